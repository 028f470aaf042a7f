import { useState, type ReactNode } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useMemberLocalStorage } from '../../lib/useLocalStorage.ts';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useOverview, useOverviewFailure } from '../../overview/overview.tsx';
import type { Attention } from './AttentionPanel.tsx';
import { useUrgentEvents } from './useUrgentEvents.ts';

/** Where nothing needs attention there is no such panel: it is no part of the screen's first load. */
const loadPanel = lazyImport(() => import('./AttentionPanel.tsx'), ['notices']);

/** How long the screen waits for what needs attention before it shows itself without, in ms. */
const patience = 1000;

/** Whether something is still to come that is worth waiting for. */
const useIsAwaited = (isPending: boolean): boolean => !useDelayed(isPending, patience) && isPending;

const isQuiet = ({ terms, noEmail, events }: Attention) => !terms && !noEmail && events.length === 0;

/** What needs the member's attention, and whether that is known or was waited for long enough. */
export function useAttention(): readonly [panel: ReactNode, isKnown: boolean] {
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
  const panel = useLazyImport(loadPanel, !hasNone);
  const isMemberSettled = member !== null || failure !== null;
  const isAwaited = useIsAwaited(!isSettled);
  const isPanelAwaited = useIsAwaited(isMemberSettled && !hasNone && panel === null);
  // What was known once is never unknown again: a line that comes later finds its place without the others moving out.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && isMemberSettled && !isAwaited && !isPanelAwaited) setKnown(true);
  return [
    !hasNone && panel !== null && (
      <panel.AttentionPanel
        attention={attention}
        onEmailNoted={() => keepNoted('1')}
        getDismiss={getDismiss}
      />
    ),
    isKnown,
  ];
}
