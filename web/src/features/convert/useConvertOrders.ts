import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { CreditType } from '../../generated/schema.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { ConvertStandingDocument } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { useSentence } from './useSentence.ts';

/** How often the platform is asked for an order whose time is up by this device's clock, in ms. */
const askAgain = 2_000;

export interface ConvertOrders {
  /** Those that can still be cancelled, newest first. */
  pending: readonly ConvertOrder[];
  /** The latest, newest first; null while they load. */
  recent: readonly ConvertOrder[] | null;
  error: unknown;
  reload: () => Promise<void>;
  /** An order as it is by now, where that is known. */
  latest: (order: ConvertOrder) => ConvertOrder;
}

/** Asks as soon as the next order is due, and on until it has settled: the platform's clock decides. */
export function useAskWhenDue(pending: readonly ConvertOrder[], ask: () => void): void {
  const next = pending.map(({ settlesAt }) => settlesAt).sort()[0] ?? null;
  const isDue = useHasPassed(next);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isDue) return;
    askNow();
    const timer = setInterval(() => askNow(), askAgain);
    return () => clearInterval(timer);
  }, [isDue]);
}

/** Calls back for each order that settles while this screen is open. */
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

/** The member's convert orders, the latest those of one credit where it is given: they settle by themselves, and say so. */
export function useConvertOrders(coin: CreditType | null): ConvertOrders {
  const { t } = useTranslation('convert');
  const sentence = useSentence();
  const refreshOverview = useOverviewRefresh();
  const { data, previousData, error, refetch } = useQuery(ConvertStandingDocument, {
    variables: { coin },
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // A failed refresh leaves what was there; the next one repairs it.
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  useBalanceChange(() => void reload());

  const known = data ?? previousData;
  const { pending, recent, byId } = useMemo(() => {
    const recentOrders = known?.recent.edges.map(({ node }) => node) ?? null;
    const waiting = known?.pending.edges.map(({ node }) => node) ?? [];
    return {
      // What was cancelled here is known to be so before the list is asked for again.
      pending: waiting.filter(({ status }) => status === 'PENDING'),
      recent: recentOrders,
      byId: new Map([...waiting, ...(recentOrders ?? [])].map((order) => [order.id, order])),
    };
  }, [known]);

  useAskWhenDue(pending, () => void reload());
  useSettled(
    useMemo(() => [...byId.values()], [byId]),
    (order) => {
      toast.success(t('settled', sentence(order)));
      void refreshOverview();
    },
  );
  return { pending, recent, error, reload, latest: (order) => byId.get(order.id) ?? order };
}
