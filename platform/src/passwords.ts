import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { Overloaded } from './overloaded.ts';

/** argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checks that may wait for a thread: a good second of work. More would only time out, and take memory until then. */
const longestQueue = 100;

/**
 * Hashes and checks passwords. Each costs some 20 ms of a core by design, so only as many run at once as there are
 * cores, and only so many wait.
 */
export class Passwords {
  readonly #threads = availableParallelism();
  readonly #waiting: (() => void)[] = [];
  readonly #onQueue: (length: number) => void;
  #running = 0;
  readonly #nobody = hash('nobody has this password', cost);

  constructor(onQueue: (length: number) => void = () => undefined) {
    this.#onQueue = onQueue;
  }

  /** The hash to store, with its salt and cost inside. */
  hash(password: string): Promise<string> {
    return this.#run(() => hash(normal(password), cost));
  }

  /** Whether this is the password. Without a hash it takes as long, and is not. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#nobody);
    const right = await this.#run(() => verify(against, normal(password)));
    return right && stored !== undefined;
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#threads) {
      if (this.#waiting.length >= longestQueue) throw new Overloaded('too many passwords to check');
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        this.#onQueue(this.#waiting.length);
      });
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place goes to whoever waits longest.
      if (next === undefined) this.#running -= 1;
      else next();
      this.#onQueue(this.#waiting.length);
    }
  }
}

/** One spelling for what looks the same: keyboards of different systems compose characters differently. */
const normal = (password: string): string => password.normalize('NFKC');
