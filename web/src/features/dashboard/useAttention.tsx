import { useState, type ReactNode } from 'react';
import { useMemberLocalStorage } from '../../browser/useLocalStorage.ts';
import { useOverview, useOverviewFailure } from '../../data/overview/overview.tsx';
import { useDelayed } from '../../time/useDelayed.ts';
import { AttentionPanel, type Attention } from './AttentionPanel.tsx';
import { useUrgentEvents } from './useUrgentEvents.ts';

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const settleTimeout = 1000;

/** How long the content below waits for the panel, in ms, so that it is not pushed down. */
const placeholderTimeout = 10_000;

const isQuiet = ({ terms, noEmail, events }: Attention) => !terms && !noEmail && events.length === 0;

/** Position of the panel: at the top, or, if it loads late, below what the member may be using already. */
type AttentionPlace = 'top' | 'below';

export interface ShownAttention {
  readonly panel: ReactNode;
  /** Null until it is known or was waited for long enough. */
  readonly place: AttentionPlace | null;
  /** Whether the panel may still appear for the first time and push the content down. */
  readonly isComing: boolean;
}

/** What needs the member's attention. */
export function useAttention(): ShownAttention {
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
  const isOverdue = useDelayed(!isSettled, settleTimeout);
  const isLate = useDelayed(!isSettled, placeholderTimeout);
  // Content below also stays in place when an area opens whose events are not loaded yet.
  const [isComing, setComing] = useState(true);
  if (isComing && (isSettled || isLate)) setComing(false);
  // It stays: a line that comes later finds its place without the others moving out.
  const [place, setPlace] = useState<AttentionPlace | null>(null);
  if (place === null && isMemberSettled && (isSettled || isOverdue))
    setPlace(isSettled || !hasNone ? 'top' : 'below');
  return {
    panel: !hasNone && (
      <AttentionPanel attention={attention} onEmailNoted={() => keepNoted('1')} getDismiss={getDismiss} />
    ),
    place,
    isComing,
  };
}
