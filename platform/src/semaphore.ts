/** The process is overloaded; the work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** How many callers work at once, and how many more may wait. */
export interface SemaphoreOptions {
  readonly atOnce: number;
  readonly maxQueue: number;
  /** The message of the error that callers get when the queue is full. */
  readonly overloaded: string;
  /** Called with the length of the queue whenever it changes. */
  readonly onQueue?: ((length: number) => void) | undefined;
}

/**
 * Runs a limited number of tasks at once. Others wait in order, or fail with {@link Overloaded} beyond `maxQueue`. The
 * gateway has a semaphore of its own, whose waiting requests can give up; the two share only the contract.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, maxQueue, overloaded, onQueue } = this.#options;
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= maxQueue) throw new Overloaded(overloaded);
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
      // The slot passes to the caller that has waited longest.
      if (next === undefined) this.#running -= 1;
      else next();
      onQueue?.(this.#waiting.length);
    }
  }
}
