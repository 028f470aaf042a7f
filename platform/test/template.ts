/** What the databases of tests begin as. Each is made once, because that takes seconds of a core; every other is a copy. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';

/** A content that databases begin with. */
export interface Template {
  /** Says what is in it: where that changes, it is made anew. */
  readonly fingerprint: () => Promise<string>;
  /** Makes the content in an empty database, and closes it. */
  readonly make: (database: Database) => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** A fingerprint of the files that the patterns name, from the root of the repository. */
export async function hashFiles(...patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const names = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' });
  for (const name of names.sort()) {
    hash.update(`${name}\n`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** All tables, and nothing in them but what migrations write. */
export const migrated: Template = {
  fingerprint: () => hashFiles('platform/migrations/*.sql'),
  make: async (database) => {
    await migrate(database);
    await database.close();
  },
};
