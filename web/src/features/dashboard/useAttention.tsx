import { useState, type ReactNode } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useKept } from '../../lib/useKept.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { withTexts } from '../../lib/withTexts.ts';
import { useOverview, useOverviewFailure } from '../../overview/overview.tsx';
import type { Attention } from './AttentionPanel.tsx';
import { usePressingEvents } from './usePressingEvents.ts';

/** Where nothing needs attention there is no such panel: it is no part of the screen's first load. */
const fetchPanel = withTexts(
  () => import('./AttentionPanel.tsx').then((module) => module.AttentionPanel),
  ['notices'],
);

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const patience = 1000;

/** Whether something is still to come that is worth waiting for. */
const useIsAwaited = (isPending: boolean): boolean => !useDelayed(isPending, patience) && isPending;

const isQuiet = ({ terms, noEmail, events }: Attention) => !terms && !noEmail && events.length === 0;

/** What needs the member's attention, and whether that is known or was waited for long enough. */
export function useAttention(): readonly [panel: ReactNode, isKnown: boolean] {
  const member = useOverview()?.me ?? null;
  const failure = useOverviewFailure();
  const { events, areSettled, getDismiss } = usePressingEvents();
  const [noted, keepNoted] = useKept('noted.noEmail', member?.id ?? null);
  const attention = {
    terms: member?.agreementAccepted === false,
    noEmail: member?.maskedEmail === null && noted === null,
    events,
  };
  const hasNone = isQuiet(attention);
  const { part: Panel } = useLoadedWhen(!hasNone, fetchPanel);
  const isMemberSettled = member !== null || failure !== null;
  const isAwaited = useIsAwaited(!areSettled);
  const isPanelAwaited = useIsAwaited(isMemberSettled && !hasNone && Panel === null);
  // What was known once is never unknown again: a line that comes later finds its place without the others moving out.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && isMemberSettled && !isAwaited && !isPanelAwaited) setKnown(true);
  return [
    !hasNone && Panel !== null && (
      <Panel attention={attention} onEmailNoted={() => keepNoted('1')} getDismiss={getDismiss} />
    ),
    isKnown,
  ];
}
