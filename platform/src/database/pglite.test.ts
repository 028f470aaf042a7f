import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findTemplate } from '../../test/embedded.ts';
import type { Database } from './database.ts';
import { openPglite, type PgliteOptions } from './pglite.ts';

/** An initialized database to copy, because creating one takes seconds. */
let initialised: string;
let folder: string;
let open: Database[] = [];

async function opened(options: PgliteOptions = {}): Promise<Database> {
  const db = await openPglite({ folder, ...options });
  open.push(db);
  return db;
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-pglite-'));

/** Gives the tests of a suite a folder with a database, each its own. */
function eachOnFolder(): void {
  beforeEach(async () => {
    folder = await newFolder();
    await cp(initialised, folder, { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(open.map((db) => db.close()));
    open = [];
    await rm(folder, { recursive: true });
  });
}

beforeAll(async () => {
  initialised = await newFolder();
  const template = new Blob([await readFile(await findTemplate())]);
  const pglite = await PGlite.create({ dataDir: join(initialised, 'database'), loadDataDir: template });
  await pglite.close();
});

afterAll(() => rm(initialised, { recursive: true }));

const stuck = 'do $$ begin loop end loop; end $$';

describe('PGlite on a folder', () => {
  eachOnFolder();

  it('keeps committed data', async () => {
    const first = await opened();
    await first.query('create table kept (a int)');
    await first.execute('insert into kept values (1)');
    await first.close();
    const second = await opened();
    expect(await second.query('select a from kept')).toEqual([{ a: 1 }]);
  });

  it('keeps no query results in memory', async () => {
    const created = once(process, 'worker') as Promise<[Worker]>;
    const db = await opened();
    const [worker] = await created;
    const heap = async () => (await worker.getHeapStatistics()).used_heap_size;
    const before = await heap();
    for (let answers = 0; answers < 100; answers += 1) await db.query("select repeat('x', 1000000)");
    expect((await heap()) - before).toBeLessThan(30_000_000);
  });

  it('sends prepared statements of concurrent callers in one batch of at most sixteen', async () => {
    const created = once(process, 'worker') as Promise<[Worker]>;
    const db = await opened();
    const [worker] = await created;
    await db.query('select 1');
    const batches = vi.spyOn(worker, 'postMessage');
    const statement = { name: 'given', text: 'select $1::int as a' };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => db.query(statement, [n])));
    expect(answers.flat()).toEqual(Array.from({ length: 20 }, (_, n) => ({ a: n })));
    expect(batches).toHaveBeenCalledTimes(2);
  });

  it('rejects a second process', async () => {
    const first = await opened();
    await expect(openPglite({ folder })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await opened();
  });

  it('reports why a folder cannot be opened and releases its lock', async () => {
    await rm(join(folder, 'database', 'global'), { recursive: true });
    await expect(openPglite({ folder })).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'connection',
    });
    await cp(initialised, folder, { recursive: true });
    await opened();
  });

  it('ends a transaction that stays idle', async () => {
    const db = await opened({ idleInTransactionTimeoutMs: 200 });
    await db.query('create table kept (a int)');
    await expect(
      db.transaction(async (tx) => {
        await tx.execute('insert into kept values (1)');
        await new Promise((resolve) => setTimeout(resolve, 600));
        await tx.execute('insert into kept values (2)');
      }),
    ).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' });
    expect(await db.query('select a from kept')).toEqual([]);
    expect(db.stats().restarts).toBe(0);
  });

  it('finishes waiting calls before it closes and rejects new ones', async () => {
    const db = await opened();
    const waiting = [1, 2, 3].map((n) => db.one('select $1::int as n', [n]));
    const closed = db.close();
    await expect(db.query('select 1')).rejects.toMatchObject({ reason: 'closed' });
    expect(await Promise.all(waiting)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await closed;
  });
});

describe('the PGlite worker', () => {
  let home: string;
  let db: Database;
  beforeAll(async () => {
    home = await newFolder();
    await cp(initialised, home, { recursive: true });
    db = await openPglite({ folder: home, statementTimeoutMs: 1_500 });
    await db.query('create table kept (a int)');
  });
  afterAll(async () => {
    await db.close();
    await rm(home, { recursive: true });
  });

  it('does not block the event loop during a query', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await db.transaction((tx) => tx.query('select sum(i) from generate_series(1, 3000000) i'), {
      statementTimeoutMs: 30_000,
    });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('fails a stuck call, restarts, keeps acknowledged writes and serves the next call', async () => {
    for (let round = 1; round <= 2; round++) {
      await db.execute('insert into kept values ($1)', [round]);
      const [hanging, waiting] = await Promise.allSettled([
        db.query(stuck),
        db.query<{ n: bigint }>('select count(*) as n from kept'),
      ]);
      expect(hanging).toMatchObject({
        status: 'rejected',
        reason: { name: 'DatabaseUnavailable', reason: 'timeout' },
      });
      expect(waiting).toEqual({ status: 'fulfilled', value: [{ n: BigInt(round) }] });
      expect(db.stats().restarts).toBe(round);
    }
  });

  it('rolls back the transaction of a stuck statement on restart', async () => {
    const before = await db.query('select a from kept');
    await expect(
      db.transaction(async (tx) => {
        await tx.execute('insert into kept values (99)');
        await tx.query(stuck);
      }),
    ).rejects.toMatchObject({ reason: 'timeout' });
    expect(await db.query('select a from kept')).toEqual(before);
  });

  it('applies a longer timeout to one transaction only', async () => {
    const { restarts } = db.stats();
    const slow = 'select pg_sleep(2)';
    await db.transaction((tx) => tx.query(slow), { statementTimeoutMs: 30_000 });
    expect(db.stats().restarts).toBe(restarts);
    await expect(db.query(slow)).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('PGlite in memory', () => {
  it('reports that its data is lost instead of restarting empty', async () => {
    const db = await openPglite({ template: await findTemplate(), statementTimeoutMs: 1_500 });
    await db.query('create table gone (a int)');
    await expect(db.query(stuck)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(db.query('select 1')).rejects.toThrow('its data is lost');
    await db.close();
  });
});

describe('maintenance', () => {
  eachOnFolder();

  it('checkpoints and vacuums regularly so that log and tables stay small', async () => {
    const db = await opened({
      maintenance: { checkpointEveryMs: 50, vacuumEveryMs: 50, lookEveryMs: 20 },
    });
    await db.query('create table busy (a int primary key, b text)');
    await db.query("insert into busy select i, repeat('x', 1000) from generate_series(1, 1000) i");
    for (let round = 0; round < 10; round++) await db.query("update busy set b = repeat('y', 1000)");
    const before = await db.one<{ lsn: string }>('select redo_lsn::text as lsn from pg_control_checkpoint()');
    await expect
      .poll(() =>
        db.one(
          "select last_vacuum is not null and last_analyze is not null as done from pg_stat_user_tables where relname = 'busy'",
        ),
      )
      .toEqual({ done: true });
    await db.query("update busy set b = repeat('z', 1000)");
    await expect
      .poll(() => db.one<{ lsn: string }>('select redo_lsn::text as lsn from pg_control_checkpoint()'))
      .not.toEqual(before);
    const size = async () => (await db.one<{ size: bigint }>("select pg_relation_size('busy') as size")).size;
    const settled = await size();
    for (let round = 0; round < 10; round++) {
      await db.query("update busy set b = repeat('w', 1000)");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await size()).toBeLessThanOrEqual(settled * 2n);
    expect(db.stats().walBytes).toBeGreaterThan(0);
  });

  it('checkpoints early when the log grows', async () => {
    const db = await opened({
      maintenance: {
        checkpointEveryMs: 3_600_000,
        vacuumEveryMs: 3_600_000,
        checkpointAfterBytes: 1_000_000,
        lookEveryMs: 20,
      },
    });
    const redo = () => db.one<{ lsn: string }>('select redo_lsn::text as lsn from pg_control_checkpoint()');
    const before = await redo();
    await db.query("create table big as select repeat('x', 1000) as b from generate_series(1, 25000)");
    await expect.poll(redo).not.toEqual(before);
  });
});
