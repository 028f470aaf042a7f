import { use, useEffect, useEffectEvent, useState } from 'react';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import { useKept } from '../../lib/useKept.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { readDismissed, withDismissed } from '../../notices/dismissed.ts';
import {
  EventSources,
  urgencies,
  type Attention,
  type Dismissed,
  type MemberEvent,
} from '../../notices/event.ts';
import { useEvents } from '../../notices/useEvents.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useLookAgain } from '../../overview/useLookAgain.ts';

/** How often is looked again while an order waits for a decision, in ms: a rejection changes no balance. */
const lookEvery = 30_000;

/** An event that asks something of the member. */
export type PressingEvent = MemberEvent & { readonly attention: Attention };

const isPressing = (event: MemberEvent): event is PressingEvent => event.attention !== undefined;

/** Whether an event asks for nothing any more, because its time is up. */
const isOver = ({ attention: { until } }: PressingEvent, endedUntil: string | null): boolean =>
  until !== undefined && endedUntil !== null && Date.parse(until) <= Date.parse(endedUntil);

/** Those that the member has not dismissed and whose time is not up, the most pressing first. */
export const listPressing = (
  events: readonly MemberEvent[],
  { ids }: Dismissed,
  endedUntil: string | null,
): readonly PressingEvent[] =>
  events
    .filter(isPressing)
    .filter((event) => event.attention.dismissal === undefined || !ids.includes(event.id))
    .filter((event) => !isOver(event, endedUntil))
    .sort(
      (one, other) => urgencies.indexOf(one.attention.urgency) - urgencies.indexOf(other.attention.urgency),
    );

export interface PressingEvents {
  /** Empty while it is not known, and when it could not be had: the screen does not depend on it. */
  readonly events: readonly PressingEvent[];
  /** Whether every answer came in or failed, at least once. */
  readonly areSettled: boolean;
  /** How an event is dismissed; null where it cannot be. */
  readonly getDismiss: (event: PressingEvent) => (() => void) | null;
}

/** What has happened that asks something of the member, without what was dismissed on this device. */
export function usePressingEvents(): PressingEvents {
  const overview = useOverview();
  const { part: sources } = useLoadedWhen(true, use(EventSources));
  const [kept, keep] = useKept('attentionPutAway', overview?.me.id ?? null);
  const dismissed = readDismissed(kept);
  const { events, areSettled, retry } = useEvents(sources, { fetchPolicy: 'cache-and-network', dismissed });
  const isWaiting = events.some(({ attention }) => attention?.isWaiting === true);
  useLookAgain(retry, isWaiting ? lookEvery : null);

  // An event leaves the list at the moment its time is up.
  const [endedUntil, setEndedUntil] = useState<string | null>(null);
  const nextEnd =
    events
      .filter(isPressing)
      .filter((event) => !isOver(event, endedUntil))
      .flatMap(({ attention: { until } }) => until ?? [])
      .sort()[0] ?? null;
  const hasEnded = useHasPassed(nextEnd);
  if (hasEnded) setEndedUntil(nextEnd);
  const lookNow = useEffectEvent(retry);
  useEffect(() => {
    if (endedUntil !== null) lookNow();
  }, [endedUntil]);

  return {
    events: listPressing(events, dismissed, endedUntil),
    areSettled,
    getDismiss: (event) =>
      event.attention.dismissal === undefined
        ? null
        : () => keep(JSON.stringify(withDismissed(dismissed, event, Date.now()))),
  };
}
