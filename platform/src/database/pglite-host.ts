import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { DatabaseUnavailable } from './errors.ts';

export interface WorkerSettings {
  /** Folder of the database, or `memory://`. */
  readonly dataDir: string;
}
export type ToWorker = { readonly kind: 'batch'; readonly batch: Uint8Array } | { readonly kind: 'close' };
export type FromWorker = { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly bytes: Uint8Array };

interface InFlight {
  readonly resolve: (answer: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

/** Opening may take long once: the first start creates the database files. */
const openTimeoutMs = 60_000;
const closeTimeoutMs = 10_000;

/**
 * Owns the worker PGlite runs in, and is its watchdog: a batch that outlives its deadline, or a
 * worker that dies, costs the calls in flight an error and nothing else. What was acknowledged is in
 * the write-ahead log; the next worker replays it.
 */
export class PgliteHost {
  readonly #settings: WorkerSettings;
  readonly #usualDeadlineMs: number;
  #deadlineMs: number;
  #worker: Promise<Worker> | undefined;
  #inFlight: InFlight | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;
  #abandoned: DatabaseUnavailable | undefined;
  #restarts = 0;

  constructor(settings: WorkerSettings, deadlineMs: number) {
    this.#settings = settings;
    this.#usualDeadlineMs = deadlineMs;
    this.#deadlineMs = deadlineMs;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Resolves when PGlite takes batches. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** Sends one batch after those before it, and resolves with PGlite's answer. */
  exchange(batch: Uint8Array): Promise<Uint8Array> {
    const answer = this.#queue.then(() => this.#exchangeNow(batch));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Gives batches another deadline until the returned function is called. */
  limit(milliseconds: number): () => void {
    this.#deadlineMs = milliseconds;
    return () => {
      this.#deadlineMs = this.#usualDeadlineMs;
    };
  }

  /** Stops at once, writing nothing more: the data folder is no longer ours. */
  abandon(cause: Error): void {
    this.#abandoned = new DatabaseUnavailable('closed', cause.message, { cause });
    void this.#worker?.then((worker) => worker.terminate()).catch(() => undefined);
  }

  /** Waits for the batches under way, then ends the worker. */
  close(): Promise<void> {
    this.#closing ??= this.#queue.then(() => this.#shutDown());
    return this.#closing;
  }

  async #exchangeNow(batch: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#running();
    return new Promise((resolve, reject) => {
      const milliseconds = this.#deadlineMs;
      const deadline = setTimeout(() => {
        this.#settle()?.reject(new DatabaseUnavailable('timeout', `no answer within ${milliseconds} ms`));
        void worker.terminate();
      }, milliseconds);
      this.#inFlight = { resolve, reject, deadline };
      worker.postMessage({ kind: 'batch', batch } satisfies ToWorker);
    });
  }

  #running(): Promise<Worker> {
    if (this.#abandoned) return Promise.reject(this.#abandoned);
    if (this.#closing) return Promise.reject(new DatabaseUnavailable('closed', 'the database is closed'));
    this.#worker ??= this.#start();
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: this.#settings });
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    const ended = new Promise<never>((_resolve, reject) => {
      worker.once('exit', () => {
        const error = new DatabaseUnavailable('connection', 'the embedded database stopped', { cause });
        reject(error);
        this.#stopped(error);
      });
    });
    ended.catch(() => undefined);
    const slow = setTimeout(() => void worker.terminate(), openTimeoutMs);
    try {
      await Promise.race([once(worker, 'message'), ended]);
    } finally {
      clearTimeout(slow);
    }
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'answer') this.#settle()?.resolve(message.bytes);
    });
    return worker;
  }

  /** The worker is gone, wanted or not. Another starts at once: the next call should find it ready. */
  #stopped(error: DatabaseUnavailable): void {
    this.#settle()?.reject(error);
    if (this.#closing ?? this.#abandoned) return;
    this.#restarts++;
    if (this.#settings.dataDir === inMemory) {
      this.#worker = Promise.reject(
        new DatabaseUnavailable('closed', 'the in-memory database stopped, and its data with it', {
          cause: error,
        }),
      );
    } else {
      this.#worker = undefined;
    }
    this.#running().catch(() => undefined);
  }

  #settle(): InFlight | undefined {
    const inFlight = this.#inFlight;
    clearTimeout(inFlight?.deadline);
    this.#inFlight = undefined;
    return inFlight;
  }

  async #shutDown(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const exited = once(worker, 'exit');
    const slow = setTimeout(() => void worker.terminate(), closeTimeoutMs);
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await exited;
    clearTimeout(slow);
  }
}

/** PGlite's name for a database that lives and dies with its worker. */
export const inMemory = 'memory://';
