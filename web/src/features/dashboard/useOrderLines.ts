import { useEffect, useEffectEvent, useState } from 'react';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';
import { isZero } from '../../lib/decimal.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useKept } from '../../lib/useKept.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import { isPutAwayable, orderLinesOf, readPutAway, withPutAway, type OrderLine } from './attention.ts';
import { DashboardAttentionDocument } from './dashboard.generated.ts';

/** How often is looked again while an order waits for a decision, in ms: a rejection changes no balance. */
const lookEvery = 30_000;

export interface OrderLines {
  /** Empty while it is not known, and when it could not be had: the screen does not depend on it. */
  readonly lines: readonly OrderLine[];
  /** Whether it came in or failed, at least once. */
  readonly areSettled: boolean;
  /** How a line is put away; null where it cannot be. */
  readonly putAwayOf: (line: OrderLine) => (() => void) | null;
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
  return {
    lines,
    areSettled: isSettled,
    putAwayOf: (line) =>
      isPutAwayable(line) ? () => keep(JSON.stringify(withPutAway(away, line, Date.now()))) : null,
  };
}
