/** Values that can be bound to `$n`. Pass objects as JSON text. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | bigint | boolean | Date | null)[];

/**
 * A statement that every connection plans once and keeps, for very frequent queries. Its text must be constant, because
 * each cached plan takes memory on every connection, and its name unique. Outside a transaction it may share a
 * connection with others, so it must take milliseconds and wait for no lock.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs SQL: the database, or a transaction on it.
 *
 * Column types: int2, int4, float → number; int8 → bigint; numeric → string; timestamptz → Date; date → 'YYYY-MM-DD';
 * json, jsonb → parsed; bytea → Buffer; arrays of these → arrays.
 */
export interface Queryable {
  /** All rows. */
  query<Row extends object>(sql: string | PreparedStatement, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Exactly one row; throws otherwise. */
  one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row>;
  /** One row or undefined; throws if there are more. */
  maybe<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>;
  /** The number of rows affected by an INSERT, UPDATE or DELETE. */
  execute(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /** Rows of `select * from name(…)`, planned once per connection. The fast way to call a SQL function. */
  call<Row extends object>(name: string, args: readonly SqlValue[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Distinguishes it from the database, so that code which needs a transaction does not compile without one. */
  readonly inTransaction: true;
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
  /** Statement timeout in this transaction, instead of the default. */
  readonly statementTimeoutMs?: number;
}

export interface DatabaseStats {
  /** Open connections including idle ones, and calls waiting for one. Calls that will share a connection count once. */
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
  /** Retried transactions by SQLSTATE. */
  readonly retries: Readonly<Record<string, number>>;
  /** How often the embedded database was restarted after a timeout or crash; 0 on a server. */
  readonly restarts: number;
  /** Size of the embedded database's write-ahead log; undefined on a server or in memory. */
  readonly walBytes: number | undefined;
}

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. Retries after serialization
   * failures, deadlocks and lock timeouts (at most five times, full jitter) and after a connection that breaks before
   * the commit (at most twice). So `work` must be safe to run twice, without effects outside the transaction. Do not
   * make network calls inside.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` on one connection outside a transaction: every statement commits by itself, with a timeout of
   * `statementTimeoutMs`. The connection is closed afterwards, which ends session settings and locks.
   */
  session<T>(work: (session: Queryable) => Promise<T>, statementTimeoutMs: number): Promise<T>;
  stats(): DatabaseStats;
  /** Waits for running calls, then closes. Safe to call twice. */
  close(): Promise<void>;
}
