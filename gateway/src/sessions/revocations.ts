/**
 * Tokens of members who signed out. The platform has no endpoint for signing out, so the gateway refuses them itself.
 */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { SharedStoreFailure } from '../redis.ts';

/** Stores revoked tokens, only as SHA-256 hashes. */
export interface Revocations {
  /** Refuses the token from now on; resolves to whether every process of the gateway does. */
  revoke(token: string, lifeMs: number): boolean | Promise<boolean>;
  isRevoked(token: string): boolean | Promise<boolean>;
}

/** Maximum number of stored tokens, about 100 bytes each; beyond it those that expire first are dropped. */
const maxTokens = 100_000;

const nameOf = (token: string): string => hash('sha256', token, 'base64url');

/** Revoked tokens of one process. */
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
      if (until > now && this.#until.size <= maxTokens) break;
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
 * Revoked tokens of all processes. While Redis is unavailable each process refuses the tokens it revoked itself and
 * trusts the platform for the rest: a session that signed out at another process in that time stays valid until the
 * platform ends it.
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

/** The lifetime of tokens: the longest that a sign-in has shown, and a day before the first one. */
export class TokenLife {
  #maxMs = 24 * 60 * 60 * 1000;

  /** Records the lifetime of a new token. */
  learn(expiresAt: number, now: number = Date.now()): void {
    this.#maxMs = Math.max(this.#maxMs, expiresAt - now);
  }

  /** How long a token that was revoked now must be refused, in ms. */
  get maxMs(): number {
    return this.#maxMs;
  }
}
