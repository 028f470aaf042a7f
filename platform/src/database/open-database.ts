import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseConfig {
  /** A PostgreSQL server; several platform processes may share it. */
  readonly databaseUrl?: string | undefined;
  /** Otherwise the embedded PostgreSQL in this folder, for one process. */
  readonly dataDir: string;
}

/** Opens the database the configuration names. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPglite({ folder: config.dataDir })
    : openPostgres(config.databaseUrl);
}
