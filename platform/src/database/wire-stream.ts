import { Duplex } from 'node:stream';
import { DatabaseUnavailable } from './errors.ts';

/** Sends one batch of protocol bytes and resolves with PostgreSQL's answer. */
export type Exchange = (batch: Uint8Array) => Promise<Uint8Array>;

const query = 0x51; // 'Q'
const sync = 0x53; // 'S'
const readyForQuery = 0x5a; // 'Z'
const idle = 0x49; // 'I'

/** Simple queries that reset the session state of the previous client. */
const reset = Buffer.concat(['rollback', 'discard all'].map(simpleQuery));

/**
 * The socket for a `pg` client, while PostgreSQL runs in a worker of this process. Sends whole batches, one at a time:
 * everything up to a Query or Sync message, so that the five messages of a prepared statement take one round trip.
 */
export class WireStream extends Duplex {
  readonly #exchange: Exchange;
  readonly #idleInTransactionMs: number;
  #idleTimer: NodeJS.Timeout | undefined;
  #pending: Buffer[] = [];
  #isStarted = false;
  #isSending = false;

  constructor(exchange: Exchange, idleInTransactionMs: number) {
    super();
    this.#exchange = exchange;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  /* The methods of net.Socket that `pg` uses. */
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pending.push(chunk);
    this.#sendSoon();
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idleTimer);
    done(error);
  }

  /** Sends after all callers of this tick have written, so that their statements go together. */
  #sendSoon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    queueMicrotask(() => {
      this.#sendAll().catch((error: unknown) => this.destroy(error as Error));
    });
  }

  async #sendAll(): Promise<void> {
    // The PGlite session is always the same, so the state of the last client is reset first.
    if (!this.#isStarted) await this.#exchange(reset);
    for (let batch = this.#takeBatch(); batch !== undefined; batch = this.#takeBatch()) {
      clearTimeout(this.#idleTimer);
      const answer = await this.#exchange(batch);
      if (this.destroyed) return;
      if (leavesTransactionOpen(answer)) this.#watchIdle();
      this.push(answer);
    }
    this.#isSending = false;
  }

  /** The bytes written since the last batch, or undefined if they are empty or an incomplete statement. */
  #takeBatch(): Buffer | undefined {
    const bytes = Buffer.concat(this.#pending);
    // The startup packet has no type byte and is sent separately.
    if (this.#isStarted && !endsBatch(bytes)) {
      this.#pending = [bytes];
      return undefined;
    }
    this.#isStarted = true;
    this.#pending = [];
    return bytes;
  }

  /** PGlite has no timers; an open transaction would block every caller forever. */
  #watchIdle(): void {
    this.#idleTimer = setTimeout(() => {
      this.destroy(
        new DatabaseUnavailable('timeout', `a transaction did nothing for ${this.#idleInTransactionMs} ms`),
      );
    }, this.#idleInTransactionMs);
  }
}

function simpleQuery(sql: string): Buffer {
  const message = Buffer.alloc(1 + 4 + Buffer.byteLength(sql) + 1);
  message[0] = query;
  message.writeUInt32BE(message.length - 1, 1);
  message.write(sql, 5);
  return message;
}

/** Whether PostgreSQL answers the last message with ReadyForQuery. The driver writes whole messages. */
function endsBatch(bytes: Buffer): boolean {
  let last = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) last = bytes[at] ?? 0;
  return last === query || last === sync;
}

/** Whether an answer ends with ReadyForQuery in an open or failed transaction. */
function leavesTransactionOpen(answer: Uint8Array): boolean {
  return answer.at(-6) === readyForQuery && answer.at(-1) !== idle;
}
