/**
 * Tokens of members who signed out. The gateway refuses them at once, which is required if the platform has no sign-out
 * endpoint.
 */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { SharedStoreFailure } from '../kernel/redis.ts';

/** Stores revoked tokens, only as SHA-256 hashes. */
export interface Revocations {
  /** Refuses the token from now on; resolves to whether every process does, also one that starts later. */
  revoke(token: string, lifeMs: number): boolean | Promise<boolean>;
  isRevoked(token: string): boolean | Promise<boolean>;
}

const nameOf = (token: string): string => hash('sha256', token, 'base64url');

/** Revoked tokens of one process, about 100 bytes each, until they expire. */
export class MemoryRevocations implements Revocations {
  /** The time until which each is refused, oldest revocation first. */
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  revoke(token: string, lifeMs: number): boolean {
    const now = this.#now();
    const name = nameOf(token);
    this.#until.delete(name);
    this.#until.set(name, now + lifeMs);
    for (const [oldest, until] of this.#until) {
      if (until > now) break;
      this.#until.delete(oldest);
    }
    return false;
  }

  /** The names of all tokens that are refused, and for how much longer, in ms. */
  *remaining(): Generator<readonly [name: string, leftMs: number]> {
    const now = this.#now();
    for (const [name, until] of this.#until) if (until > now) yield [name, until - now];
  }

  isRevoked(token: string): boolean {
    if (this.#until.size === 0) return false;
    const until = this.#until.get(nameOf(token));
    return until !== undefined && until > this.#now();
  }
}

/**
 * Revoked tokens of all processes. While Redis is unavailable, each process refuses the tokens it revoked itself. When
 * Redis returns, with or without its data, each publishes them again.
 */
export class RedisRevocations implements Revocations {
  readonly #redis: Redis;
  readonly #own = new MemoryRevocations();
  readonly #onFailure: SharedStoreFailure;

  constructor(redis: Redis, onFailure: SharedStoreFailure) {
    this.#redis = redis;
    this.#onFailure = onFailure;
    redis.on('ready', () => void this.#publish());
  }

  async revoke(token: string, lifeMs: number): Promise<boolean> {
    this.#own.revoke(token, lifeMs);
    try {
      await this.#store(nameOf(token), lifeMs);
      return true;
    } catch {
      this.#onFailure('revocation');
      return false;
    }
  }

  async #store(name: string, lifeMs: number): Promise<void> {
    await this.#redis.set(`revoked:${name}`, '1', 'PX', Math.ceil(lifeMs));
  }

  async #publish(): Promise<void> {
    try {
      for (const [name, leftMs] of this.#own.remaining()) await this.#store(name, leftMs);
    } catch {
      // Lost again; the next return publishes all of them.
      this.#onFailure('revocation');
    }
  }

  async isRevoked(token: string): Promise<boolean> {
    if (this.#own.isRevoked(token)) return true;
    try {
      return (await this.#redis.exists(`revoked:${nameOf(token)}`)) === 1;
    } catch {
      this.#onFailure('revocation');
      return false;
    }
  }
}

/** The lifetime of tokens: the longest that a sign-in has shown, and a day before the first one. */
export class TokenLifetime {
  #maxMs = 24 * 60 * 60 * 1000;

  /** Records the lifetime of a new token; null where the platform does not return it. */
  record(expiresAt: number | null, now: number = Date.now()): void {
    if (expiresAt === null) return;
    this.#maxMs = Math.max(this.#maxMs, expiresAt - now);
  }

  /** How long a token that was revoked now must be refused, in ms. */
  get maxMs(): number {
    return this.#maxMs;
  }
}
