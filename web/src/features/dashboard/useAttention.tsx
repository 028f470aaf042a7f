import { useState, type ReactNode } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useMemberLocalStorage } from '../../lib/useLocalStorage.ts';
import { useOverview, useOverviewFailure } from '../../overview/overview.tsx';
import { AttentionPanel, type Attention } from './AttentionPanel.tsx';
import { useUrgentEvents } from './useUrgentEvents.ts';

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const patience = 1000;

const isQuiet = ({ terms, noEmail, events }: Attention) => !terms && !noEmail && events.length === 0;

/** Where what needs attention stands: at the top, or, where it came late, below what the member may have begun to use. */
export type AttentionPlace = 'top' | 'below';

/** What needs the member's attention, and where it stands: null until it is known or was waited for long enough. */
export function useAttention(): readonly [panel: ReactNode, place: AttentionPlace | null] {
  const member = useOverview()?.me ?? null;
  const failure = useOverviewFailure();
  const { events, isSettled, getDismiss } = useUrgentEvents();
  const [noted, keepNoted] = useMemberLocalStorage('noted.noEmail', member?.id ?? null);
  const attention = {
    terms: member?.agreementAccepted === false,
    noEmail: member?.maskedEmail === null && noted === null,
    events,
  };
  const hasNone = isQuiet(attention);
  const isMemberSettled = member !== null || failure !== null;
  const isOverdue = useDelayed(!isSettled, patience);
  // It stays: a line that comes later finds its place without the others moving out.
  const [place, setPlace] = useState<AttentionPlace | null>(null);
  if (place === null && isMemberSettled && (isSettled || isOverdue))
    setPlace(isSettled || !hasNone ? 'top' : 'below');
  return [
    !hasNone && (
      <AttentionPanel attention={attention} onEmailNoted={() => keepNoted('1')} getDismiss={getDismiss} />
    ),
    place,
  ];
}
