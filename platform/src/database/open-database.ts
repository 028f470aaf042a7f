import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseConfig {
  /** A PostgreSQL server, which several platform processes may share. */
  readonly databaseUrl?: string | undefined;
  /** Without a server: the folder of the embedded PostgreSQL, for one process. */
  readonly dataDir: string;
}

/** Opens the configured database. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPglite({ folder: config.dataDir })
    : openPostgres(config.databaseUrl);
}
