import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { Semaphore } from './semaphore.ts';

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checks that may wait for a thread: a good second of work. More would only time out, and take memory until then. */
const maxQueue = 100;

/**
 * Hashes and checks passwords. Each costs some 20 ms of a core by design, so only as many run at once as there are
 * cores, and only so many wait.
 */
export class Passwords {
  readonly #semaphore: Semaphore;
  readonly #unknownHash = hash('nobody has this password', cost);

  constructor(onQueue?: (length: number) => void) {
    this.#semaphore = new Semaphore({
      atOnce: availableParallelism(),
      maxQueue,
      overloaded: 'too many passwords to check',
      onQueue,
    });
  }

  /** The hash to store, with its salt and cost inside. */
  hash(password: string): Promise<string> {
    return this.#semaphore.run(() => hash(normal(password), cost));
  }

  /** Whether the password matches the hash. Without a hash it takes as long and is false. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#unknownHash);
    const right = await this.#semaphore.run(() => verify(against, normal(password)));
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
