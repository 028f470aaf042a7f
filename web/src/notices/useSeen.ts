import { useEffect } from 'react';
import { removeMemberLocalStorage, useMemberLocalStorage } from '../browser/useLocalStorage.ts';
import { session } from '../data/session/session.ts';

const name = 'noticesSeen';

// A device that others use does not show who was signed in, and when.
session.onEnd((end) => {
  if (end === 'loggedOut') removeMemberLocalStorage(name);
});

/** On a new device, older events count as seen. In ms. */
const newAtFirst = 24 * 3_600_000;

/** The day before this page was opened; constant between calls. */
const atFirst = Date.now() - newAtFirst;

/**
 * The time of the last event that the member has seen, in ms since 1970, and a setter. One time instead of a list of
 * ids, which would grow.
 */
export function useSeen(memberId: string | null): readonly [seenAt: number, see: (at: number) => void] {
  const [kept, keep] = useMemberLocalStorage(name, memberId);
  const known = kept === null ? Number.NaN : Date.parse(kept);
  const isKnown = !Number.isNaN(known);
  useEffect(() => {
    // What happens until the next visit is new then, however long that takes.
    if (!isKnown && session.isLoggedIn()) keep(new Date(atFirst).toISOString());
  }, [isKnown, keep]);
  const seenAt = isKnown ? known : atFirst;
  return [
    seenAt,
    (at) => {
      // News that come after the sign-out must not bring back what it removed.
      if (at > seenAt && session.isLoggedIn()) keep(new Date(at).toISOString());
    },
  ];
}
