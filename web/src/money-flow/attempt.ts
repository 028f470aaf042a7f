/**
 * An order that was sent and whose answer is not in yet. It is kept in this tab's sessionStorage from before it is
 * sent until its outcome is known, so that a reload or a crash in between does not hide it. No password is kept.
 */
export interface Attempt<Order> {
  /** Sent with every try of this order: the platform moves credits for it once at most. */
  readonly key: string;
  readonly order: Order;
  /** ISO 8601. */
  readonly sentAt: string;
}

const storageKey = (flow: string) => `attempt.${flow}`;

export function storeAttempt(flow: string, attempt: Attempt<unknown>): void {
  sessionStorage.setItem(storageKey(flow), JSON.stringify(attempt));
}

export function forgetAttempt(flow: string): void {
  sessionStorage.removeItem(storageKey(flow));
}

/** The attempt left over from before a reload, or null. Its order is as it was stored by the same flow. */
export function storedAttempt<Order>(flow: string): Attempt<Order> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(flow)) ?? 'null') as Partial<
      Attempt<Order>
    > | null;
    if (typeof stored?.key !== 'string' || typeof stored.sentAt !== 'string' || stored.order === undefined)
      return null;
    return { key: stored.key, order: stored.order, sentAt: stored.sentAt };
  } catch {
    return null;
  }
}
