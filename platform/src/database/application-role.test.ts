/** Two roles on a server: the owner of the tables, and the role of the platform's processes. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.ts';
import { runConfirmed } from '../../test/commands.ts';
import { onServer } from '../../test/databases.ts';
import {
  createTestPlatform,
  seedDemo,
  testTransactionPassword,
  VirtualClock,
  type TestPlatform,
} from '../../test/testing.ts';
import { runRound } from '../jobs/round.ts';
import { createLogger } from '../telemetry/logger.ts';
import { applicationRoles, ownsTables } from './application-role.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const role = `portal_app_${randomUUID().slice(0, 8)}`;
const migrations = join(import.meta.dirname, '../../migrations');
const denied = { code: '42501' };

onServer('the application role', (test) => {
  let app: Database;
  let owner: TestPlatform;
  let platform: TestPlatform;
  const clock = new VirtualClock('2026-11-21T04:00:00.000Z');
  const asOwner = (...args: string[]) =>
    runConfirmed({ services: owner.services, logger: createLogger('silent') }, args);

  beforeAll(async () => {
    owner = await createTestPlatform({ database: test.db, clock });
    expect(await asOwner('grant', role)).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining(`set one with psql, '\\password ${role}'`) as string,
    });
    await test.db.execute(`alter role ${role} password 'only-in-tests'`);
    const url = new URL(test.url);
    url.username = role;
    url.password = 'only-in-tests';
    app = openPostgres(url.href);
    platform = await createTestPlatform({ database: app, clock });
  });
  afterAll(async () => {
    await platform.close();
    await test.db.execute(`drop owned by ${role}`);
    await test.db.execute(`drop role ${role}`);
    await owner.close();
  });

  it('can run the demonstration with every domain and job, and passes the audit', async () => {
    await seedDemo(platform.services);
    await platform.doJobs();
    for (const job of platform.jobs) {
      const failed: string[] = [];
      const logger = createLogger('warn', { write: (line) => void failed.push(line) });
      await runRound(platform.services, job, { logger, metrics: platform.metrics });
      expect(failed, job.name).toEqual([]);
    }
    expect(await runConfirmed(platform, ['audit'])).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('can move credits and run operator commands', async () => {
    const ani = await platform.addMember('role_ani', { balances: { CASH_POINT: '50' } });
    await platform.addMember('role_budi');
    const client = new TestClient(platform);
    const { result, message } = await client.call(
      domains.transfer.makeOver,
      {
        idempotencyKey: 'key-of-the-application-role',
        toUserName: 'role_budi',
        coinName: 'CASH_POINT',
        amount: '10',
        remark: null,
        transactionPassword: testTransactionPassword,
      },
      { token: await platform.signIn(ani) },
    );
    expect(message).toBe('success');
    expect(result).toBeDefined();
    expect(await runConfirmed(platform, ['member', 'ban', 'role_budi', '--reason', 'Test'])).toMatchObject({
      exitCode: 0,
    });
    expect(
      await runConfirmed(platform, ['adjust', 'in', 'role_ani', '5', 'CASH_POINT', '--reason', 'Test']),
    ).toMatchObject({ exitCode: 0 });
  });

  describe('is refused', () => {
    it.each([
      'delete from operator_action',
      "update operator_action set who = 'x'",
      'truncate operator_action cascade',
      'delete from operator_action_link',
      'delete from operator_action_head',
      'update posting set amount = amount + 1',
      'delete from posting',
      'update journal set reason = null',
      'delete from journal',
      'delete from hold',
      'delete from withdrawal',
      'delete from withdrawal_step',
      'update jackpot_seed set seed = seed',
      'truncate member cascade',
      'alter table operator_action disable trigger all',
      'alter table posting add column x int',
      'drop trigger operator_action_immutable on operator_action',
      'create trigger x before insert on member for each row execute function ledger_forbid_change()',
      'create table x (n int)',
      'create or replace function ledger_forbid_change() returns trigger language plpgsql as $$ begin return new; end $$',
      'drop table correction',
      'set session_replication_role = replica',
      'update schema_migration set checksum = checksum',
      'insert into schema_migration (version, name, checksum) values (9999, $$x$$, $$x$$)',
    ])('%s', async (sql) => {
      await expect(app.execute(sql)).rejects.toMatchObject(denied);
    });
  });

  it('cannot migrate, and the error names the owner', async () => {
    await expect(migrate(app)).rejects.toThrow(`${role} is not the owner of the tables, which is`);
    expect(await ownsTables(app)).toBe(false);
    expect(await ownsTables(test.db)).toBe(true);
  });

  it('gets only the required privileges on tables that a later migration adds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of names) await copyFile(join(migrations, name), join(folder, name));
    const later = `${String(names.length + 1).padStart(4, '0')}_later.sql`;
    await writeFile(
      join(folder, later),
      `create table later (id bigint generated always as identity primary key, n int);
       create table later_record (n int);
       create trigger later_record_immutable before update or delete on later_record
         for each row execute function ledger_forbid_change();`,
    );
    expect(await applicationRoles(test.db)).toEqual([role]);
    expect(await migrate(test.db, { folder })).toEqual([later]);
    await rm(folder, { recursive: true });
    expect(await app.execute('insert into later (n) values (1)')).toBe(1);
    expect(await app.execute('update later set n = 2')).toBe(1);
    expect(await app.execute('insert into later_record values (1)')).toBe(1);
    await expect(app.execute('delete from later_record')).rejects.toMatchObject(denied);
    await expect(app.execute('update later_record set n = 2')).rejects.toMatchObject(denied);
  });

  it('cannot be the owner or a superuser', async () => {
    const { me } = await test.db.one<{ me: string }>('select current_user as me');
    expect(await asOwner('grant', me)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('choose another role') as string,
    });
    expect((await asOwner('grant', 'x"; drop')).exitCode).toBe(2);
    expect(await runConfirmed(platform, ['grant', 'another'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('only that role changes the schema') as string,
    });
  });
});
