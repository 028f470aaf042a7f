import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { onEachDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function files(contents: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await Promise.all(Object.entries(contents).map(([name, sql]) => writeFile(join(folder, name), sql)));
}

onEachDatabase('migrate', (test) => {
  beforeEach(() => test.db.query('drop table if exists schema_migration, a, b, c'));

  const a = 'create table a (n int); insert into a values (1);';
  const b = 'create table b (n int);';

  it('applies what is missing, in order, once', async () => {
    await files({ '0001_a.sql': a });
    expect(await migrate(test.db, folder)).toEqual(['0001_a.sql']);
    expect(await migrate(test.db, folder)).toEqual([]);
    await files({ '0001_a.sql': a, '0002_b.sql': `insert into a values (2); ${b}` });
    expect(await migrate(test.db, folder)).toEqual(['0002_b.sql']);
    expect(await test.db.query('select n from a order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('applies each once when several processes start together', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': b });
    const done = await Promise.all(Array.from({ length: 5 }, () => migrate(test.db, folder)));
    expect(done.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(await test.db.query('select n from a')).toEqual([{ n: 1 }]);
  });

  it('applies all of a file or nothing, and keeps those before it', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': `${b} select 1 / 0;` });
    await expect(migrate(test.db, folder)).rejects.toThrow('division by zero');
    expect(await test.db.query('select name from schema_migration')).toEqual([{ name: '0001_a.sql' }]);
    expect(await test.db.one("select to_regclass('b') is null as rolled_back")).toEqual({
      rolled_back: true,
    });
  });

  it('refuses a file that changed after it was applied', async () => {
    await files({ '0001_a.sql': a });
    await migrate(test.db, folder);
    await files({ '0001_a.sql': `${a} insert into a values (2);` });
    await expect(migrate(test.db, folder)).rejects.toThrow('0001_a.sql is not what was applied');
  });

  it('takes a file whose line ends alone were changed', async () => {
    await files({ '0001_a.sql': 'create table a (n int);\n-- end\n' });
    await migrate(test.db, folder);
    await files({ '0001_a.sql': 'create table a (n int);\r\n-- end\r\n' });
    expect(await migrate(test.db, folder)).toEqual([]);
  });

  it('refuses a database that is newer than the build', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': b });
    await migrate(test.db, folder);
    await files({ '0001_a.sql': a });
    await expect(migrate(test.db, folder)).rejects.toThrow(
      'the database has migration 0002_b.sql, which this build does not know (its last is 0001_a.sql)',
    );
  });

  it('refuses a number that was already given to another file', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': b });
    await migrate(test.db, folder);
    await files({ '0001_a.sql': a, '0002_c.sql': 'create table c (n int)', '0003_b.sql': b });
    await expect(migrate(test.db, folder)).rejects.toThrow(
      '0002_c.sql is not what was applied to this database as 0002_b.sql',
    );
  });

  it.each([
    [{ '0001_a.sql': a, '0003_b.sql': b }, 'expected migration 0002_<name>.sql, found 0003_b.sql'],
    [{ '0001_a.sql': a, '0001_b.sql': b }, 'expected migration 0002_<name>.sql, found 0001_b.sql'],
    [{ '0002_a.sql': a }, 'expected migration 0001_<name>.sql, found 0002_a.sql'],
    [{ 'a.sql': a }, 'expected migration 0001_<name>.sql, found a.sql'],
  ])('refuses a folder numbered wrongly: %o', async (contents, message) => {
    await files(contents);
    await expect(migrate(test.db, folder)).rejects.toThrow(message);
    expect(await test.db.one("select to_regclass('a') is null as untouched")).toEqual({ untouched: true });
  });
});
