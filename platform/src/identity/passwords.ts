import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Semaphore } from '../kernel/semaphore.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Waiting checks per thread: about a second of work. More would only time out and use memory. */
const maxQueuePerThread = 50;

/** Who waits: members who confirm an operation, or visitors who sign in, register or reset a password. */
export const passwordQueues = ['members', 'visitors'] as const;
export type PasswordQueue = (typeof passwordQueues)[number];

/**
 * Threads per queue: one per core for members, half of that for visitors, so that a flood of sign-ins does not block
 * members.
 */
const threads: Readonly<Record<PasswordQueue, number>> = {
  members: availableParallelism(),
  visitors: Math.max(1, Math.floor(availableParallelism() / 2)),
};

/** The hash functions; tests count, delay or weaken them. */
const argon2 = { hash, verify };
export type PasswordWork = typeof argon2;

/** Checked if there is no stored hash, so that the answer takes equally long. */
const unknownHash = hash('a password of no member', cost);

/**
 * Hashes and checks passwords. Each takes about 20 ms of a core by design, so the number of running and waiting checks
 * is limited.
 */
export class Passwords {
  readonly #semaphore: Semaphore;
  readonly #argon2: PasswordWork;

  constructor(queue: PasswordQueue, onQueue?: (length: number) => void, work: PasswordWork = argon2) {
    this.#argon2 = work;
    this.#semaphore = new Semaphore({
      atOnce: threads[queue],
      maxQueue: threads[queue] * maxQueuePerThread,
      overloaded: 'too many passwords to check',
      onQueue,
    });
  }

  /** The hash to store, with its salt and cost inside. */
  hash(password: string): Promise<string> {
    return this.#semaphore.run(() => this.#argon2.hash(normal(password), cost));
  }

  /** Whether the password matches the hash. Without a hash, returns false after the same time. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await unknownHash);
    const right = await this.#semaphore.run(() => this.#argon2.verify(against, normal(password)));
    return right && stored !== undefined;
  }
}

const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether the password is on the list of the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(normal(password).toLowerCase());

/** Whether two passwords as typed are the same. */
export const isSamePassword = (one: string, other: string): boolean => normal(one) === normal(other);

/** Normalizes equivalent characters, because keyboards of different systems compose them differently. */
const normal = (password: string): string => password.normalize('NFKC');
