import { LRUCache } from 'lru-cache';

import { refusals } from '../sessions/refusals.ts';

const windowMs = 60_000;

/** Members in memory; one that is forgotten begins a new window. */
const maxMembers = 100_000;

interface Window {
  readonly until: number;
  count: number;
}

/**
 * Counts the calls that check a member's transaction password, in windows of a minute that begin with the first call. A
 * member who has the password could otherwise try recipients as fast as the platform answers. Each process counts for
 * itself.
 */
export class MemberLimits {
  readonly #windows = new LRUCache<bigint, Window>({ max: maxMembers });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one call; throws the refusal TOO_MANY_CALLS beyond the limit. */
  take(memberId: bigint, perMinute: number): void {
    const now = this.#now();
    let window = this.#windows.get(memberId);
    if (window === undefined || now >= window.until) {
      window = { until: now + windowMs, count: 0 };
      this.#windows.set(memberId, window);
    }
    window.count += 1;
    if (window.count <= perMinute) return;
    const seconds = String(Math.ceil((window.until - now) / 1000));
    throw refusals.TOO_MANY_CALLS({ seconds }, { final: false });
  }
}
