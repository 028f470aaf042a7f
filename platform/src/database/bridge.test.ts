/** Databases of builds from before the baseline: see platform/migrations/bridge/README.md. */
import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.ts';
import { runConfirmed } from '../../test/commands.ts';
import { describeEach } from '../../test/databases.ts';
import { earlierDemo, earlierEmpty } from '../../test/earlier.ts';
import { describeSchema } from '../../test/schema.ts';
import { createTestPlatform, type TestPlatform } from '../../test/testing.ts';
import { prepareDatabase } from '../composition/prepare-database.ts';
import { demoPassword } from '../domains/member/demo.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import {
  awaitSchema,
  contractingMigrations,
  missingMigrations,
  requireSchema,
} from './missing-migrations.ts';

const lastOfBridge = '0129_baseline.sql';
/** The texts that the old chain published, two of them of help. */
const ownTexts = 11;

const countRows = async (db: Database) => {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> 'schema_migration' order by 1`,
  );
  const rows = await db.query<{ name: string; n: bigint }>(
    tables.map(({ name }) => `select '${name}' as name, count(*) as n from ${name}`).join(' union all '),
  );
  return new Map(rows.map(({ name, n }) => [name, n]));
};

const readBalances = (db: Database) =>
  db.query(
    'select owner_id, coin_id, purpose, available, frozen, locked, version, head from account order by id',
  );

const settings = `select
  (select jsonb_agg(to_jsonb(s) order by record_type, step) from bonus_rate s) as bonus_rates,
  (select jsonb_agg(to_jsonb(s) - 'enabled' order by from_coin_id, to_coin_id) from convert_pair s) as pairs,
  (select to_jsonb(s) from convert_setting s) as converts,
  (select to_jsonb(s) from payout_setting s) as payouts,
  (select jsonb_agg(to_jsonb(s) order by network) from deposit_network s) as networks,
  (select jsonb_agg(to_jsonb(s) order by channel_id, locale) from deposit_channel_name s) as channels,
  (select jsonb_agg(to_jsonb(s) order by way) from withdrawal_rule s) as withdrawals,
  (select jsonb_agg(to_jsonb(s) order by id) from insurance_package s) as packages,
  (select jsonb_agg(to_jsonb(s) order by level) from team_rank s) as ranks`;

describeEach('a database from before the baseline', (open) => {
  let fresh: Database;
  const opened: Database[] = [];
  const openEarlier = async (template = earlierEmpty): Promise<Database> => {
    const db = await open(template);
    opened.push(db);
    return db;
  };
  beforeAll(async () => {
    fresh = await open();
  });
  afterAll(() => Promise.all([fresh, ...opened].map((db) => db.close())));

  it('gets the schema and the first rows of a new one', async () => {
    const db = await openEarlier();
    const applied = await migrate(db);
    expect(applied[0]).toBe('0078_audit_acceptance.sql');
    expect(applied.at(-1)).toBe(lastOfBridge);
    expect(await describeSchema(db)).toEqual(await describeSchema(fresh));
    expect(await db.one(settings)).toEqual(await fresh.one(settings));
    const records = 'select version, name, checksum, major from schema_migration order by version';
    expect(await db.query(records)).toEqual(await fresh.query(records));
  });

  it('keeps processes waiting until it is migrated', async () => {
    const db = await openEarlier();
    const missing = await missingMigrations(db);
    expect(missing).toHaveLength(52);
    expect(await contractingMigrations(db)).toEqual([]);
    await expect(requireSchema(db)).rejects.toThrow(
      "the database lacks 52 of this build's migrations, from 0078_audit_acceptance.sql on: run 'platform migrate'",
    );
    const waits: (readonly string[])[] = [];
    const waiting = awaitSchema(db, (names) => waits.push(names));
    await expect.poll(() => waits).toEqual([missing]);
    expect(await migrate(db, { contract: false })).toEqual(missing);
    await waiting;
    expect(waits.at(-1)).toEqual([]);
    await requireSchema(db);
    expect(await missingMigrations(db)).toEqual([]);
    expect(await contractingMigrations(db)).toEqual([]);
    expect(await migrate(db)).toEqual([]);
  });

  it.each([
    ['within the old chain', '0114_decision.sql', 'decision'],
    ['before the records are replaced', lastOfBridge, 'published_content'],
  ])('continues after an interruption %s', async (_when, file, table) => {
    const db = await openEarlier();
    await db.execute(`create table ${table} (n int)`);
    await expect(migrate(db)).rejects.toThrow(table);
    const missing = await missingMigrations(db);
    expect(missing[0]).toBe(file);
    expect(missing.at(-1)).toBe(lastOfBridge);
    const { last } = await db.one<{ last: string }>('select max(name) as last from schema_migration');
    expect(last < file).toBe(true);
    await db.query(`drop table ${table}`);
    expect(await migrate(db)).toEqual(missing);
    expect(await describeSchema(db)).toEqual(await describeSchema(fresh));
  });

  it('gets instructions if it is too old', async () => {
    const db = await openEarlier();
    await db.execute('delete from schema_migration where version > 76');
    const refused =
      'the database has the migrations of an early build, up to 0076_mail_sender.sql: migrate it first with a build that has 0077_deposit_remainder_held.sql (commit 2f368b80), then with this one';
    await expect(migrate(db)).rejects.toThrow(refused);
    await expect(requireSchema(db)).rejects.toThrow(refused);
    expect(await db.query('select from schema_migration')).toHaveLength(76);
  });

  it('refuses a database with a different migration', async () => {
    const db = await openEarlier();
    await db.execute("update schema_migration set checksum = 'x' where version = 50");
    await expect(migrate(db)).rejects.toThrow('0050_captcha_given_back.sql is not what was applied');
  });

  describe('with a demonstration', () => {
    let db: Database;
    let platform: TestPlatform;
    let before: { rows: Map<string, bigint>; balances: object[]; terms: object[]; lastText: bigint };
    const terms = 'select id, agreed_terms_id, agreed_at from member order by id';
    beforeAll(async () => {
      db = await open(earlierDemo);
      before = {
        rows: await countRows(db),
        balances: await readBalances(db),
        terms: await db.query(terms),
        lastText: (await db.one<{ id: bigint }>('select max(id) as id from published_text')).id,
      };
      await prepareDatabase(db, new Date('2026-11-21T05:00:00Z'));
      platform = await createTestPlatform({ database: db });
    });
    afterAll(() => platform.close());

    it('gets the schema of a new one', async () => {
      expect(await describeSchema(db)).toEqual(await describeSchema(fresh));
    });

    it('passes the audit', async () => {
      expect(await runConfirmed(platform, ['audit'])).toEqual({
        exitCode: 0,
        text: 'The ledger is consistent: no violation found.',
      });
    });

    it('keeps its balances and rows', async () => {
      expect(await readBalances(db)).toEqual(before.balances);
      const rows = await countRows(db);
      // A text whose file has changed since is published in a new version.
      const renewed = await db.query<{ kind: string; languages: bigint }>(
        `select kind, (select count(*) from published_text_translation t where t.published_text_id = p.id) as languages
         from published_text p join published_content c on c.published_text_id = p.id
         where exists (select from published_content o where o.slug = c.slug and o.published_text_id < p.id)
           and p.id > $1`,
        [before.lastText],
      );
      expect(renewed.map(({ kind }) => kind)).not.toContain('TERMS');
      expect(renewed.every(({ languages }) => languages === BigInt(locales.length))).toBe(true);
      const added = new Map([
        ['published_text', BigInt(renewed.length)],
        ['published_text_translation', BigInt(renewed.length * locales.length)],
      ]);
      const expected = [...before.rows].map(([name, count]) => [name, count + (added.get(name) ?? 0n)]);
      expect([...before.rows].map(([name]) => [name, rows.get(name)])).toEqual(expected);
      expect(rows.get('posting')).toBeGreaterThan(900n);
      expect(rows.get('session')).toBe(4n);
      expect(rows.get('withdrawal_step')).toBeGreaterThan(50n);
    });

    it('keeps what an operator set', async () => {
      expect(
        await db.one(
          `select (select cancel_seconds from convert_setting) as window, (select cool_down_hours from payout_setting) as hours,
             (select ppm from bonus_rate where record_type = 48 and step = 1) as sponsor,
             (select minimum from deposit_network where network = 'TRC20') as minimum`,
        ),
      ).toEqual({ window: 600, hours: 48, sponsor: 4000n, minimum: 2_000_000_000n });
    });

    it('keeps its texts and recognizes those that came with the platform', async () => {
      const own = await db.query<{ kind: string }>(
        `select p.kind from published_text p where not exists (
           select from published_content c where c.published_text_id = p.id) order by p.id`,
      );
      expect(own).toEqual([{ kind: 'ANNOUNCEMENT' }, { kind: 'ROADMAP' }]);
      const old = await db.query('select from published_content where published_text_id <= $1', [ownTexts]);
      expect(old).toHaveLength(ownTexts);
      const client = new TestClient(platform);
      const roadmap = await client.call(domains.member.appMediaList, { type: 'ROADMAP' });
      expect(roadmap.result?.records[0]?.title).toBe('Our own words');
      const help = await client.call(domains.member.appMediaList, { type: 'HELP' });
      expect(help.result?.records[0]?.content).toContain('It is approved and paid from 00:00 GMT+8');
    });

    it('lets its members sign in, and asks none of them to accept the terms again', async () => {
      expect(await db.query(terms)).toEqual(before.terms);
      const client = new TestClient(platform);
      const signedIn = await client.call(domains.session.login, { userName: 'aiko', password: demoPassword });
      const token = signedIn.result?.token ?? '';
      const info = await client.call(domains.member.userInfo, {}, { token });
      expect(info.result).toMatchObject({ userName: 'aiko', agreeStatus: 1 });
    });

    it('stays unchanged by another migration', async () => {
      expect(await prepareDatabase(db, new Date('2026-11-21T06:00:00Z'))).toEqual({
        applied: [],
        loaded: [],
      });
    });
  });
});
