/** Upgrades a running portal: real processes of the platform and its command line on one PostgreSQL. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@portal/schema/envelope';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePorts } from '../../../scripts/free-ports.ts';
import { onServer } from '../../test/databases.ts';

const main = join(import.meta.dirname, '..', 'main.ts');
const cli = join(import.meta.dirname, 'main.ts');

onServer('an upgrade in production', (test) => {
  let folder: string;
  const children = new Set<ChildProcess>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platform-upgrade-'));
    await writeFile(join(folder, 'key.pem'), (await generateKeyPair({ demo: false })).privateKey);
  });
  beforeEach(() => test.db.query('drop schema public cascade; create schema public'));
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([...children].map(ended));
    children.clear();
  });
  afterAll(() => rm(folder, { recursive: true }));

  function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [script, ...args], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: test.url,
        DATA_DIR: folder,
        PLATFORM_PRIVATE_KEY_FILE: join(folder, 'key.pem'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const result = { child, output: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (result.output += part.toString()));
    return result;
  }

  async function ended(child: ChildProcess): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child.exitCode;
  }

  async function command(...args: string[]) {
    const running = run(cli, args);
    return { exitCode: await ended(running.child), output: running.output.trim() };
  }

  async function start() {
    const [port, adminPort] = await freePorts(2);
    const running = run(main, [], { PLATFORM_PORT: `${port}`, PLATFORM_ADMIN_PORT: `${adminPort}` });
    const readiness = async (): Promise<unknown> => {
      if (running.child.exitCode !== null) throw new Error(running.output);
      return fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
        (answer) => answer.json(),
        () => undefined,
      );
    };
    return { running, readiness };
  }

  const tables = () =>
    test.db.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'",
    );

  it('makes a process wait on an older schema and serve once it is migrated', async () => {
    const { running, readiness } = await start();
    const cause = expect.stringMatching(
      /^the database lacks \d+ .* from 0001_ledger\.sql on: run 'platform migrate'$/,
    ) as string;
    const missing = expect.arrayContaining(['0001_ledger.sql']) as string[];
    await expect
      .poll(readiness)
      .toMatchObject({ ready: false, checks: { schema: { status: 'down', missing, cause } } });
    expect(running.output).toContain("run 'platform migrate'");

    // No other command migrates.
    const refused = await command('audit');
    expect(refused).toEqual({ exitCode: 1, output: cause });
    expect(await tables()).toEqual([]);

    expect(await command('migrate')).toMatchObject({ exitCode: 0 });
    await expect.poll(readiness).toMatchObject({ ready: true });
    expect(await command('audit')).toEqual({
      exitCode: 0,
      output: 'The ledger is consistent: no violation found.',
    });
  });

  it('applies each migration once when two processes migrate at once', async () => {
    const both = await Promise.all([command('migrate'), command('migrate')]);
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const applied = both.flatMap(({ output }) => output.match(/\d{4}_\w+\.sql/g) ?? []);
    const rows = await test.db.query<{ name: string }>('select name from schema_migration');
    expect(rows.length).toBeGreaterThan(0);
    expect(applied.sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(await command('migrate')).toEqual({
      exitCode: 0,
      output: 'The database has all migrations of this build.',
    });
  });

  it('lets a process serve on a newer schema of the same major only', async () => {
    await command('migrate');
    const next = "select max(version) + 1, 'of_the_next_release.sql', '', $1::int from schema_migration";
    const add = (major: number) =>
      test.db.query(`insert into schema_migration (version, name, checksum, major) ${next}`, [major]);
    await add(1);
    const { running, readiness } = await start();
    await expect.poll(readiness).toMatchObject({ ready: true });
    const { autovacuum } = await test.db.one<{ autovacuum: string }>('show autovacuum');
    expect(running.output.includes('autovacuum is off')).toBe(autovacuum === 'off');
    await add(2);
    // The running process continues.
    expect(await readiness()).toMatchObject({ ready: true });
    expect(running.output).not.toContain('run a newer build');
    const late = run(main, [], { PLATFORM_PORT: '0', PLATFORM_ADMIN_PORT: '0' });
    expect(await ended(late.child)).toBe(1);
    expect(late.output).toContain('whose schema 2 this build does not know');
    expect(await command('audit')).toEqual({
      exitCode: 1,
      output: expect.stringContaining('whose schema 2 this build does not know') as string,
    });
  });
});
