import { LRUCache } from 'lru-cache';
import { refusals } from './refusals.ts';

const windowMs = 60_000;

/** Windows in memory; an evicted one starts again. */
const maxWindows = 100_000;

interface Window {
  readonly until: number;
  count: number;
}

/**
 * Limits the calls of a member per budget, in windows of a minute that start with the first call. Otherwise a member
 * with the transaction password could try recipients at full speed, or use up resources that are assigned permanently.
 * Each process counts separately.
 */
export class MemberLimits {
  readonly #windows = new LRUCache<string, Window>({ max: maxWindows });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one call; throws the refusal TOO_MANY_CALLS over the limit. */
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
