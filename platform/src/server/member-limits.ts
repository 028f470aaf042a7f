import { LRUCache } from 'lru-cache';

import { refusals } from '../sessions/refusals.ts';

const windowMs = 60_000;

/** Windows in memory; one that is forgotten begins anew. */
const maxWindows = 100_000;

interface Window {
  readonly until: number;
  count: number;
}

/**
 * Counts the calls of a member by their budgets, in windows of a minute that begin with the first call. A member who has
 * the transaction password could otherwise try recipients as fast as the platform answers, or use up what is given out
 * for good. Each process counts for itself.
 */
export class MemberLimits {
  readonly #windows = new LRUCache<string, Window>({ max: maxWindows });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one call; throws the refusal TOO_MANY_CALLS beyond the limit. */
  take(memberId: bigint, budget: string, perMinute: number): void {
    const now = this.#now();
    const key = `${memberId} ${budget}`;
    let window = this.#windows.get(key);
    if (window === undefined || now >= window.until) {
      window = { until: now + windowMs, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    if (window.count <= perMinute) return;
    const seconds = String(Math.ceil((window.until - now) / 1000));
    throw refusals.TOO_MANY_CALLS({ seconds }, { final: false });
  }
}
