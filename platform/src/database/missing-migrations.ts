/** What a database lacks of this build's migrations, and whether a process can work with its schema. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readBridge } from './bridge.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseUnavailable } from './errors.ts';
import { MigrationError, listMissing, readMigrations, type Applied, type Migration } from './migrations.ts';

/** Names of the migrations that this build needs and the database lacks. Contracting migrations are never needed. */
export async function missingMigrations(db: Database, folder?: string): Promise<string[]> {
  const missing = await findMissing(await readApplied(db), folder);
  return missing.filter(({ form }) => form !== 'contract').map(({ name }) => name);
}

/** Names of the missing contracting migrations and all missing migrations after them. */
export async function contractingMigrations(db: Database): Promise<string[]> {
  const missing = await findMissing(await readApplied(db));
  const first = missing.findIndex(({ form }) => form === 'contract');
  return first === -1 ? [] : missing.slice(first).map(({ name }) => name);
}

/** Throws a {@link MigrationError} with instructions if the database lacks a migration that this build needs. */
export async function requireSchema(db: Database): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0) throw new MigrationError(describeMissing(missing));
}

/** Describes the missing migrations and the command that applies them. */
export const describeMissing = (missing: readonly string[]): string =>
  `the database lacks ${missing.length} of this build's migrations, from ${missing[0] ?? ''} on: run 'platform migrate'`;

/**
 * Waits until the database has all required migrations. `onWait` receives the missing migrations whenever they change, an
 * empty list at the end.
 */
export async function awaitSchema(db: Database, onWait: (missing: readonly string[]) => void): Promise<void> {
  let missing = await missingMigrations(db);
  while (missing.length > 0) {
    onWait(missing);
    const told = missing.length;
    while (missing.length === told) {
      await sleep(1_000);
      missing = await missingMigrations(db).catch((error: unknown) => {
        // The database may be unavailable for a moment during maintenance.
        if (error instanceof DatabaseUnavailable) return missing;
        throw error;
      });
    }
    if (missing.length === 0) onWait(missing);
  }
}

/** The migrations that a database lacks, in order, including those of the bridge if it is from before the baseline. */
export async function findMissing(applied: readonly Applied[], folder?: string): Promise<Migration[]> {
  const known = await readMigrations(folder);
  return (await readBridge(applied, known)) ?? listMissing(applied, known);
}

/** The migrations that a database has, in order. */
export async function readApplied(db: Queryable): Promise<Applied[]> {
  const { exists } = await db.one<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (!exists) return [];
  // Databases from before contracting migrations lack the column.
  return db.query<Applied>(
    `select version, name, checksum, coalesce((to_jsonb(m) ->> 'major')::int, 1) as major
     from schema_migration m order by version`,
  );
}
