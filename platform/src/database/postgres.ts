import { openPool } from './client.ts';
import type { Database } from './database.ts';
import { PoolDatabase } from './pool-database.ts';
import { typeParsers } from './types.ts';

export interface PostgresOptions {
  /** Maximum number of connections that this process opens; default 10. */
  readonly maxConnections?: number;
  /** How long a call waits for a new or a free connection; default 5 s. */
  readonly connectTimeoutMs?: number;
}

const statementTimeoutMs = 15_000;
const lockTimeoutMs = 3_000;
const idleInTransactionTimeoutMs = 10_000;

/** Opens a PostgreSQL server. Connects lazily: an unreachable server fails at the first query. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const max = options.maxConnections ?? 10;
  const pool = openPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'members-portal',
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    types: typeParsers,
  });
  return new PoolDatabase({
    kind: 'postgres',
    pool,
    maxWaiting: max * 50,
    limitStatements: async (session, milliseconds, scope) => {
      await session.run(`set ${scope} statement_timeout = ${Math.trunc(milliseconds)}`);
      return () => undefined;
    },
    restarts: () => 0,
    walBytes: () => undefined,
    close: () => pool.end(),
  });
}
