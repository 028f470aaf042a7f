/** Embedded databases for tests, copied from a template that is created once. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/database/database.ts';
import { openPglite } from '../src/database/pglite.ts';
import { migrated, type Template } from './template.ts';

const library = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
const cache = fileURLToPath(new URL('../../node_modules/.cache/portal-test-databases/', import.meta.url));

const files = new Map<Template, Promise<string>>();

/** Opens an in-memory database from a template; default: migrated and otherwise empty. */
export const openEmbedded = async (template = migrated): Promise<Database> =>
  openPglite({ template: await findTemplate(template) });

/** The template's file, for `template` of PGlite. */
export function findTemplate(template = migrated): Promise<string> {
  const file = files.get(template) ?? findFile(template);
  files.set(template, file);
  return file;
}

/** The file name depends on the versions of PGlite and of this module. */
async function findFile({ fingerprint, make }: Template): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(library))
    .update(await readFile(fileURLToPath(import.meta.url)));
  const file = join(
    cache,
    `${version
      .update(await fingerprint())
      .digest('hex')
      .slice(0, 32)}.tar`,
  );
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  const unfinished = join(cache, randomUUID());
  await writeFile(unfinished, await dump(make));
  // A concurrent process may create the same file.
  await rename(unfinished, file);
  return file;
}

/**
 * Removes what copies do not need: template databases and old segments of the write-ahead log. Smaller copies open
 * faster.
 */
const shrink = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function dump(make: Template['make']): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'));
  try {
    const dataDir = join(folder, 'database');
    await make(await openPglite({ folder }));
    const pglite = await PGlite.create(dataDir);
    for (const statement of shrink) await pglite.exec(statement);
    const dumped = await pglite.dumpDataDir('none');
    await pglite.close();
    return new Uint8Array(await dumped.arrayBuffer());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
