/** The process is overloaded; the work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** How many callers work at once, and how many more may wait. */
export interface SemaphoreOptions {
  readonly atOnce: number;
  readonly maxQueue: number;
  /** How many of one party may wait, so that none fills the queue; default: all. */
  readonly maxQueueEach?: number;
  /** The message of the error that callers get when the queue is full. */
  readonly overloaded: string;
  /** Called with the length of the queue whenever it changes. */
  readonly onQueue?: ((length: number) => void) | undefined;
}

/**
 * Runs a limited number of tasks at once. Others wait, the parties in turns and each party's tasks in order, or fail with
 * {@link Overloaded} when too many wait. The gateway has a semaphore of its own, whose waiting requests can give up; the two
 * share only the contract.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  /** What each party waits for, the party whose turn comes next first. */
  readonly #waiting = new Map<unknown, (() => void)[]>();
  #length = 0;
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** @param party who has the work done; work of no named party is of one */
  async run<T>(work: () => Promise<T>, party?: unknown): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turnOf(party);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot passes on without being free in between.
      const next = this.#next();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  async #turnOf(party: unknown): Promise<void> {
    const { maxQueue, maxQueueEach = maxQueue, overloaded, onQueue } = this.#options;
    const own = this.#waiting.get(party) ?? [];
    if (this.#length >= maxQueue || own.length >= maxQueueEach) throw new Overloaded(overloaded);
    await new Promise<void>((resolve) => {
      own.push(resolve);
      this.#waiting.set(party, own);
      this.#length += 1;
      onQueue?.(this.#length);
    });
  }

  /** Takes the next one out of the queue; its party is then the last to have a turn. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [party, own] = first;
    const next = own.shift();
    this.#waiting.delete(party);
    if (own.length > 0) this.#waiting.set(party, own);
    this.#length -= 1;
    this.#options.onQueue?.(this.#length);
    return next;
  }
}
