import { Duplex } from 'node:stream';

import { DatabaseUnavailable } from './errors.ts';

/** Answers one batch of protocol bytes with the bytes PostgreSQL sends back. */
export type Exchange = (batch: Uint8Array) => Promise<Uint8Array>;

const query = 0x51; // 'Q'
const sync = 0x53; // 'S'
const terminate = 0x58; // 'X'
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
  #started = false;

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

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#take([chunk]).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#take(chunks.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idleTimer);
    done(error);
  }

  async #take(chunks: Buffer[]): Promise<void> {
    this.#pending.push(...chunks);
    const bytes = Buffer.concat(this.#pending);
    if (bytes[0] === terminate) return;
    if (!this.#started) {
      // The startup packet has no type byte, and comes alone. The session behind it is always the
      // same one, so what the last client left open is cleared away first.
      this.#started = true;
      await this.#exchange(reset);
    } else if (!endsBatch(bytes)) {
      this.#pending = [bytes];
      return;
    }
    this.#pending = [];
    clearTimeout(this.#idleTimer);
    const answer = await this.#exchange(bytes);
    if (this.destroyed) return;
    if (leavesTransactionOpen(answer)) this.#watchIdle();
    this.push(answer);
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
