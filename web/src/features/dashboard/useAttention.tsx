import { useState, type ReactNode } from 'react';
import { usePanelQuery } from '../../graphql/usePanelQuery.ts';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useKept } from '../../lib/useKept.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { withTexts } from '../../lib/withTexts.ts';
import { useOverview, useOverviewFailure } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import type { Attention } from './AttentionPanel.tsx';
import { DashboardTransferClosingDocument } from './dashboard.generated.ts';
import { useOrderLines } from './useOrderLines.ts';

/** Where nothing needs attention there is no such panel: it is no part of the screen's first load. */
const fetchPanel = withTexts(
  () => import('./AttentionPanel.tsx').then((module) => module.AttentionPanel),
  ['notices'],
);

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const patience = 1000;

/** Whether something is still to come that is worth waiting for. */
const useIsAwaited = (isPending: boolean): boolean => !useDelayed(isPending, patience) && isPending;

const isQuiet = ({ terms, closing, noEmail, orders }: Attention) =>
  !terms && closing === null && !noEmail && orders.length === 0;

/** What needs the member's attention, and whether that is known or was waited for long enough. */
export function useAttention(): readonly [panel: ReactNode, isKnown: boolean] {
  const member = useOverview()?.me ?? null;
  const failure = useOverviewFailure();
  const { data, isSettled, retry } = usePanelQuery(DashboardTransferClosingDocument);
  // Redeeming a package moves credits, and closes transfers.
  useBalanceChange(retry);
  const { lines, areSettled, putAwayOf } = useOrderLines();
  const until = data?.transferConfig.closedUntil ?? null;
  const isOpenAgain = useHasPassed(until);
  const [noted, keepNoted] = useKept('noted.noEmail', member?.id ?? null);
  const attention = {
    terms: member?.agreementAccepted === false,
    closing:
      until === null || isOpenAgain ? null : { until, reason: data?.transferConfig.closedReason ?? null },
    noEmail: member?.maskedEmail === null && noted === null,
    orders: lines,
  };
  const hasNone = isQuiet(attention);
  const { part: Panel } = useLoadedWhen(!hasNone, fetchPanel);
  const isMemberSettled = member !== null || failure !== null;
  const isAwaited = useIsAwaited(!isSettled || !areSettled);
  const isPanelAwaited = useIsAwaited(isMemberSettled && !hasNone && Panel === null);
  // What was known once is never unknown again: a line that comes later finds its place without the others moving out.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && isMemberSettled && !isAwaited && !isPanelAwaited) setKnown(true);
  return [
    !hasNone && Panel !== null && (
      <Panel attention={attention} onEmailNoted={() => keepNoted('1')} putAwayOf={putAwayOf} />
    ),
    isKnown,
  ];
}
