/** Brings a database to the state that this build needs. */
import type { Database } from '../database/database.ts';
import { migrate, type MigrateOptions } from '../database/migrate.ts';
import { missingMigrations } from '../database/missing-migrations.ts';
import { collectFromDomains } from './collect.ts';

interface Prepared {
  /** The applied migrations. */
  readonly applied: readonly string[];
  /** The published texts. */
  readonly loaded: readonly string[];
}

/** Migrates the database, then loads the content of this build unless a required migration is still missing. */
export async function prepareDatabase(db: Database, now: Date, options?: MigrateOptions): Promise<Prepared> {
  const applied = await migrate(db, options);
  const loaded: string[] = [];
  if ((await missingMigrations(db)).length === 0)
    for (const load of collectFromDomains(({ content }) => content)) loaded.push(...(await load(db, now)));
  return { applied, loaded };
}
