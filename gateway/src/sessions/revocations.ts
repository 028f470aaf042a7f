/** Tokens of members who signed out. The platform has no way to be told, so the gateway refuses them itself. */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { SharedStoreFailure } from '../redis.ts';

/** Remembers revoked tokens, by their sha-256 alone. */
export interface Revocations {
  /** Refuses the token from now on; resolves to whether every process of the gateway does. */
  revoke(token: string, lifeMs: number): boolean | Promise<boolean>;
  isRevoked(token: string): boolean | Promise<boolean>;
}

/** So many tokens are remembered; then those that expire first are forgotten. About 100 bytes each. */
const mostTokens = 100_000;

const nameOf = (token: string): string => hash('sha256', token, 'base64url');

/** Revoked tokens of one process. */
export class MemoryRevocations implements Revocations {
  /** Until when each is refused, oldest revocation first. */
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
      if (until > now && this.#until.size <= mostTokens) break;
      this.#until.delete(oldest);
    }
    return true;
  }

  isRevoked(token: string): boolean {
    if (this.#until.size === 0) return false;
    const until = this.#until.get(nameOf(token));
    return until !== undefined && until > this.#now();
  }
}

/**
 * Revoked tokens of all processes. While Redis is away each process refuses what it revoked itself and trusts the
 * platform for the rest: a session that signed out elsewhere in that time stays good until the platform ends it.
 */
export class RedisRevocations implements Revocations {
  readonly #redis: Redis;
  readonly #own = new MemoryRevocations();
  readonly #onFailure: SharedStoreFailure;

  constructor(redis: Redis, onFailure: SharedStoreFailure) {
    this.#redis = redis;
    this.#onFailure = onFailure;
  }

  async revoke(token: string, lifeMs: number): Promise<boolean> {
    this.#own.revoke(token, lifeMs);
    try {
      await this.#redis.set(`revoked:${nameOf(token)}`, '1', 'PX', lifeMs);
      return true;
    } catch {
      this.#onFailure('revocation');
      return false;
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

/** How long tokens live: the longest the platform ever gave one, and a day before it was seen to give any. */
export class TokenLife {
  #longestMs = 24 * 60 * 60 * 1000;

  /** Learns from a sign-in. */
  learn(expiresAt: number, now: number = Date.now()): void {
    this.#longestMs = Math.max(this.#longestMs, expiresAt - now);
  }

  /** How long a token that was revoked now must be refused, in ms. */
  get longestMs(): number {
    return this.#longestMs;
  }
}
