import { request } from '../../graphql/request.ts';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import { pageOf, type LoadPage } from '../../records/pages.ts';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import type { Deposit } from './deposit.ts';
import { DepositsDocument } from './deposit.generated.ts';
import { DepositRecordsView } from './DepositRecordsView.tsx';
import { filterKinds, queryFilter } from './recordFilters.ts';
import { isPending, lookAgain, useDecisions } from './useDeposits.ts';

const rowId = (deposit: Deposit) => deposit.id;

/** All deposits of the member. The list holds its rows itself: a cache would keep them a second time. */
export default function DepositRecords() {
  const filters = useUrlFilters(filterKinds);

  /** Pages for the filters; the list and the export say themselves what failed. */
  const load: LoadPage<Deposit> = async ({ after, first, signal }) => {
    const filter = queryFilter(filters.values);
    if (filter === null) return { rows: [], endCursor: null, hasNextPage: false };
    const variables = { filter, first, after };
    const options = { shownByScreen: true, signal };
    return pageOf((await request(DepositsDocument, variables, options)).deposits);
  };

  const pages = useRecordPages(filters.key, load, rowId);
  useLookAgain(pages.checkNews, pages.rows.some(isPending) ? lookAgain : null);
  useDecisions(pages.rows);
  return <DepositRecordsView filters={filters} pages={pages} exportPage={load} />;
}
