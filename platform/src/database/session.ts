import { DatabaseError, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { SafeClient } from './client.ts';
import type { PreparedStatement, SqlValue, Transaction } from './database.ts';
import { DatabaseUnavailable, sqlState } from './errors.ts';

/** One checked-out connection, for a transaction or a single statement. */
export class Session implements Transaction {
  readonly inTransaction = true;
  readonly #client: PoolClient;
  #broken: Error | undefined;
  #ended = false;
  #isDropped = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** The error that broke the connection, if known. */
  get failure(): Error | undefined {
    return this.#broken ?? (this.#client instanceof SafeClient ? this.#client.failure : undefined);
  }

  async query<Row extends object>(
    sql: string | PreparedStatement,
    params?: readonly SqlValue[],
  ): Promise<Row[]> {
    return (await this.run<Row>(sql, params)).rows;
  }

  async one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row> {
    const row = await this.maybe<Row>(sql, params);
    if (row === undefined) throw new Error('expected one row, got none');
    return row;
  }

  async maybe<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    const { rows } = await this.run<Row>(sql, params);
    if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}`);
    return rows[0];
  }

  async execute(sql: string, params?: readonly SqlValue[]): Promise<number> {
    return (await this.run(sql, params)).rowCount ?? 0;
  }

  async call<Row extends object>(name: string, args: readonly SqlValue[]): Promise<Row[]> {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not the name of a SQL function: ${name}`);
    const text = `select * from ${name}(${args.map((_, index) => `$${index + 1}`).join(', ')})`;
    return (await this.#send<Row>({ name: `${name}/${args.length}`, text, values: [...args] })).rows;
  }

  run<Row extends object>(
    sql: string | PreparedStatement,
    params?: readonly SqlValue[],
  ): Promise<QueryResult<Row & QueryResultRow>> {
    // Without parameters, the text may contain several statements, as in migrations.
    const statement = typeof sql === 'string' ? { text: sql } : sql;
    return this.#send<Row>(params === undefined ? statement : { ...statement, values: [...params] });
  }

  /** Prevents reuse: `release` closes the connection. */
  drop(): void {
    this.#isDropped = true;
  }

  /** Returns the connection to its pool, or closes it if it broke or was dropped. */
  release(): void {
    this.#ended = true;
    this.#client.release(this.failure ?? this.#isDropped);
  }

  async #send<Row extends object>(config: QueryConfig): Promise<QueryResult<Row & QueryResultRow>> {
    if (this.#ended) throw new Error('this transaction has ended; a query was not awaited');
    try {
      return await this.#client.query<Row & QueryResultRow>(config);
    } catch (error) {
      throw this.#classify(error);
    }
  }

  /** Returns statement errors unchanged and wraps connection errors. */
  #classify(error: unknown): unknown {
    if (error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC') {
      return error.code === '57014'
        ? new DatabaseUnavailable('timeout', 'a statement ran out of time', { cause: error })
        : error;
    }
    this.#broken ??= this.failure ?? (error instanceof Error ? error : new Error(String(error)));
    return unavailable(this.#broken);
  }
}

/** Wraps the error that broke a connection. */
function unavailable(cause: Error): DatabaseUnavailable {
  if (cause instanceof DatabaseUnavailable) return cause;
  // idle_in_transaction_session_timeout
  const reason = sqlState(cause) === '25P03' ? 'timeout' : 'connection';
  return new DatabaseUnavailable(reason, `the database connection broke: ${cause.message}`, { cause });
}
