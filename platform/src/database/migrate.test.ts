import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase, onServer } from '../../test/databases.ts';
import { migrate } from './migrate.ts';
import { missingMigrations } from './missing-migrations.ts';
import { openPostgres } from './postgres.ts';

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

  it('applies missing migrations once, in order', async () => {
    await files({ '0001_a.sql': a });
    expect(await migrate(test.db, { folder })).toEqual(['0001_a.sql']);
    expect(await migrate(test.db, { folder })).toEqual([]);
    await files({ '0001_a.sql': a, '0002_b.sql': `insert into a values (2); ${b}` });
    expect(await migrate(test.db, { folder })).toEqual(['0002_b.sql']);
    expect(await test.db.query('select n from a order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('applies each migration once when several processes start together', async () => {
    // Building this index waits for every snapshot, including that of a process waiting to migrate.
    const index = '-- migrate: concurrently\ncreate index concurrently a_n on a (n);';
    await files({ '0001_a.sql': a, '0002_b.sql': b, '0003_index.sql': index });
    const done = await Promise.all(Array.from({ length: 5 }, () => migrate(test.db, { folder })));
    expect(done.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql', '0003_index.sql']);
    expect(await test.db.query('select n from a')).toEqual([{ n: 1 }]);
  });

  it('rolls back a failing file and keeps the earlier ones', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': `${b} select 1 / 0;` });
    await expect(migrate(test.db, { folder })).rejects.toThrow('division by zero');
    expect(await test.db.query('select name from schema_migration')).toEqual([{ name: '0001_a.sql' }]);
    expect(await test.db.one("select to_regclass('b') is null as rolled_back")).toEqual({
      rolled_back: true,
    });
  });

  it('rejects a file that changed after it was applied', async () => {
    await files({ '0001_a.sql': a });
    await migrate(test.db, { folder });
    await files({ '0001_a.sql': `${a} insert into a values (2);` });
    await expect(migrate(test.db, { folder })).rejects.toThrow('0001_a.sql is not what was applied');
  });

  it('accepts a file in which only line endings changed', async () => {
    await files({ '0001_a.sql': 'create table a (n int);\n-- end\n' });
    await migrate(test.db, { folder });
    await files({ '0001_a.sql': 'create table a (n int);\r\n-- end\r\n' });
    expect(await migrate(test.db, { folder })).toEqual([]);
  });

  it('accepts a newer database and rejects one of a newer major', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': b, '0003_less.sql': '-- migrate: contract\ndrop table b;' });
    expect(await migrate(test.db, { folder, contract: false })).toEqual([
      '0001_a.sql',
      '0002_b.sql',
      '0003_less.sql',
    ]);
    await files({ '0001_a.sql': a });
    await expect(migrate(test.db, { folder })).rejects.toThrow(
      'the database has migration 0003_less.sql, whose schema 2 this build does not know (its last migration is 0001_a.sql, schema 1): run a newer build',
    );
    await expect(missingMigrations(test.db, folder)).rejects.toThrow('run a newer build');
    await test.db.execute('delete from schema_migration where version = 3');
    expect(await migrate(test.db, { folder })).toEqual([]);
    expect(await missingMigrations(test.db, folder)).toEqual([]);
  });

  it('leaves contracting migrations of a database in use to the operator', async () => {
    await files({ '0001_a.sql': a });
    await migrate(test.db, { folder });
    const contracting = { '0003_less.sql': '-- migrate: contract\ndrop table a;' };
    await files({ '0001_a.sql': a, '0002_b.sql': b, ...contracting });
    expect(await missingMigrations(test.db, folder)).toEqual(['0002_b.sql']);
    expect(await migrate(test.db, { folder, contract: false })).toEqual(['0002_b.sql']);
    expect(await missingMigrations(test.db, folder)).toEqual([]);
    expect(await migrate(test.db, { folder })).toEqual(['0003_less.sql']);
  });

  it('upgrades a database without major numbers', async () => {
    await files({ '0001_a.sql': a });
    await migrate(test.db, { folder });
    await test.db.query('alter table schema_migration drop column major');
    expect(await missingMigrations(test.db, folder)).toEqual([]);
    await files({ '0001_a.sql': a, '0002_b.sql': b });
    expect(await migrate(test.db, { folder })).toEqual(['0002_b.sql']);
    expect(await test.db.query('select major from schema_migration')).toEqual([{ major: 1 }, { major: 1 }]);
  });

  const concurrently = '-- migrate: concurrently\ncreate unique index concurrently a_n on a (n);';

  it('builds an index outside a transaction and rebuilds an invalid one', async () => {
    await files({ '0001_a.sql': `${a} insert into a values (1);`, '0002_index.sql': concurrently });
    await expect(migrate(test.db, { folder })).rejects.toThrow('could not create unique index');
    await test.db.execute('delete from a where ctid = (select min(ctid) from a)');
    expect(await migrate(test.db, { folder })).toEqual(['0002_index.sql']);
    expect(await test.db.query("select indisvalid from pg_index where indexrelid = 'a_n'::regclass")).toEqual(
      [{ indisvalid: true }],
    );
  });

  it('gives up after many tries without a lock and reports each try by migration name', async () => {
    const never = "do $$ begin raise exception 'locked' using errcode = 'lock_not_available'; end $$;";
    await files({ '0001_a.sql': a, '0002_never.sql': never, '0003_b.sql': b });
    let pauses = 0;
    const told: [string, number][] = [];
    const migrating = migrate(test.db, {
      folder,
      pause: async () => (pauses += 1),
      onRetry: (name, tries) => told.push([name, tries]),
    });
    await expect(migrating).rejects.toThrow(
      "0002_never.sql got no lock in 45 tries: end what holds one (see pg_stat_activity), then run 'platform migrate' again",
    );
    expect(pauses).toBe(44);
    expect(told).toEqual(Array.from({ length: 44 }, (_, index) => ['0002_never.sql', index + 1]));
    expect(await test.db.query('select name from schema_migration')).toEqual([{ name: '0001_a.sql' }]);
  });

  it('keeps an index that was built before the process died', async () => {
    await files({ '0001_a.sql': a, '0002_index.sql': concurrently });
    await migrate(test.db, { folder });
    const index = "select oid from pg_class where relname = 'a_n'";
    const built = await test.db.query(index);
    await test.db.execute('delete from schema_migration where version = 2');
    expect(await migrate(test.db, { folder })).toEqual(['0002_index.sql']);
    expect(await test.db.query(index)).toEqual(built);
  });

  it('updates rows in batches, each in its own transaction', async () => {
    await files({
      '0001_a.sql': 'create table a (n int, done xid8); insert into a select generate_series(1, 5);',
      '0002_done.sql': `-- migrate: batches
        update a set done = pg_current_xact_id() where n in (select n from a where done is null order by n limit 2);`,
    });
    expect(await migrate(test.db, { folder })).toEqual(['0001_a.sql', '0002_done.sql']);
    expect(await test.db.query('select count(*)::int as rows from a group by done order by min(n)')).toEqual([
      { rows: 2 },
      { rows: 2 },
      { rows: 1 },
    ]);
  });

  it('rejects an unknown form', async () => {
    await files({ '0001_a.sql': `-- migrate: quickly\n${a}` });
    await expect(migrate(test.db, { folder })).rejects.toThrow(
      "0001_a.sql says '-- migrate: quickly', which is none of contract, concurrently, batches",
    );
  });

  it('rejects a duplicate number', async () => {
    await files({ '0001_a.sql': a, '0002_b.sql': b });
    await migrate(test.db, { folder });
    await files({ '0001_a.sql': a, '0002_c.sql': 'create table c (n int)', '0003_b.sql': b });
    await expect(migrate(test.db, { folder })).rejects.toThrow(
      '0002_c.sql is not what was applied to this database as 0002_b.sql',
    );
  });

  it.each([
    [{ '0001_a.sql': a, '0003_b.sql': b }, 'expected migration 0002_<name>.sql, found 0003_b.sql'],
    [{ '0001_a.sql': a, '0001_b.sql': b }, 'expected migration 0002_<name>.sql, found 0001_b.sql'],
    [{ '0002_a.sql': a }, 'expected migration 0001_<name>.sql, found 0002_a.sql'],
    [{ 'a.sql': a }, 'expected migration 0001_<name>.sql, found a.sql'],
  ])('rejects a folder with wrong numbering: %o', async (contents, message) => {
    await files(contents);
    await expect(migrate(test.db, { folder })).rejects.toThrow(message);
    expect(await test.db.one("select to_regclass('a') is null as untouched")).toEqual({ untouched: true });
  });
});

