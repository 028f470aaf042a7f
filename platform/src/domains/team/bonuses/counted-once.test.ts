import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../../test/platforms.ts';
import type { TestMember } from '../../../../test/testing.ts';
import { platformAuditPlan } from '../../../composition/audit.ts';
import type { Database } from '../../../database/database.ts';
import { runRound } from '../../../jobs/round.ts';
import { auditLedger } from '../../../ledger/audit.ts';
import { recordTypes } from '../../../ledger/record-types.ts';
import { countedCheck } from '../../../orders/bonus-items.ts';
import {
  afterDay,
  seedBroughtAmount,
  getDay,
  postedFor,
  prepareBonusSource,
  round,
  getServices,
} from './bonuses.fixture.ts';
import { bonusLines, bonusPosting, computeDay } from './jobs.ts';

onEachPlatform('items that pay bonuses', (suite) => {
  let sponsor: TestMember;
  let buyer: TestMember;
  const database = (): Database => suite.platform.services.database;

  beforeAll(async () => {
    await prepareBonusSource(suite);
    await round(suite);
    sponsor = await suite.platform.addMember('sponsor');
    buyer = await suite.platform.addMember('buyer', { sponsor });
  });

  /** Returns what all runs together counted as profits, in minor units. */
  const profits = async (): Promise<bigint> =>
    (await database().one<{ sum: bigint }>('select coalesce(sum(profits), 0)::bigint as sum from bonus_run'))
      .sum;

  const violations = async () => {
    const checks = [...platformAuditPlan.checks, ...getServices(suite).bonusSources.map(countedCheck)];
    return (await database().transaction((tx) => auditLedger(tx, { ...platformAuditPlan, checks })))
      .violations;
  };

  it('count once if stamped after the run began and committed before it read them', async () => {
    const before = await profits();
    const [date, now] = [getDay(suite), suite.platform.clock.now()];
    afterDay(suite, 1);
    const frozen = suite.platform.clock.now();
    suite.platform.clock.advance(60_000);
    // Another process has stamped and committed this since the round fixed its own time.
    await seedBroughtAmount(suite, date, buyer, 'entrustOverriding', '30');
    await computeDay(getServices(suite), date, frozen);
    afterDay(suite, 1);
    await round(suite);
    expect((await profits()) - before).toBe(3_000_000_000n);
    expect(now < frozen).toBe(true);
  });

  it('count once if stamped before the run and committed after it', async () => {
    const before = await profits();
    const date = getDay(suite);
    const stamped = suite.platform.clock.now();
    afterDay(suite, 1);
    await round(suite);
    await database().execute(
      `insert into brought (business_date, member_id, overriding, amount, created_at)
       values ($1, $2, 'entrustOverriding', 3000000000, $3)`,
      [date, buyer.id, stamped],
    );
    afterDay(suite, 1);
    await round(suite);
    afterDay(suite, 1);
    await round(suite);
    expect((await profits()) - before).toBe(3_000_000_000n);
    expect(await violations()).toEqual([]);
  });

  it('count once in runs that catch up on three days, overlap and are interrupted', async () => {
    const before = await profits();
    const purchases = async () =>
      (await database().one<{ sum: bigint }>('select sum(purchases)::bigint as sum from bonus_run')).sum;
    const boughtBefore = await purchases();
    for (let day = 0; day < 3; day += 1) {
      await seedBroughtAmount(suite, getDay(suite), buyer, 'entrustOverriding', '17');
      await seedBroughtAmount(suite, getDay(suite), buyer, 'insuranceOverriding', '5');
      await seedBroughtAmount(suite, getDay(suite), buyer, 'referralOverriding', '100');
      suite.platform.clock.advance(24 * 60 * 60_000);
    }
    afterDay(suite, 1);
    const services = getServices(suite);
    await Promise.all([
      runRound(services, bonusLines),
      runRound(services, bonusLines).catch(() => undefined),
      seedBroughtAmount(suite, getDay(suite), buyer, 'entrustOverriding', '1'),
    ]);
    for (let again = 0; again < 3; again += 1) await round(suite);
    afterDay(suite, 1);
    await round(suite);
    expect((await profits()) - before).toBe(6_700_000_000n);
    expect((await purchases()) - boughtBefore).toBe(30_000_000_000n);
    expect(await violations()).toEqual([]);
  });

  it('fail the audit if unmarked, marked with another amount, or marked without an item', async () => {
    const found = async (sql: string): Promise<string[]> => {
      const undo = new Error('undo');
      let kinds: string[] = [];
      const checks = [...platformAuditPlan.checks, ...getServices(suite).bonusSources.map(countedCheck)];
      await database()
        .transaction(async (tx) => {
          await tx.query('set local session_replication_role = replica');
          expect(await tx.execute(sql)).toBeGreaterThan(0);
          kinds = (await auditLedger(tx, { claims: [], checks })).violations.map(({ kind }) => kind);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return kinds;
    };
    const final = `select min(c.item_id) as id from bonus_counted c join bonus_source s on s.id = c.source_id
      where s.name = 'brought-entrustOverriding' and c.item_id <= (select max(final_id) from bonus_cut where source_id = s.id)`;
    // A number is final once the transactions that were open when it was read have ended, including those of other
    // databases.
    await expect
      .poll(async () => {
        afterDay(suite, 1);
        await round(suite);
        return (await database().one<{ id: bigint | null }>(final)).id;
      })
      .not.toBeNull();
    const one = `(source_id, item_id) = (select (select id from bonus_source where name = 'brought-entrustOverriding'), (${final}))`;
    expect(await found(`delete from bonus_counted where ${one}`)).toEqual(
      expect.arrayContaining(['brought-entrustOverriding-uncounted', 'bonus-run-miscounted']),
    );
    expect(await found(`update bonus_counted set amount = amount + 1 where ${one}`)).toEqual(
      expect.arrayContaining(['brought-entrustOverriding-uncounted', 'bonus-run-miscounted']),
    );
    expect(
      await found(
        `insert into bonus_counted select source_id, item_id + 1000, run_id, amount from bonus_counted where ${one}`,
      ),
    ).toContain('bonus-run-miscounted');
  });

  it('never count again after a run of the previous release', async () => {
    const before = await profits();
    const date = getDay(suite);
    await seedBroughtAmount(suite, date, buyer, 'entrustOverriding', '50');
    afterDay(suite, 1);
    // The previous release writes only the run, without marks.
    await database().execute(
      `insert into bonus_run (business_date, rates, purchases, profits, started_at, computed_at)
       values ($1, bonus_rates(), 0, 0, $2, $2)`,
      [date, suite.platform.clock.now()],
    );
    suite.platform.clock.advance(60_000);
    await seedBroughtAmount(suite, date, buyer, 'entrustOverriding', '7');
    afterDay(suite, 1);
    await round(suite);
    expect((await profits()) - before).toBe(700_000_000n);
    expect(await violations()).toEqual([]);
  });

  it('count what was bought once a credit has come into the portal, and never again', async () => {
    const bought = async (day: string) =>
      (await postedFor(suite, day))
        .filter(({ id, type }) => id === sponsor.id && type === recordTypes.personalRebate.code)
        .map(({ amount }) => amount);
    const again = async () => {
      const date = getDay(suite);
      await database().execute(
        `insert into brought (business_date, member_id, overriding, amount, created_at)
         values ($1, $2, 'referralOverriding', 50000000000, $3)`,
        [date, buyer.id, suite.platform.clock.now()],
      );
      afterDay(suite, 1);
      await round(suite);
      return bought(date);
    };
    expect(await again()).toEqual([]);
    await suite.platform.credit(buyer, 'CASH_POINT', '200');
    expect(await again()).toEqual([300_000_000n]);
    expect(await again()).toEqual([]);
  });

  it('deduct what was redeemed from the purchases that follow, once', async () => {
    const counted: bigint[] = [];
    await seedBroughtAmount(suite, getDay(suite), buyer, 'referralOverriding', '100');
    for (let day = 0; day < 7; day += 1) {
      const date = getDay(suite);
      if (day === 1)
        await database().execute(
          `insert into brought (business_date, member_id, overriding, amount, created_at)
           values ($1, $2, 'referralOverriding', -10000000000, $3)`,
          [date, buyer.id, suite.platform.clock.now()],
        );
      if (day > 1) await seedBroughtAmount(suite, date, buyer, 'referralOverriding', '100');
      afterDay(suite, 1);
      await round(suite);
      const { purchases } = await database().one<{ purchases: bigint }>(
        'select purchases from bonus_run where business_date = $1',
        [date],
      );
      counted.push(purchases / 100_000_000n);
    }
    // 500 in all: the sponsor has 7.5 at 1.5 %.
    expect(counted).toEqual([100n, 0n, 0n, 100n, 100n, 100n, 100n]);
    expect(await violations()).toEqual([]);
  });

  it('pay the other members of a chunk when one cannot be posted to', async () => {
    const other = await suite.platform.addMember('other_sponsor');
    const below = await suite.platform.addMember('other_buyer', { sponsor: other });
    const date = getDay(suite);
    await seedBroughtAmount(suite, date, buyer, 'entrustOverriding', '1000');
    await seedBroughtAmount(suite, date, below, 'entrustOverriding', '1000');
    afterDay(suite, 1);
    await runRound(getServices(suite), bonusLines);
    const account = "where owner_id = $1 and purpose = 'member' and coin_id = 2";
    const { id } = await database().one<{ id: bigint }>(`select id from account ${account}`, [other.id]);
    await database().query(
      `alter table account add constraint receives_nothing check (id <> ${id} or available = 0) not valid`,
    );
    expect(await runRound(getServices(suite), bonusPosting)).toEqual({ done: 1, failed: 0 });
    expect((await postedFor(suite, date)).map(({ id }) => id)).toEqual([sponsor.id]);
    expect(await database().query('select member_id, amount, journal_id from bonus_held')).toEqual([
      { member_id: other.id, amount: 5_000_000_000n, journal_id: null },
    ]);
    await database().query('alter table account drop constraint receives_nothing');
    expect((await round(suite)).failed).toBe(0);
    expect(await database().query('select amount from bonus_held where journal_id is null')).toEqual([]);
    const { available } = await database().one<{ available: bigint }>(
      `select available from account ${account}`,
      [other.id],
    );
    expect(available).toBe(5_000_000_000n);
    expect(await violations()).toEqual([]);
  });

  it('post only lines as they were computed', async () => {
    const date = getDay(suite);
    await seedBroughtAmount(suite, date, buyer, 'entrustOverriding', '1000');
    afterDay(suite, 1);
    await runRound(getServices(suite), bonusLines);
    await database().execute(
      `insert into bonus_line (run_id, member_id, record_type, generation, ppm, volume, amount)
       select run_id, member_id, record_type, 2, ppm, volume, amount from bonus_line l
       where run_id = (select max(id) from bonus_run) and record_type = 49`,
    );
    expect((await violations()).map(({ kind }) => kind)).toContain('bonus-lines-differ');
    expect(await runRound(getServices(suite), bonusPosting)).toEqual({ done: 0, failed: 1 });
    expect(await postedFor(suite, date)).toEqual([]);
  });
});
