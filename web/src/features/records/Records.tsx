import { request } from '../../graphql/request.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { pageOf, type LoadPage } from '../../records/pages.ts';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { filterKinds, queryFilter } from './filters.ts';
import type { CreditRecord } from './record.ts';
import { CreditRecordsDocument } from './records.generated.ts';
import { RecordsView } from './RecordsView.tsx';

const rowId = (record: CreditRecord) => record.id;

/** The movements of the member's credits. The list holds its rows itself: a cache would keep them a second time. */
export default function Records() {
  const filters = useUrlFilters(filterKinds);

  /** Pages for the filters; `shownByScreen` where the list itself says what failed. */
  const pagesOf =
    (shownByScreen: boolean): LoadPage<CreditRecord> =>
    async ({ after, first, signal }) => {
      const filter = queryFilter(filters.values);
      if (filter === null) return { rows: [], endCursor: null, hasNextPage: false };
      const variables = { filter, first, after };
      const { creditRecords } = await request(CreditRecordsDocument, variables, { shownByScreen, signal });
      return pageOf(creditRecords);
    };

  const pages = useRecordPages(filters.key, pagesOf(true), rowId);
  useBalanceChange(pages.checkNews);
  return <RecordsView filters={filters} pages={pages} exportPage={pagesOf(false)} />;
}
