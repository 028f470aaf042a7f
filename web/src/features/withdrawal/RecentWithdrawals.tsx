import { useTranslation } from 'react-i18next';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { Money } from '../../design/ui/Money.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { ListedState } from './Expected.tsx';
import type { Withdrawal } from './order.ts';
import { withdrawalPath } from './paths.ts';
import { isOver } from './states.ts';
import { useRecentWithdrawalsQuery } from './withdrawal.generated.ts';
import { formatTarget } from './words.ts';

/** Poll interval while a withdrawal is in progress, in ms. */
const refetchInterval = 15_000;

/** Refetches withdrawals while one is in progress. */
export function useProgress(withdrawals: readonly Withdrawal[], refetch: () => void): void {
  const isUnderWay = withdrawals.some(({ status }) => !isOver(status));
  useRefetchWhenStale(refetch, isUnderWay ? refetchInterval : null);
}

export interface RecentWithdrawalsState extends Loaded<readonly Withdrawal[]> {
  /** Adds a withdrawal that was just made, before the next refetch. */
  readonly add: (withdrawal: Withdrawal) => void;
}

/** The member's latest withdrawals, newest first. */
export function useRecentWithdrawals(): RecentWithdrawalsState {
  const query = useRecentWithdrawalsQuery(panelOptions);
  const recent = mapLoaded(toPanel(query), (data) => data.withdrawals.edges.map(({ node }) => node));
  useProgress(recent.data ?? [], recent.reload);
  return {
    ...recent,
    add: (withdrawal) => {
      query.updateQuery((_known, { complete, previousData: known }) => {
        if (!complete) return;
        const others = known.withdrawals.edges.filter(({ node }) => node.id !== withdrawal.id);
        const edge = { __typename: 'WithdrawalEdge' as const, node: withdrawal };
        return { withdrawals: { ...known.withdrawals, edges: [edge, ...others] } };
      });
    },
  };
}

export interface RecentWithdrawalsProps {
  orders: Loaded<readonly Withdrawal[]>;
  onOpen: (withdrawal: Withdrawal) => void;
}

/** The latest withdrawals next to the form. */
export function RecentWithdrawals({ orders, onOpen }: RecentWithdrawalsProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <RecentOrders<Withdrawal>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: withdrawalPath({ tab: 'records' }) }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      onOpen={onOpen}
      row={(withdrawal) => ({
        id: withdrawal.id,
        title: <span translate="no">{formatTarget(withdrawal)}</span>,
        amount: <Money value={withdrawal.amount} coin={withdrawal.coin} />,
        at: withdrawal.createdAt,
        state: <ListedState withdrawal={withdrawal} />,
        reason: withdrawal.reason,
      })}
    />
  );
}
