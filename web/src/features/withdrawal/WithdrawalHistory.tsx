import { request } from '../../graphql/request.ts';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import { pageOf, type LoadPage } from '../../records/pages.ts';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { filterKinds, queryFilter } from './historyFilters.ts';
import type { Withdrawal } from './order.ts';
import { isOver } from './states.ts';
import { askAgain } from './useRecentWithdrawals.ts';
import { WithdrawalsDocument } from './history.generated.ts';
import { WithdrawalHistoryView } from './WithdrawalHistoryView.tsx';

const rowId = (withdrawal: Withdrawal) => withdrawal.id;

/** All withdrawals of the member. The list holds its rows itself: a cache would keep them a second time. */
export default function WithdrawalHistory() {
  const filters = useUrlFilters(filterKinds);

  /** Pages for the filters; the list and the export say themselves what failed. */
  const load: LoadPage<Withdrawal> = async ({ after, first, signal }) => {
    const filter = queryFilter(filters.values);
    if (filter === null) return { rows: [], endCursor: null, hasNextPage: false };
    const variables = { filter, first, after };
    const options = { shownByScreen: true, signal };
    return pageOf((await request(WithdrawalsDocument, variables, options)).withdrawals);
  };

  const pages = useRecordPages(filters.key, load, rowId);
  const isUnderWay = pages.rows.some(({ status }) => !isOver(status));
  useLookAgain(pages.checkNews, isUnderWay ? askAgain : null);
  return <WithdrawalHistoryView filters={filters} pages={pages} exportPage={load} />;
}
