import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { CreditType } from '../../generated/schema.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useConvertStandingQuery } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { useSentence } from './words.ts';

/** Delay between refetches of an order that is due, in ms. */
const refetchInterval = 2_000;

export interface ConvertOrders {
  /** Still cancellable, newest first. */
  pending: readonly ConvertOrder[];
  /** Newest first; null while loading. */
  recent: readonly ConvertOrder[] | null;
  error: unknown;
  reload: () => Promise<void>;
  /** The given order in its newest known version. */
  latest: (order: ConvertOrder) => ConvertOrder;
}

/** Refetches when the next order is due, and until it settles: the platform's clock decides. */
export function useRefetchWhenDue(pending: readonly ConvertOrder[], ask: () => void): void {
  const next = pending.map(({ settlesAt }) => settlesAt).sort()[0] ?? null;
  const isDue = useHasPassed(next);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isDue) return;
    askNow();
    const timer = setInterval(() => askNow(), refetchInterval);
    return () => clearInterval(timer);
  }, [isDue]);
}

/** Calls back for each order that settles while the screen is open. */
function useSettled(orders: readonly ConvertOrder[], onSettled: (order: ConvertOrder) => void): void {
  const wasPending = useRef(new Set<string>());
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    for (const order of orders) {
      if (order.status === 'PENDING') wasPending.current.add(order.id);
      else if (wasPending.current.delete(order.id) && order.status === 'COMPLETED') settled(order);
    }
  }, [orders]);
}

/** The member's convert orders, the latest optionally of one credit; toasts when one settles. */
export function useRecentConverts(coin: CreditType | null): ConvertOrders {
  const { t } = useTranslation('convert');
  const sentence = useSentence();
  const refreshOverview = useOverviewRefresh();
  const { data, previousData, error, refetch } = useConvertStandingQuery({
    variables: { coin },
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // On failure the old data stays until the next refetch.
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  useBalanceChange(() => void reload());

  const known = data ?? previousData;
  const { pending, recent, byId } = useMemo(() => {
    const recentOrders = known?.recent.edges.map(({ node }) => node) ?? null;
    const waiting = known?.pending.edges.map(({ node }) => node) ?? [];
    return {
      // The cache knows of a cancellation before the next refetch.
      pending: waiting.filter(({ status }) => status === 'PENDING'),
      recent: recentOrders,
      byId: new Map([...waiting, ...(recentOrders ?? [])].map((order) => [order.id, order])),
    };
  }, [known]);

  useRefetchWhenDue(pending, () => void reload());
  useSettled(
    useMemo(() => [...byId.values()], [byId]),
    (order) => {
      toast.success(t('settled', sentence(order)));
      void refreshOverview();
    },
  );
  return { pending, recent, error, reload, latest: (order) => byId.get(order.id) ?? order };
}
