import { Duplex } from 'node:stream';

import { DatabaseUnavailable } from './errors.ts';

/** Answers one batch of protocol bytes with the bytes PostgreSQL sends back. */
export type Exchange = (batch: Uint8Array) => Promise<Uint8Array>;

const query = 0x51; // 'Q'
const sync = 0x53; // 'S'
const readyForQuery = 0x5a; // 'Z'
const idle = 0x49; // 'I'

/** Simple queries that reset the state left by the previous user of the session. */
const reset = Buffer.concat(['rollback', 'discard all'].map(simpleQuery));

/**
 * The socket a `pg` client believes it has, while PostgreSQL runs in a worker of this process. Bytes
 * go over in whole batches, one at a time: everything up to a Query or Sync message, so that the
 * five messages of a prepared statement cost one crossing.
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

  /* What `pg` asks of a net.Socket. */
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
    // Answers are pushed as they come.
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

  /** Sends once all callers who are about to write have written, so that their statements go over together. */
  #sendSoon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    queueMicrotask(() => {
      this.#sendAll().catch((error: unknown) => this.destroy(error as Error));
    });
  }

  async #sendAll(): Promise<void> {
    // The session behind it is always the same one: what the last client left open is cleared away first.
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

  /** What was written since the last batch, unless it is only the beginning of a statement, or nothing. */
  #takeBatch(): Buffer | undefined {
    const bytes = Buffer.concat(this.#pending);
    // The startup packet has no type byte, and comes alone.
    if (this.#isStarted && !endsBatch(bytes)) {
      this.#pending = [bytes];
      return undefined;
    }
    this.#isStarted = true;
    this.#pending = [];
    return bytes;
  }

  /** PGlite has no timers of its own; a transaction left open would block every caller forever. */
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

/** Whether the last message is one PostgreSQL answers with ReadyForQuery. The driver writes whole messages. */
function endsBatch(bytes: Buffer): boolean {
  let last = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) last = bytes[at] ?? 0;
  return last === query || last === sync;
}

/** Whether an answer ends with ReadyForQuery saying "in a transaction", or "in a failed one". */
function leavesTransactionOpen(answer: Uint8Array): boolean {
  return answer.at(-6) === readyForQuery && answer.at(-1) !== idle;
}
