import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './errors.ts';

export interface HostSettings {
  /** Folder of the database, or `memory://`. */
  readonly dataDir: string;
  /** File with the initial contents of an in-memory database, as dumped by PGlite; default: empty. */
  readonly template?: string | undefined;
}
export interface WorkerSettings extends HostSettings {
  /** PGlite's code. */
  readonly module: WebAssembly.Module;
}
export type ToWorker = { readonly kind: 'batch'; readonly batch: Uint8Array } | { readonly kind: 'close' };
export type FromWorker = { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly bytes: Uint8Array };

interface InFlight {
  readonly resolve: (answer: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles PGlite once for all workers of this process, so that a new worker reuses optimized code. */
function compile(): Promise<WebAssembly.Module> {
  if (compiled === undefined) {
    // With workers that come and go, V8 occasionally crashes when it frees replaced WebAssembly code
    // (https://github.com/nodejs/node/issues/64500). There is one module per process, so keeping it costs little.
    setFlagsFromString('--no-wasm-code-gc');
    compiled = readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((code) =>
      WebAssembly.compile(code),
    );
  }
  return compiled;
}

/** The first start creates the database files, which takes long. */
const openTimeoutMs = 60_000;
const closeTimeoutMs = 10_000;

/**
 * Owns the PGlite worker and watches it. If a batch exceeds its deadline or the worker dies, only the calls in flight
 * fail. Acknowledged writes are in the write-ahead log, and the next worker replays it.
 */
export class PgliteHost {
  readonly #settings: HostSettings;
  readonly #usualDeadlineMs: number;
  #deadlineMs: number;
  #worker: Worker | undefined;
  /** Resolves when the worker accepts batches. */
  #starting: Promise<Worker> | undefined;
  #lastExit: Promise<unknown> = Promise.resolve();
  #inFlight: InFlight | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;
  #abandoned: DatabaseUnavailable | undefined;
  #restarts = 0;

  constructor(settings: HostSettings, deadlineMs: number) {
    this.#settings = settings;
    this.#usualDeadlineMs = deadlineMs;
    this.#deadlineMs = deadlineMs;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Resolves when PGlite accepts batches. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** Queues one batch and resolves with PGlite's answer. */
  exchange(batch: Uint8Array): Promise<Uint8Array> {
    const answer = this.#queue.then(() => this.#exchangeNow(batch));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** Sets another deadline for batches until the returned function is called. */
  limit(milliseconds: number): () => void {
    this.#deadlineMs = milliseconds;
    return () => {
      this.#deadlineMs = this.#usualDeadlineMs;
    };
  }

  /** Stops immediately without further writes, because the data folder is no longer ours. */
  abandon(cause: Error): void {
    this.#abandoned = new DatabaseUnavailable('closed', cause.message, { cause });
    void this.#worker?.terminate();
  }

  /** Waits for batches in progress, then ends the worker. */
  close(): Promise<void> {
    this.#closing ??= this.#queue.then(() => this.#shutDown());
    return this.#closing;
  }

  async #exchangeNow(batch: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#running();
    return new Promise((resolve, reject) => {
      const milliseconds = this.#deadlineMs;
      const deadline = setTimeout(() => {
        this.#gone(worker, new DatabaseUnavailable('timeout', `no answer within ${milliseconds} ms`));
        void worker.terminate();
      }, milliseconds);
      this.#inFlight = { resolve, reject, deadline };
      worker.postMessage({ kind: 'batch', batch } satisfies ToWorker);
    });
  }

  #running(): Promise<Worker> {
    if (this.#abandoned) return Promise.reject(this.#abandoned);
    if (this.#closing) return Promise.reject(new DatabaseUnavailable('closed', 'the database is closed'));
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<Worker> {
    // Never two workers on one folder.
    await this.#lastExit;
    const workerData: WorkerSettings = { ...this.#settings, module: await compile() };
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
    this.#worker = worker;
    let ready = false;
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    const exit = new Promise<DatabaseUnavailable>((resolve) => {
      worker.once('exit', () => {
        const why = cause instanceof Error ? `: ${cause.message}` : '';
        const error = new DatabaseUnavailable('connection', `the embedded database stopped${why}`, { cause });
        this.#gone(worker, error);
        // A worker that failed to start is not restarted; the next call may try.
        if (ready) this.#startAgain();
        resolve(error);
      });
    });
    this.#lastExit = exit;
    const slow = setTimeout(() => void worker.terminate(), openTimeoutMs);
    const firstMessage = new Promise<undefined>((resolve) =>
      worker.once('message', () => resolve(undefined)),
    );
    const failure = await Promise.race([firstMessage, exit]);
    clearTimeout(slow);
    if (failure !== undefined) throw failure;
    ready = true;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'answer') this.#settle()?.resolve(message.bytes);
    });
    return worker;
  }

  /** Handles the loss of a worker and of the batch it was running. */
  #gone(worker: Worker, error: DatabaseUnavailable): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#starting = undefined;
    this.#settle()?.reject(error);
    if (this.#settings.dataDir === inMemory && !this.#closing) {
      this.abandon(new Error('the in-memory database stopped and its data is lost', { cause: error }));
    }
  }

  /** Restarts immediately, so that the next call finds the database ready. */
  #startAgain(): void {
    if (this.#closing ?? this.#abandoned) return;
    this.#restarts++;
    this.#running().catch(() => undefined);
  }

  #settle(): InFlight | undefined {
    const inFlight = this.#inFlight;
    clearTimeout(inFlight?.deadline);
    this.#inFlight = undefined;
    return inFlight;
  }

  async #shutDown(): Promise<void> {
    const worker = await this.#starting?.catch(() => undefined);
    if (worker === undefined) return;
    const slow = setTimeout(() => void worker.terminate(), closeTimeoutMs);
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await this.#lastExit;
    clearTimeout(slow);
  }
}

/** PGlite's name for a database that exists only as long as its worker. */
export const inMemory = 'memory://';
