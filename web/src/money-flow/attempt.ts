import { portalNow } from '../lib/clock.ts';
import { session, storedNames } from '../session/session.ts';

/**
 * An order that was sent and whose answer is not in yet. It is kept in this tab's sessionStorage from before it is
 * sent until its outcome is known, so that a reload, a crash or the end of the session in between does not hide it: who
 * signs in again as the same member finds it, and nobody else does. No password is kept.
 */
export interface Attempt<Order> {
  /** Sent with every try of this order: the platform moves credits for it once at most. */
  readonly key: string;
  readonly order: Order;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The flows an order may belong to. */
export const flows = ['transfer', 'convert', 'withdrawal', 'deposit.chain', 'deposit.bank'] as const;
export type Flow = (typeof flows)[number];

/** For so long an order is kept, in ms: by then the history tells. */
const longestKept = 7 * 86_400_000;

const nameOf = (flow: Flow): string => `attempt.${flow}`;

/** Where an order of this session's member is: before it is known who that is, where the end of the session forgets it. */
const placesOf = (flow: Flow): readonly string[] => {
  const memberId = session.memberId();
  return memberId === null ? [nameOf(flow)] : [session.keptName(memberId, nameOf(flow)), nameOf(flow)];
};

const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

function read(place: string): Attempt<unknown> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Attempt<unknown>> | null;
    if (typeof stored?.key !== 'string' || typeof stored.sentAt !== 'string' || stored.order === undefined)
      return null;
    if (!(portalNow() - Date.parse(stored.sentAt) <= longestKept)) {
      sessionStorage.removeItem(place);
      return null;
    }
    return { key: stored.key, order: stored.order, sentAt: stored.sentAt };
  } catch {
    return null;
  }
}

export function storeAttempt(flow: Flow, attempt: Attempt<unknown>): void {
  const [place] = placesOf(flow);
  if (place !== undefined) sessionStorage.setItem(place, JSON.stringify(attempt));
  changed();
}

/** Its outcome is known. It goes wherever it is: the session that sent it may be over. */
export function forgetAttempt(flow: Flow, { key }: Pick<Attempt<unknown>, 'key'>): void {
  for (const place of storedNames(sessionStorage)) {
    if (place.endsWith(nameOf(flow)) && read(place)?.key === key) sessionStorage.removeItem(place);
  }
  changed();
}

/** The member's order that is left over, or null. It is as it was stored by the same flow. */
export function storedAttempt<Order>(flow: Flow): Attempt<Order> | null {
  for (const place of placesOf(flow)) {
    const found = read(place);
    if (found !== null) return found as Attempt<Order>;
  }
  return null;
}

/** Calls back when an order was stored or forgotten, or another member signed in. */
export function subscribeToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  const stop = session.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
