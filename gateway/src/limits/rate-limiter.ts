/** Counts the attempts of an address in a minute. */
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { SharedStoreFailure } from '../kernel/redis.ts';

/** Seconds until an address may try again; 0 when it may now. */
export type Wait = number;

/** Counts attempts in windows of a minute, each beginning with the first attempt. */
export interface RateLimiter {
  /** Counts one attempt. `key` names the kind of attempt and the address. */
  take(key: string, perMinute: number): Wait | Promise<Wait>;
}

const windowMs = 60_000;

/** Maximum number of addresses in memory; a forgotten one begins a new window. */
const maxKeys = 100_000;

interface Window {
  readonly until: number;
  count: number;
}

/** A limiter of one process. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #windows = new LRUCache<string, Window>({ max: maxKeys });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  take(key: string, perMinute: number): Wait {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (window === undefined || now >= window.until) {
      window = { until: now + windowMs, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return window.count > perMinute ? Math.ceil((window.until - now) / 1000) : 0;
  }
}

/** Counts one attempt and begins the window with the first; returns the count and the rest of the window, in ms. */
const countAttempt = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/**
 * A limiter that all processes share. While Redis is unavailable each process counts for itself: the limit then applies
 * to each process, which is looser, but no client is locked out and none is unlimited.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: Redis;
  readonly #own: RateLimiter;
  readonly #onFailure: SharedStoreFailure;

  constructor(redis: Redis, onFailure: SharedStoreFailure, own: RateLimiter = new MemoryRateLimiter()) {
    this.#redis = redis;
    this.#own = own;
    this.#onFailure = onFailure;
  }

  async take(key: string, perMinute: number): Promise<Wait> {
    try {
      const [count, left] = (await this.#redis.eval(countAttempt, 1, `rate:${key}`, windowMs)) as [
        number,
        number,
      ];
      return count > perMinute ? Math.max(1, Math.ceil(left / 1000)) : 0;
    } catch {
      this.#onFailure('rate-limit');
      return this.#own.take(key, perMinute);
    }
  }
}
