import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';
import { isZero } from '../../lib/decimal.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useKept } from '../../lib/useKept.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { withTexts } from '../../lib/withTexts.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import { orderLinesOf, readPutAway, withPutAway, type OrderLine } from './attention.ts';
import { DashboardAttentionDocument } from './dashboard.generated.ts';
import type { OrderLineRowProps } from './OrderLineRow.tsx';

/** How often is looked again while an order waits for a decision, in ms: a rejection changes no balance. */
const lookEvery = 30_000;

/** Few members have such lines: what shows them is no part of the screen's first load. */
const fetchRow = withTexts(
  () => import('./OrderLineRow.tsx').then((module) => module.OrderLineRow),
  ['notices'],
);

export interface OrderLines {
  /** Empty while it is not known, and when it could not be had: the screen does not depend on it. */
  readonly lines: readonly OrderLine[];
  /** What shows a line; null until it is needed and has come. */
  readonly Row: ComponentType<OrderLineRowProps> | null;
  readonly isSettled: boolean;
  readonly putAway: (line: OrderLine) => void;
}

/** What the member's own orders ask of the member, without what was put away on this device. */
export function useOrderLines(): OrderLines {
  const overview = useOverview();
  const [openedAt] = useState(() => Date.now());
  const { data, isSettled, retry } = usePanelQuery(DashboardAttentionDocument);
  const [kept, keep] = useKept('attentionPutAway', overview?.me.id ?? null);

  const isWaiting =
    data !== null &&
    [data.deposits, data.withdrawals, data.notReceived, data.convertOrders].some(
      ({ edges }) => edges.length > 0,
    );
  useLookAgain(retry, isWaiting ? lookEvery : null);

  // A convert leaves the list at the moment it can no longer be cancelled.
  const nextEnd = data?.convertOrders.edges.map(({ node }) => node.settlesAt).sort()[0] ?? null;
  const hasEnded = useHasPassed(nextEnd);
  const lookNow = useEffectEvent(retry);
  useEffect(() => {
    if (hasEnded) lookNow();
  }, [hasEnded]);

  const canWithdraw =
    overview?.assets.some(({ coin, available }) => coin === 'WITHDRAWAL_POINT' && !isZero(available)) ??
    false;
  const away = readPutAway(kept);
  const circumstances = { canWithdraw, away, now: openedAt, endedUntil: hasEnded ? nextEnd : null };
  const lines = data === null ? [] : orderLinesOf(data, circumstances);
  const { part: Row } = useLoadedWhen(lines.length > 0, fetchRow);
  return {
    lines,
    Row,
    isSettled: isSettled && (lines.length === 0 || Row !== null),
    putAway: (line) => keep(JSON.stringify(withPutAway(away, line, Date.now()))),
  };
}
