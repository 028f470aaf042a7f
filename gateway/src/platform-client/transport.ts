/** Posts to the platform with as little overhead as undici allows: no stream, signal or parsed headers for a call. */
import { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { BodyInPieces } from './request-body.ts';

/** A complete answer, not parsed. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Why no answer came (see `PlatformFailure` in `schema/errors.ts`). */
export type NoAnswerKind = 'broken' | 'unreachable' | 'unanswered';

/** No complete answer arrived. `reason` is for logs: an error code, never text of the platform. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly kind: NoAnswerKind;
  readonly reason: string;

  constructor(kind: NoAnswerKind, reason: string) {
    super(reason);
    this.kind = kind;
    this.reason = reason;
  }
}

/** Bounds of the connections to the platform. */
export interface TransportLimits {
  readonly connections: number;
  /** Calls in progress or waiting for a connection; further ones are refused at once. */
  readonly callsAtOnce: number;
}

/**
 * Largest answer that is read. The largest legitimate one is a picture: what the platform keeps of the worst noise
 * is 3 MB, and 5.3 MB of text in its envelope.
 */
const maxAnswerBytes = 8 * 1024 * 1024;

/** How often deadlines are checked, in ms. */
const tickMs = 100;

/** Well below the keep-alive time of servers, so that no call uses a connection that is being closed; in ms. */
const keepAliveMs = 20_000;

/**
 * The answer was not HTTP, or too large. All other failures, a truncated answer included, count as no
 * answer.
 */
const brokenReasons = new Set([
  'HTTPParserError',
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_EXCEEDED_MAX_SIZE',
]);

/** One call in progress. It settles once: with the complete answer, with an error, or at its deadline. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (reason: NoAnswer) => void;
  /** When to give up, on the clock of `performance.now()`. */
  readonly deadline: number;
  readonly #callsInProgress: Set<Exchange>;
  #controller: Dispatcher.DispatchController | undefined;
  #isSettled = false;
  #status = 0;
  #body: Buffer | undefined;
  #more: Buffer[] | undefined;

  constructor(
    resolve: (answer: UpstreamAnswer) => void,
    reject: (reason: NoAnswer) => void,
    timeoutMs: number,
    callsInProgress: Set<Exchange>,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.deadline = performance.now() + timeoutMs;
    this.#callsInProgress = callsInProgress;
    callsInProgress.add(this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#isSettled) controller.abort(new Error('too late'));
    else this.#controller = controller;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#body === undefined) this.#body = chunk;
    else (this.#more ??= []).push(chunk);
  }

  onResponseEnd(): void {
    if (this.#isSettled) return;
    this.#settle();
    const first = this.#body ?? Buffer.alloc(0);
    const body = this.#more === undefined ? first : Buffer.concat([first, ...this.#more]);
    this.#resolve({ status: this.#status, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#isSettled) return;
    this.#settle();
    const reason = error.name === 'HTTPParserError' ? error.name : codeOf(error);
    this.#reject(new NoAnswer(this.#kindOf(reason), reason));
  }

  expire(): void {
    if (this.#isSettled) return;
    this.#settle();
    this.#reject(new NoAnswer(this.#kindOf('DEADLINE'), 'DEADLINE'));
    this.#controller?.abort(new Error('deadline'));
  }

  /** Before a request starts, nothing of it was sent, so it cannot have had an effect. */
  #kindOf(reason: string): NoAnswerKind {
    if (this.#controller === undefined) return 'unreachable';
    return brokenReasons.has(reason) ? 'broken' : 'unanswered';
  }

  #settle(): void {
    this.#isSettled = true;
    this.#callsInProgress.delete(this);
  }
}

const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? error.name;

/** The connections to one platform. */
export class Transport {
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #callsAtOnce: number;
  readonly #callsInProgress = new Set<Exchange>();
  readonly #clock: NodeJS.Timeout;

  constructor(url: string, { connections, callsAtOnce }: TransportLimits) {
    const { origin, pathname } = new URL(url);
    this.#basePath = pathname.replace(/\/$/, '');
    this.#callsAtOnce = callsAtOnce;
    this.#pool = new Pool(origin, {
      connections,
      connect: { timeout: 2000 },
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxResponseSize: maxAnswerBytes,
      allowH2: false,
      // Each call has its own deadline, which covers waiting, headers and body.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // One clock for all calls costs less than a timer for each: a call to a silent or slow platform
    // exceeds its deadline by one tick at most.
    this.#clock = setInterval(() => this.#expire(), tickMs).unref();
  }

  /** Number of calls that wait for their answer or for a connection. */
  get callsInProgress(): number {
    return this.#callsInProgress.size;
  }

  /**
   * Posts a JSON body and resolves to the complete answer, or rejects with {@link NoAnswer}. Never sends twice.
   * @param headers names and values alternately
   */
  post(
    path: string,
    headers: string[],
    body: Buffer | BodyInPieces,
    timeoutMs: number,
  ): Promise<UpstreamAnswer> {
    if (this.#callsInProgress.size >= this.#callsAtOnce) {
      return Promise.reject(new NoAnswer('unreachable', 'TOO_MANY_CALLS'));
    }
    return new Promise((resolve, reject) => {
      const exchange = new Exchange(resolve, reject, timeoutMs, this.#callsInProgress);
      const { body: sent, headers: all } = Buffer.isBuffer(body) ? { body, headers } : stream(headers, body);
      const request = { path: this.#basePath + path, method: 'POST', headers: all, body: sent } as const;
      this.#pool.dispatch(request, exchange);
    });
  }

  /** Closes the connections once the calls in progress have ended. */
  async close(): Promise<void> {
    await this.#pool.close();
    clearInterval(this.#clock);
  }

  #expire(): void {
    const now = performance.now();
    for (const exchange of this.#callsInProgress) if (now >= exchange.deadline) exchange.expire();
  }
}

/** A body that is generated while it is sent and whose length is known. */
const stream = (
  headers: string[],
  { bytes, pieces }: BodyInPieces,
): { headers: string[]; body: Readable } => ({
  headers: [...headers, 'content-length', String(bytes)],
  body: Readable.from(pieces, { highWaterMark: 1 }),
});
