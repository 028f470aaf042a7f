import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import type { Withdrawal } from './order.ts';
import { isOver } from './states.ts';
import { useRecentWithdrawalsQuery } from './withdrawal.generated.ts';

/** Poll interval while a withdrawal is in progress, in ms. */
export const refetchInterval = 15_000;

export interface RecentWithdrawals {
  /** Newest first; null while loading. */
  recent: readonly Withdrawal[] | null;
  error: unknown;
  reload: () => void;
  /** The given withdrawal in its newest known version. */
  latest: (withdrawal: Withdrawal) => Withdrawal;
  /** Adds a withdrawal that was just made, before the next refetch. */
  add: (withdrawal: Withdrawal) => void;
}

/** The member's latest withdrawals, polled while one is in progress. */
export function useRecentWithdrawals(): RecentWithdrawals {
  const { data, previousData, error, refetch, updateQuery } = useRecentWithdrawalsQuery({
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // On failure the old data stays until the next refetch.
  const reload = () => void refetch().catch(() => undefined);
  const recent = (data ?? previousData)?.withdrawals.edges.map(({ node }) => node) ?? null;
  useRefetchWhenStale(
    reload,
    recent?.some(({ status }) => !isOver(status)) === true ? refetchInterval : null,
  );
  return {
    recent,
    error,
    reload,
    latest: (withdrawal) => recent?.find(({ id }) => id === withdrawal.id) ?? withdrawal,
    add: (withdrawal) => {
      updateQuery((_known, { complete, previousData: known }) => {
        if (!complete) return;
        const others = known.withdrawals.edges.filter(({ node }) => node.id !== withdrawal.id);
        const edge = { __typename: 'WithdrawalEdge' as const, node: withdrawal };
        return { withdrawals: { ...known.withdrawals, edges: [edge, ...others] } };
      });
    },
  };
}