onServer('migrate while a long query holds a table', (test) => {
  const chain = {
    '0001_a.sql': 'create table a (n int); insert into a values (1);',
    '0002_m.sql': 'alter table a add column m int;',
  };

  /** Calls of members on the table that the migration locks; each fails if it waits longer than the limit of a call. */
  async function serveOthers(): Promise<void> {
    await test.db.transaction(async (tx) => {
      await tx.query("set local lock_timeout = '100ms'");
      await tx.query('select n from a');
      await tx.execute('insert into a (n) values (2)');
    });
  }

  const snapshot = { isolation: 'repeatable read', readOnly: true } as const;

  /** Reads the table in a transaction that stays open until the returned function is called. */
  async function readLong(): Promise<() => Promise<unknown>> {
    const begun = Promise.withResolvers<undefined>();
    const end = Promise.withResolvers<undefined>();
    const db = openPostgres(test.url, { maxConnections: 1 });
    const reading = db.transaction(async (tx) => {
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      await tx.query('select n from a');
      begun.resolve(undefined);
      await end.promise;
    }, snapshot);
    await begun.promise;
    return async () => {
      end.resolve(undefined);
      await reading;
      await db.close();
    };
  }

  beforeEach(async () => {
    await test.db.query('drop table if exists schema_migration, a');
    await files({ '0001_a.sql': chain['0001_a.sql'] });
    await migrate(test.db, { folder });
    await files(chain);
  });

  it('releases its place in the lock queue and retries until the query ends', async () => {
    const end = await readLong();
    const tries: number[] = [];
    const applied = await migrate(test.db, {
      folder,
      pause: async (attempt) => {
        tries.push(attempt);
        await serveOthers();
        if (attempt === 2) await end();
      },
    });
    expect(applied).toEqual(['0002_m.sql']);
    expect(tries).toEqual([0, 1, 2]);
  });

  it('lets queued calls through while the query still runs', async () => {
    const end = await readLong();
    const migrating = migrate(test.db, { folder });
    await expect
      .poll(() =>
        test.db.one("select count(*)::int as n from pg_locks where not granted and relation = 'a'::regclass"),
      )
      .toEqual({ n: 1 });
    // With the default limit (3 s) and retries of a call.
    await test.db.transaction((tx) => tx.execute('insert into a (n) values (3)'));
    expect(await missingMigrations(test.db, folder)).toEqual(['0002_m.sql']);
    await end();
    expect(await migrating).toEqual(['0002_m.sql']);
  });

  it('builds an index while members write and the query still runs', async () => {
    await files({
      '0001_a.sql': chain['0001_a.sql'],
      '0002_index.sql': '-- migrate: concurrently\ncreate index concurrently a_n on a (n);',
    });
    const end = await readLong();
    await test.db.execute('insert into a (n) values (4)');
    const migrating = migrate(test.db, { folder });
    await expect
      .poll(() => test.db.query("select indisvalid from pg_index where indexrelid = to_regclass('a_n')"))
      .toEqual([{ indisvalid: false }]);
    await serveOthers();
    await end();
    expect(await migrating).toEqual(['0002_index.sql']);
    expect(await test.db.query("select indisvalid from pg_index where indexrelid = 'a_n'::regclass")).toEqual(
      [{ indisvalid: true }],
    );
  });
});
