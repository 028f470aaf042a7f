/** Embedded databases for tests. To create one takes seconds of a core, so it is done once and every other is a copy. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';

import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPglite } from '../src/database/pglite.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const library = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
const cache = fileURLToPath(new URL('../../node_modules/.cache/portal-test-databases/', import.meta.url));

let template: Promise<string> | undefined;

/** An embedded database in memory that is migrated and otherwise empty. */
export const openEmbedded = async (): Promise<Database> => openPglite({ template: await findTemplate() });

/** The file that all embedded databases begin as, for `template` of PGlite. */
export const findTemplate = (): Promise<string> => (template ??= makeTemplate());

/** Its name says what is in it: another migration or another PGlite, and it is made anew. */
async function makeTemplate(): Promise<string> {
  const file = join(cache, `${await fingerprint()}.tar`);
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  const unfinished = join(cache, randomUUID());
  await writeFile(unfinished, await createTemplate());
  // A concurrent process creates the same file.
  await rename(unfinished, file);
  return file;
}

const fingerprint = async (): Promise<string> => hashMigrations(await readFile(library));

/** Another migration, and the databases that tests begin with are made anew. */
export async function hashMigrations(salt: Uint8Array | string = ''): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for (const name of (await readdir(migrations)).sort()) {
    hash.update(`${name}\n`).update(await readFile(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

async function createTemplate(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'));
  try {
    const database = await openPglite({ folder });
    await migrate(database);
    await database.close();
    const pglite = await PGlite.create(join(folder, 'database'));
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
