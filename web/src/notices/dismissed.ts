import type { Dismissed, MemberEvent } from './event.ts';

/** The most events that are remembered as dismissed: of older ones nothing is shown any more. */
const maxDismissed = 60;

export const noneDismissed: Dismissed = { ids: [], rejectedUntil: 0 };

/** Reads what was kept; what cannot be read is nothing. */
export function readDismissed(kept: string | null): Dismissed {
  if (kept === null) return noneDismissed;
  try {
    const { ids, rejectedUntil } = JSON.parse(kept) as Partial<Record<keyof Dismissed, unknown>>;
    return {
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      rejectedUntil: typeof rejectedUntil === 'number' ? rejectedUntil : 0,
    };
  } catch {
    return noneDismissed;
  }
}

/** Adds a dismissed event. One that represents all others dismisses every rejection so far. */
export const withDismissed = (
  dismissed: Dismissed,
  { id, attention }: Pick<MemberEvent, 'id' | 'attention'>,
  now: number,
): Dismissed =>
  attention?.dismissal === 'allRejections'
    ? { ...dismissed, rejectedUntil: now }
    : { ...dismissed, ids: [...dismissed.ids.filter((known) => known !== id), id].slice(-maxDismissed) };
