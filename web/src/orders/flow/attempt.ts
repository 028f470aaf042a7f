import { session, storedNames } from '../../data/session/session.ts';
import { portalNow } from '../../time/clock.ts';

/**
 * An order whose outcome is not known yet. Stored in sessionStorage before it is sent, so that a reload, a crash or an
 * expired session cannot hide it; only the same member finds it after signing in again. No password is stored.
 */
export interface Attempt<Draft> {
  /** Idempotency key, the same for every retry. */
  readonly key: string;
  /** As reviewed and sent. */
  readonly order: Draft;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The flows by name; each feature adds its own in its `feature.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by declaration merging.
export interface Flows {}

/** Name of a flow. */
export type Flow = keyof Flows;

/** In ms. By then the history shows the outcome. */
const maxAge = 7 * 86_400_000;

const nameOf = (flow: Flow): string => `attempt.${flow}`;

/** The member's own key, which survives the session; before the member is known, one that ends with the session. */
const namesOf = (flow: Flow): readonly string[] => {
  const memberId = session.memberId();
  return memberId === null ? [nameOf(flow)] : [session.memberKey(memberId, nameOf(flow)), nameOf(flow)];
};

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

function read(name: string): Attempt<unknown> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Attempt<unknown>> | null;
    if (typeof stored?.key !== 'string' || typeof stored.sentAt !== 'string' || stored.order === undefined)
      return null;
    if (!(portalNow() - Date.parse(stored.sentAt) <= maxAge)) {
      sessionStorage.removeItem(name);
      return null;
    }
    return { key: stored.key, order: stored.order, sentAt: stored.sentAt };
  } catch {
    return null;
  }
}

export function storeAttempt(flow: Flow, attempt: Attempt<unknown>): void {
  const [name] = namesOf(flow);
  if (name !== undefined) sessionStorage.setItem(name, JSON.stringify(attempt));
  notify();
}

/** Call when the outcome is known. Searches every key, because the session that sent it may be over. */
export function forgetAttempt(flow: Flow, { key }: Pick<Attempt<unknown>, 'key'>): void {
  for (const name of storedNames(sessionStorage)) {
    if (name.endsWith(nameOf(flow)) && read(name)?.key === key) sessionStorage.removeItem(name);
  }
  notify();
}

/** The member's unresolved attempt, or null. The caller knows its draft type: the same flow stored it. */
export function storedAttempt<Draft>(flow: Flow): Attempt<Draft> | null {
  for (const name of namesOf(flow)) {
    const found = read(name);
    if (found !== null) return found as Attempt<Draft>;
  }
  return null;
}

/** Notifies when an attempt is stored or forgotten, or another member signs in. */
export function subscribeToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  const stop = session.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
