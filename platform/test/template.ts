/** Templates of test databases. Each is created once, because that takes seconds of CPU; databases are copies. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDatabase } from '../src/composition/prepare-database.ts';
import type { Database } from '../src/database/database.ts';

/** The initial content of a database. */
export interface Template {
  /** Identifies the content; a new template is created when it changes. */
  readonly fingerprint: () => Promise<string>;
  /** Creates the content in an empty database and closes it. */
  readonly make: (database: Database) => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** A fingerprint of the files that match the patterns, relative to the repository's root. */
export async function hashFiles(...patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const names = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' });
  for (const name of names.sort()) {
    hash.update(`${name}\n`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** All migrations and the published texts of this build, without further content. */
export const migrated: Template = {
  fingerprint: () => hashFiles('platform/migrations/*.sql', 'platform/content/**/*.md'),
  make: async (database) => {
    await prepareDatabase(database, new Date());
    await database.close();
  },
};
