import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLazyImport } from '../../browser/lazyImport.ts';
import { useMemberLocalStorage } from '../../browser/useLocalStorage.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { readDismissed, withDismissed } from '../../notices/dismissed.ts';
import {
  EventSources,
  urgencies,
  type Attention,
  type Dismissed,
  type MemberEvent,
} from '../../notices/event.ts';
import { useEvents } from '../../notices/useEvents.ts';
import { useHasPassed } from '../../time/useHasPassed.ts';

/** How often is looked again while an order waits for a decision, in ms: a rejection changes no balance. */
const refetchInterval = 30_000;

/** An event that asks something of the member. */
export type UrgentEvent = MemberEvent & { readonly attention: Attention };

const isUrgent = (event: MemberEvent): event is UrgentEvent => event.attention !== undefined;

/** Whether an event no longer needs attention, because its time is over. */
const isOver = ({ attention: { until } }: UrgentEvent, endedUntil: string | null): boolean =>
  until !== undefined && endedUntil !== null && Date.parse(until) <= Date.parse(endedUntil);

/** Those that the member has not dismissed and whose time is not up, the most pressing first. */
export const listUrgent = (
  events: readonly MemberEvent[],
  { ids }: Dismissed,
  endedUntil: string | null,
): readonly UrgentEvent[] =>
  events
    .filter(isUrgent)
    .filter((event) => event.attention.dismissal === undefined || !ids.includes(event.id))
    .filter((event) => !isOver(event, endedUntil))
    .sort(
      (one, other) => urgencies.indexOf(one.attention.urgency) - urgencies.indexOf(other.attention.urgency),
    );

export interface UrgentEvents {
  /** Empty while it is not known, and when it could not be had: the screen does not depend on it. */
  readonly events: readonly UrgentEvent[];
  /** Whether every answer came in or failed, at least once. */
  readonly isSettled: boolean;
  /** How an event is dismissed; null where it cannot be. */
  readonly getDismiss: (event: UrgentEvent) => (() => void) | null;
}

/** What has happened that asks something of the member, without what was dismissed on this device. */
export function useUrgentEvents(): UrgentEvents {
  const overview = useOverview();
  const sources = useLazyImport(use(EventSources), true);
  const [kept, keep] = useMemberLocalStorage('attentionPutAway', overview?.me.id ?? null);
  const dismissed = useMemo(() => readDismissed(kept), [kept]);
  const { events, isSettled, reload } = useEvents(sources, { fetchPolicy: 'cache-and-network', dismissed });
  const isWaiting = events.some(({ attention }) => attention?.isWaiting === true);
  useRefetchWhenStale(reload, isWaiting ? refetchInterval : null);

  // An event leaves the list at the moment its time is up.
  const [endedUntil, setEndedUntil] = useState<string | null>(null);
  const nextEnd =
    events
      .filter(isUrgent)
      .filter((event) => !isOver(event, endedUntil))
      .flatMap(({ attention: { until } }) => until ?? [])
      .sort()[0] ?? null;
  const hasEnded = useHasPassed(nextEnd);
  if (hasEnded) setEndedUntil(nextEnd);
  const refetchNow = useEffectEvent(reload);
  useEffect(() => {
    if (endedUntil !== null) refetchNow();
  }, [endedUntil]);

  return {
    events: listUrgent(events, dismissed, endedUntil),
    isSettled,
    getDismiss: (event) =>
      event.attention.dismissal === undefined
        ? null
        : () => keep(JSON.stringify(withDismissed(dismissed, event, Date.now()))),
  };
}
