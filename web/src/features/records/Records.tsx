import { useMemo } from 'react';
import { request } from '../../graphql/request.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { pageOf, type LoadPage } from '../../records/pages.ts';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { filterKindsOf, queryFilter, type RecordsScope } from './filters.ts';
import type { CreditRecord } from './record.ts';
import { CreditRecordsDocument } from './records.generated.ts';
import { RecordsView, type RecordsViewProps } from './RecordsView.tsx';

const rowId = (record: CreditRecord) => record.id;

/** Everything of the member's. */
const everything: RecordsScope = {};

export interface RecordsProps extends Partial<Pick<RecordsViewProps, 'fileName' | 'empty'>> {
  /** A constant of the caller's; all records without one. */
  scope?: RecordsScope;
}

/** The movements of the member's credits. The list holds its rows itself: a cache would keep them a second time. */
export default function Records({ scope = everything, ...words }: RecordsProps) {
  const filterKinds = useMemo(() => filterKindsOf(scope), [scope]);
  const filters = useUrlFilters(filterKinds);

  /** Pages for the filters; the list and the export say themselves what failed. */
  const load: LoadPage<CreditRecord> = async ({ after, first, signal }) => {
    const filter = queryFilter(filters.values, scope);
    if (filter === null) return { rows: [], endCursor: null, hasNextPage: false };
    const variables = { filter, first, after };
    const options = { shownByScreen: true, signal };
    return pageOf((await request(CreditRecordsDocument, variables, options)).creditRecords);
  };

  const pages = useRecordPages(filters.key, load, rowId);
  useBalanceChange(pages.checkNews);
  return <RecordsView scope={scope} filters={filters} pages={pages} exportPage={load} {...words} />;
}
