import { Overloaded } from './overloaded.ts';

/** How much is done at once, and how much more may wait. */
export interface TurnsOptions {
  readonly atOnce: number;
  readonly longestQueue: number;
  /** What is said to whoever comes when the queue is full. */
  readonly overloaded: string;
  /** Told how many wait. */
  readonly onQueue?: ((length: number) => void) | undefined;
}

/** Lets so much work run at once; the rest waits for its turn, in order, or is turned away with {@link Overloaded}. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, longestQueue, overloaded, onQueue } = this.#options;
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= longestQueue) throw new Overloaded(overloaded);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        onQueue?.(this.#waiting.length);
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
      onQueue?.(this.#waiting.length);
    }
  }
}
