/** The process is overloaded; the work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Limits of running and waiting tasks. */
export interface SemaphoreOptions {
  readonly atOnce: number;
  readonly maxQueue: number;
  /** How many tasks of one party may wait, so that none fills the queue; default: all. */
  readonly maxQueueEach?: number;
  /** The error message when the queue is full. */
  readonly overloaded: string;
  /** Called with the queue length on every change. */
  readonly onQueue?: ((length: number) => void) | undefined;
}

/**
 * Runs a limited number of tasks at once. Parties take turns, and each party's tasks run in order. Throws {@link
 * Overloaded} if too many wait.
 * The gateway has its own semaphore, whose waiting requests can be aborted.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  /** Waiting tasks by party, next party first. */
  readonly #waiting = new Map<unknown, (() => void)[]>();
  #length = 0;
  #running = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** @param party who the work is for; work without a party shares one */
  async run<T>(work: () => Promise<T>, party?: unknown): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turnOf(party);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed over without becoming free in between.
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

  /** Takes the next task from the queue and moves its party to the end. */
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
