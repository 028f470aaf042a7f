import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { useShown } from '../../browser/useShown.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { toastOutcome, useDecided } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { useHasPassed } from '../../time/useHasPassed.ts';
import { useRecentConvertsQuery } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { formatPair, useSentenceAmounts } from './words.ts';

/** Delay between refetches of an order that is due, in ms. */
const refetchInterval = 2_000;

const isPending = ({ status }: ConvertOrder): boolean => status === 'PENDING';

/** Refetches when the next order is due, and until it settles: the platform's clock decides. */
export function useRefetchWhenDue(orders: readonly ConvertOrder[], ask: () => void): void {
  const next = orders
    .filter(isPending)
    .flatMap(({ settlesAt }) => settlesAt ?? [])
    .sort()[0];
  const isDue = useHasPassed(next ?? null);
  const refetchOrders = useEffectEvent(ask);
  useEffect(() => {
    if (!isDue) return;
    refetchOrders();
    const timer = setInterval(() => refetchOrders(), refetchInterval);
    return () => clearInterval(timer);
  }, [isDue]);
}

export interface ConvertOrders {
  /** Still cancellable, newest first. */
  pending: readonly ConvertOrder[];
  /** Newest first. */
  recent: Loaded<readonly ConvertOrder[]>;
  /** All of these. */
  known: readonly ConvertOrder[];
  /** Whether the first attempt to load them has succeeded or failed. */
  isSettled: boolean;
  reload: () => Promise<void>;
}

/** The member's convert orders, the latest optionally of one credit; toasts when one settles. */
export function useRecentConverts(coin: CreditType | null): ConvertOrders {
  const { t } = useTranslation('convert');
  const sentence = useSentenceAmounts();
  const refreshOverview = useOverviewRefresh();
  const query = useRecentConvertsQuery({ ...panelOptions, variables: { coin: useShown(coin) } });
  const summary = toPanel(query);
  // On failure the old data stays until the next refetch.
  const reload = async () => {
    await query.refetch().catch(() => undefined);
  };
  useBalanceChange(summary.reload);

  const recent = mapLoaded(summary, (data) => data.recent.edges.map(({ node }) => node));
  const known = useMemo(
    () =>
      summary.data === null
        ? []
        : [...summary.data.pending.edges, ...summary.data.recent.edges].map(({ node }) => node),
    [summary.data],
  );
  useRefetchWhenDue(known, summary.reload);
  useDecided(known, isPending, (order) => {
    if (order.status !== 'COMPLETED') return;
    toastOutcome(order, 'success', t('settled', sentence(order)));
    void refreshOverview();
  });
  // The cache knows of a cancellation before the next refetch.
  const pending = (summary.data?.pending.edges ?? []).map(({ node }) => node).filter(isPending);
  return { pending, recent, known, isSettled: summary.isSettled, reload };
}

export interface RecentConvertsProps {
  orders: Loaded<readonly ConvertOrder[]>;
  historyPath: string;
}

/** The latest converts next to the form. */
export function RecentConverts({ orders, historyPath }: RecentConvertsProps) {
  const { t } = useTranslation('convert');
  return (
    <RecentOrders<ConvertOrder>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: historyPath }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      row={(order) => ({
        id: order.id,
        title: formatPair(order),
        amount: <Money value={order.amount} coin={order.from} />,
        at: order.createdAt,
        state:
          order.status === 'COMPLETED' && order.actualAmount !== null ? (
            <Money value={order.actualAmount} coin={order.to} signed />
          ) : (
            <StatusChip status={order.status} />
          ),
      })}
    />
  );
}
