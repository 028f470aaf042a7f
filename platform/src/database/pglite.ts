import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Pool } from 'pg';

import type { Database } from './database.ts';
import { inMemory, PgliteHost } from './pglite-host.ts';
import { PoolDatabase } from './pool-database.ts';
import { typeParsers } from './types.ts';
import { WireStream } from './wire-stream.ts';

export interface PgliteOptions {
  /** Folder the database lives in; created when missing. Without one it lives in memory. */
  readonly folder?: string;
  /** How long a statement may run before the worker is replaced (default 10 s). */
  readonly statementTimeoutMs?: number;
  /** How long a transaction may do nothing (default 10 s). */
  readonly idleInTransactionTimeoutMs?: number;
}

/** Opens the embedded PostgreSQL, in a worker thread of this process. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  if (options.folder !== undefined) await mkdir(options.folder, { recursive: true });
  const dataDir = options.folder === undefined ? inMemory : join(options.folder, 'database');
  const host = new PgliteHost({ dataDir }, options.statementTimeoutMs ?? 10_000);
  const idleInTransactionMs = options.idleInTransactionTimeoutMs ?? 10_000;
  await host.open();
  const pool = new Pool({
    // PGlite is one session: callers take turns.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream((batch) => host.exchange(batch), idleInTransactionMs),
    types: typeParsers,
  });
  pool.on('error', () => undefined);
  return new PoolDatabase({
    kind: 'pglite',
    pool,
    maxWaiting: 500,
    limitStatements: async (_session, milliseconds) => host.limit(milliseconds),
    restarts: () => host.restarts,
    walBytes: () => undefined,
    close: () => host.close(),
  });
}
