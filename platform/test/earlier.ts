/** Databases of an earlier build, from the dumps in fixtures/. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hashFiles, type Template } from './template.ts';

const fromDump = (name: string): Template => ({
  fingerprint: () => hashFiles(`platform/test/fixtures/${name}`),
  make: async (database) => {
    const dump = await promisify(gunzip)(await readFile(join(import.meta.dirname, 'fixtures', name)));
    // A separate session, because the dump changes the search path.
    await database.session((session) => session.query(dump.toString()), 60_000);
    await database.close();
  },
});

/** At migration 0077 of the old chain, without members. */
export const earlierEmpty = fromDump('empty-0077.sql.gz');

/** The demonstration at migration 0077 of the old chain. */
export const earlierDemo = fromDump('demo-0077.sql.gz');
