import type { Loaded } from '../lib/loaded.ts';
import { useLookAgain } from '../overview/useLookAgain.ts';
import { noneDismissed } from './dismissed.ts';
import type { EventSource, MemberEvent, Told } from './event.ts';
import { useEvents } from './useEvents.ts';

/** How often is looked for news while nothing else says that there might be some, in ms. */
const lookEvery = 60_000;

/** How many are told: older ones are among the records. */
const maxNotices = 30;

/** An event that the bell tells of. */
export type Notice = MemberEvent & { readonly told: Told };

const isTold = (event: MemberEvent): event is Notice => event.told !== undefined;

/** What there is to tell the member, newest first: looked at again when balances change, on return and each minute. */
export function useNotices(sources: readonly EventSource[]): Loaded<readonly Notice[]> {
  const { events, areComplete, error, retry } = useEvents(sources, {
    // The dashboard may have asked a moment ago.
    fetchPolicy: 'cache-first',
    dismissed: noneDismissed,
  });
  useLookAgain(retry, lookEvery);
  const notices = events
    .filter(isTold)
    .sort((one, other) => Date.parse(other.told.at) - Date.parse(one.told.at))
    .slice(0, maxNotices);
  return { data: areComplete ? notices : null, error, retry };
}

/** Those that came after the member last looked. */
export const unseenOf = (notices: readonly Notice[], seenAt: number): readonly Notice[] =>
  notices.filter(({ told }) => Date.parse(told.at) > seenAt);
