import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openPool } from './client.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { Maintenance, type MaintenanceOptions, type RunStatement } from './maintenance.ts';
import { inMemory, PgliteHost } from './pglite-host.ts';
import { PoolDatabase } from './pool-database.ts';
import { typeParsers } from './types.ts';
import { WireStream } from './wire-stream.ts';

export interface PgliteOptions {
  /** Folder of the database, for this process only; created if missing. Default: in memory. */
  readonly folder?: string;
  /** File with the initial contents of an in-memory database, as dumped by PGlite; faster than creating one. */
  readonly template?: string;
  /** How long a statement may run before the worker is replaced (default 10 s). */
  readonly statementTimeoutMs?: number;
  /** How long a transaction may stay idle (default 10 s). */
  readonly idleInTransactionTimeoutMs?: number;
  readonly maintenance?: MaintenanceOptions;
}

/** Vacuuming a large table may exceed the statement timeout. */
const maintenanceTimeoutMs = 120_000;

/** Calls that may wait for the only connection; at a thousand a second the last one waits half a second. */
const maxWaiting = 500;

/**
 * Opens the embedded PostgreSQL in a worker thread of this process. Data survives a crash of the process but not of the
 * machine: it never waits for the disk.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const { folder } = options;
  const dataDir = folder === undefined ? inMemory : join(folder, 'database');
  const host = new PgliteHost({ dataDir, template: options.template }, options.statementTimeoutMs ?? 10_000);
  const lock =
    folder === undefined ? undefined : await lockDataFolder(folder, (error) => host.abandon(error));
  try {
    // PGlite creates its files world-readable, and they contain the data of all members.
    if (folder !== undefined) {
      await mkdir(dataDir, { recursive: true });
      await chmod(dataDir, 0o700);
    }
    await host.open();
  } catch (error) {
    await lock?.release();
    throw error;
  }
  const pool = openHostPool(host, options.idleInTransactionTimeoutMs ?? 10_000);
  const maintenance =
    folder === undefined
      ? undefined
      : new Maintenance(statementRunner(pool, host), dataDir, options.maintenance);
  return new PoolDatabase({
    kind: 'pglite',
    pool,
    maxWaiting,
    limitStatements: async (_session, milliseconds) => host.limit(milliseconds),
    restarts: () => host.restarts,
    walBytes: () => maintenance?.walBytes,
    close: async () => {
      await maintenance?.stop().catch(() => undefined);
      await pool.end();
      await host.close();
      await lock?.release();
    },
  });
}

function openHostPool(host: PgliteHost, idleInTransactionMs: number): Pool {
  return openPool({
    // PGlite has a single session, so callers take turns.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream((batch) => host.exchange(batch), idleInTransactionMs),
    types: typeParsers,
  });
}

function statementRunner(pool: Pool, host: PgliteHost): RunStatement {
  return async (sql) => {
    const client = await pool.connect();
    const restore = host.limit(maintenanceTimeoutMs);
    try {
      const result = await client.query<{ name: string }>(sql);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      restore();
    }
  };
}
