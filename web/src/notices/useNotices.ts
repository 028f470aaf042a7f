import type { Loaded } from '../browser/loaded.ts';
import { useRefetchWhenStale } from '../data/overview/useRefetchWhenStale.ts';
import { noneDismissed } from './dismissed.ts';
import type { EventSource, EventNotice, MemberEvent } from './event.ts';
import { useEvents } from './useEvents.ts';

/** How often events are refetched while nothing else suggests that there are new ones, in ms. */
const refetchInterval = 60_000;

/** Older ones are among the records. */
const maxNotices = 30;

/** An event that the bell shows. */
export type Notice = Omit<MemberEvent, 'notice' | 'attention'> & EventNotice;

/** The member's notices, newest first; refetched when balances change, on return and each minute. */
export function useNotices(sources: readonly EventSource[]): Loaded<readonly Notice[]> {
  const { events, isComplete, error, reload } = useEvents(sources, {
    // The dashboard may have asked a moment ago.
    fetchPolicy: 'cache-first',
    dismissed: noneDismissed,
  });
  useRefetchWhenStale(reload, refetchInterval);
  const notices = events
    .flatMap(({ notice, ...event }): readonly Notice[] =>
      notice === undefined ? [] : [{ ...event, ...notice }],
    )
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, maxNotices);
  return { data: isComplete ? notices : null, error, reload };
}

/** Those that came after the member last looked. */
export const filterUnseen = (notices: readonly Notice[], seenAt: number): readonly Notice[] =>
  notices.filter(({ at }) => Date.parse(at) > seenAt);
