/** What may be bound to a `$n`. Objects go as JSON text, made by the caller. */
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
 * A statement that every connection plans once and keeps: for what runs with most calls. Its text is always the same, as each
 * kept plan takes memory of every connection. The name belongs to the text alone. Outside a transaction it may share a connection
 * with others like it, so it takes milliseconds and waits for no lock.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Somewhere SQL can be run: the database, or a transaction on it.
 *
 * Columns come as: int2, int4, float → number; int8 → bigint; numeric → string; timestamptz → Date;
 * date → 'YYYY-MM-DD'; json, jsonb → parsed; bytea → Buffer; arrays of these → arrays.
 */
export interface Queryable {
  /** All rows. */
  query<Row extends object>(sql: string | PreparedStatement, params?: readonly SqlValue[]): Promise<Row[]>;
  /** The one row; an error when there is none, or more than one. */
  one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row>;
  /** The one row, or undefined when there is none; an error when there is more than one. */
  maybe<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>;
  /** How many rows an INSERT, UPDATE or DELETE touched. */
  execute(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /** Rows of `select * from name(…)`, planned once per connection: the fast way to a SQL function. */
  call<Row extends object>(name: string, args: readonly SqlValue[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Tells it from the database itself: what needs a transaction does not compile without one. */
  readonly inTransaction: true;
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
  /** How long one statement of it may run, instead of the database's usual limit. */
  readonly statementTimeoutMs?: number;
}

export interface DatabaseStats {
  /** Connections there are, idle ones among them, and calls waiting for one; those that will share one count once. */
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
  /** Transactions run again after a conflict, by SQLSTATE. */
  readonly retries: Readonly<Record<string, number>>;
  /** Times the embedded database was restarted by its watchdog or after a crash; 0 on a server. */
  readonly restarts: number;
  /** Write-ahead log of the embedded database on disk; undefined on a server or in memory. */
  readonly walBytes: number | undefined;
}

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. Serialization
   * failures, deadlocks and lock timeouts run it again (at most five times, full jitter), and so does a
   * connection that breaks before the commit (at most twice), so it must be safe to run twice: no effect
   * outside the transaction. No network call belongs inside.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` on one connection outside a transaction: every statement commits by itself and may run for `statementTimeoutMs`.
   * The connection is closed afterwards, and with it end the settings and locks of its session.
   */
  session<T>(work: (session: Queryable) => Promise<T>, statementTimeoutMs: number): Promise<T>;
  stats(): DatabaseStats;
  /** Waits for what runs, then closes. Safe to call twice. */
  close(): Promise<void>;
}
