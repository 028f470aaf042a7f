import type { Pool } from 'pg';
import type {
  Database,
  DatabaseStats,
  PreparedStatement,
  Queryable,
  SqlValue,
  Transaction,
  TransactionOptions,
} from './database.ts';
import { DatabaseUnavailable, isTransient, sqlState } from './errors.ts';
import { Session } from './session.ts';
import { SharedSessions } from './shared-sessions.ts';

/** Retries of a transaction after a conflict. */
const maxRetries = 5;

/** Retries after a broken connection. Limited, because the call itself may be what breaks it. */
const maxReconnects = 2;

/** connection_failure: the SQLSTATE under which retries after a broken connection are counted. */
const connectionFailure = '08006';

/** What differs between a PostgreSQL server and the embedded one. */
export interface Backend {
  readonly kind: Database['kind'];
  readonly pool: Pool;
  /** Calls that may wait for a connection before further ones are rejected. */
  readonly maxWaiting: number;
  /** Sets the statement timeout until the returned function is called, or the transaction or session ends. */
  limitStatements(session: Session, milliseconds: number, scope: 'local' | 'session'): Promise<() => void>;
  restarts(): number;
  walBytes(): number | undefined;
  /** Closes the pool and the backend. */
  close(): Promise<void>;
}

/** `Database` on a `pg` pool, for both kinds of PostgreSQL. */
export class PoolDatabase implements Database {
  readonly kind: Database['kind'];
  readonly #backend: Backend;
  readonly #pool: Pool;
  readonly #retries: Record<string, number> = {};
  readonly #shared = new SharedSessions(() => this.#connect());
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(backend: Backend) {
    this.kind = backend.kind;
    this.#backend = backend;
    this.#pool = backend.pool;
  }

  query<Row extends object>(sql: string | PreparedStatement, params?: readonly SqlValue[]): Promise<Row[]> {
    const use = (session: Session): Promise<Row[]> => session.query<Row>(sql, params);
    return typeof sql === 'string' ? this.#withSession(use) : this.#tracked(() => this.#shared.use(use));
  }

  one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row> {
    return this.#withSession((session) => session.one<Row>(sql, params));
  }

  maybe<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return this.#withSession((session) => session.maybe<Row>(sql, params));
  }

  execute(sql: string, params?: readonly SqlValue[]): Promise<number> {
    return this.#withSession((session) => session.execute(sql, params));
  }

  /** A single call is its own transaction and is retried after a conflict. */
  call<Row extends object>(name: string, args: readonly SqlValue[]): Promise<Row[]> {
    return this.#retrying(() => this.#withSession((session) => session.call<Row>(name, args)));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.#retrying(() => this.#withSession((session) => this.#attempt(session, work, options)));
  }

  session<T>(work: (session: Queryable) => Promise<T>, statementTimeoutMs: number): Promise<T> {
    return this.#withSession(async (session) => {
      const restoreLimit = await this.#backend.limitStatements(session, statementTimeoutMs, 'session');
      try {
        return await work(session);
      } finally {
        restoreLimit();
        session.drop();
      }
    });
  }

  stats(): DatabaseStats {
    return {
      connections: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
      retries: { ...this.#retries },
      restarts: this.#backend.restarts(),
      walBytes: this.#backend.walBytes(),
    };
  }

  close(): Promise<void> {
    // The pool would drop callers that still wait for a connection, so wait for them first.
    this.#closing ??= Promise.allSettled(this.#running).then(() => this.#backend.close());
    return this.#closing;
  }

  async #attempt<T>(
    session: Session,
    work: (tx: Transaction) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    let restoreLimit = (): void => undefined;
    let mayHaveCommitted = false;
    try {
      await session.run(begin(options));
      if (options.statementTimeoutMs !== undefined) {
        restoreLimit = await this.#backend.limitStatements(session, options.statementTimeoutMs, 'local');
      }
      const result = await work(session);
      mayHaveCommitted = session.failure === undefined;
      const { command } = await session.run('commit');
      // Committing a transaction with a failed statement rolls it back without an error.
      if (command !== 'COMMIT') throw new Error('a failed statement inside the transaction was ignored');
      return result;
    } catch (error) {
      // A broken connection has already rolled back; report the first error.
      await session.run('rollback').catch(() => undefined);
      const isLost = isUnavailable(error, 'connection') && session.failure !== undefined;
      if (isLost && !mayHaveCommitted) throw new RolledBack(error);
      throw error;
    } finally {
      restoreLimit();
    }
  }

  async #retrying<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const isLost = error instanceof RolledBack;
        if (!isLost && !isTransient(error)) throw error;
        const state = isLost ? connectionFailure : (sqlState(error) ?? '');
        this.#retries[state] = (this.#retries[state] ?? 0) + 1;
        if (isLost && attempt >= maxReconnects) throw error;
        if (attempt === maxRetries) {
          throw new DatabaseUnavailable('busy', `gave up after ${maxRetries} conflicts (${state})`, {
            cause: error,
          });
        }
        await fullJitter(attempt);
      }
    }
  }

  #withSession<T>(use: (session: Session) => Promise<T>): Promise<T> {
    return this.#tracked(() => this.#checkedOut(use));
  }

  #tracked<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new DatabaseUnavailable('closed', 'the database is closed'));
    const running = run();
    const tracked = running.finally(() => this.#running.delete(tracked)).catch(() => undefined);
    this.#running.add(tracked);
    return running;
  }

  async #checkedOut<T>(use: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.#connect();
    try {
      return await use(session);
    } finally {
      session.release();
    }
  }

  async #connect(): Promise<Session> {
    if (this.#pool.waitingCount >= this.#backend.maxWaiting) {
      throw new DatabaseUnavailable('busy', `${this.#pool.waitingCount} calls already wait for a connection`);
    }
    for (let attempt = 0; ; attempt++) {
      const session = new Session(await this.#pool.connect().catch(throwNoConnection));
      if (session.failure === undefined) return session;
      // The server closed it before anything was sent.
      session.release();
      if (attempt === maxReconnects) throw noConnection(session.failure);
    }
  }
}

/** The connection broke before the commit was sent, so nothing was changed. */
class RolledBack extends DatabaseUnavailable {
  constructor(cause: DatabaseUnavailable) {
    super('unreachable', cause.message, { cause });
  }
}

function isUnavailable(error: unknown, reason: DatabaseUnavailable['reason']): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && error.reason === reason;
}

function throwNoConnection(error: unknown): never {
  throw noConnection(error);
}

function noConnection(error: unknown): DatabaseUnavailable {
  if (isUnavailable(error, 'closed')) return error;
  const why = error instanceof Error ? error.message : String(error);
  // The pool's message when all connections are in use for too long.
  const reason = why === 'timeout exceeded when trying to connect' ? 'busy' : 'unreachable';
  return new DatabaseUnavailable(reason, `no database connection: ${why}`, { cause: error });
}

function begin({ isolation, readOnly }: TransactionOptions): string {
  return `begin${isolation === undefined ? '' : ` isolation level ${isolation}`}${readOnly === true ? ' read only' : ''}`;
}

/** Waits a random time up to 10, 20, 40, … ms, so that conflicting transactions do not collide again. */
function fullJitter(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
}
