import { useQuery } from '@apollo/client/react';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import type { Withdrawal } from './order.ts';
import { isOver } from './states.ts';
import { RecentWithdrawalsDocument } from './withdrawal.generated.ts';

/** How often the platform is asked how far a withdrawal has come that is under way, in ms. */
export const askAgain = 15_000;

export interface RecentWithdrawals {
  /** The latest, newest first; null while they load. */
  recent: readonly Withdrawal[] | null;
  error: unknown;
  reload: () => void;
  /** A withdrawal as it is by now, where that is known. */
  latest: (withdrawal: Withdrawal) => Withdrawal;
  /** One that was just made stands there before the list is asked for again. */
  add: (withdrawal: Withdrawal) => void;
}

/** The member's latest withdrawals. They go on without the member: what is under way is asked for now and then. */
export function useRecentWithdrawals(): RecentWithdrawals {
  const { data, previousData, error, refetch, updateQuery } = useQuery(RecentWithdrawalsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // A failed refresh leaves what was there; the next one repairs it.
  const reload = () => void refetch().catch(() => undefined);
  const recent = (data ?? previousData)?.withdrawals.edges.map(({ node }) => node) ?? null;
  useLookAgain(reload, recent?.some(({ status }) => !isOver(status)) === true ? askAgain : null);
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
