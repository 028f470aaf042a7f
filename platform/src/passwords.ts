import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { Semaphore } from './semaphore.ts';

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checks that may wait for each thread: a good second of work. More would only time out, and take memory until then. */
const maxQueuePerThread = 50;

/** Who waits: members who confirm something, and visitors who sign in, register or reset a password. */
export const passwordQueues = ['members', 'visitors'] as const;
export type PasswordQueue = (typeof passwordQueues)[number];

/**
 * Threads of each queue. Members have as many as there are cores; visitors half of them, so that no flood of sign-ins
 * keeps a member from moving credits.
 */
const threads: Readonly<Record<PasswordQueue, number>> = {
  members: availableParallelism(),
  visitors: Math.max(1, Math.floor(availableParallelism() / 2)),
};

/** The work itself; tests count it, hold it up, or have less of it. */
const argon2 = { hash, verify };
export type PasswordWork = typeof argon2;

/** A password of no member; checked where there is none, so that the answer takes as long. */
const unknownHash = hash('a password of no member', cost);

/** Hashes and checks passwords. Each costs some 20 ms of a core by design, so only so many run at once and wait. */
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

  /** Whether the password matches the hash. Without a hash it takes as long and is false. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await unknownHash);
    const right = await this.#semaphore.run(() => this.#argon2.verify(against, normal(password)));
    return right && stored !== undefined;
  }
}

const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether the password, in whatever case, is on the list of the most common ones. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(normal(password).toLowerCase());

/** Whether two passwords as typed are the same. */
export const isSamePassword = (one: string, other: string): boolean => normal(one) === normal(other);

/** One spelling for what looks the same: keyboards of different systems compose characters differently. */
const normal = (password: string): string => password.normalize('NFKC');
