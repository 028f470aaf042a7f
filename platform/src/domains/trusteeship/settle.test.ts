import { beforeEach, describe, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { requireRunning } from './orders.ts';
import { payProfits } from './settle.ts';
import { newTrustor, workDaily, type Trustor } from './trusteeships.fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onEachPlatform('an entrust package as days pass', (suite) => {
  let count = 0;
  let member: Trustor;
  /** The start of each test, 12:00 GMT+8. Earlier packages were paid until later days, so none of them is due. */
  const noon = new Date('2026-12-01T04:00:00Z');
  const setClock = (after: number) => suite.platform.clock.set(new Date(noon.getTime() + after));
  const pass = async (after: number) => {
    setClock(after);
    await workDaily(suite);
  };
  const first = async () => (await member.orders())[0];
  const books_ = async () =>
    suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan));

  beforeEach(async () => {
    count += 1;
    suite.platform.clock.set(noon);
    member = await newTrustor(suite, `member${count}`, { ASSETS_POINT: '3000' });
  });

  describe('earnings', () => {
    it('post at 00:10 GMT+8 of each business day after the purchase, and nothing before', async () => {
      await member.buy('1500');
      await pass(12 * hour + 10 * minute - 1);
      expect(await member.holds('BONUS_POINT')).toBe('0 + 0');
      await pass(12 * hour + 10 * minute);
      expect(await member.holds('BONUS_POINT')).toBe('7.5 + 0');
      expect((await member.records())[0]).toBe('ENTRUST_PROFIT 7.5 BONUS_POINT');
      await pass(36 * hour + 10 * minute - 1);
      expect(await member.holds('BONUS_POINT')).toBe('7.5 + 0');
      await pass(36 * hour + 10 * minute);
      expect(await first()).toMatchObject({ profitAmount: '15', compoundAmount: '0', lockedAmount: '1500' });
    });

    it('cover every missed day, one at a time, also with several processes', async () => {
      await member.buy('1500');
      setClock(10 * day);
      await Promise.all([workDaily(suite), workDaily(suite), workDaily(suite)]);
      const days = await suite.platform.services.database.query<{ day: string }>(
        `select p.business_date::text as day from entrust_profit p join entrust_order o on o.id = p.order_id
         where o.member_id = $1 order by p.id`,
        [member.member.id],
      );
      expect(days).toHaveLength(10);
      expect(new Set(days.map((row) => row.day)).size).toBe(10);
      expect(days.map((row) => row.day)).toEqual(days.map((row) => row.day).sort());
      expect(await member.holds('BONUS_POINT')).toBe('75 + 0');
    });

    it('omit days whose profit is below a minor unit', async () => {
      const { id } = await member.buy('1500');
      const { database, clock } = suite.platform.services;
      setClock(3 * day);
      const undo = new Error('undo');
      const paid = database.transaction(async (tx) => {
        const order = await requireRunning(tx, member.member.id, id);
        expect(await payProfits(tx, { ...order, ratio_ppm: 0n }, clock.now())).toBe('2026-12-04');
        expect(await tx.query('select from entrust_profit where order_id = $1', [BigInt(id)])).toEqual([]);
        throw undo;
      });
      await expect(paid).rejects.toBe(undo);
    });

    it('use the amount locked when the day began, whatever the member changes until 00:10', async () => {
      // Five minutes after the first midnight, which is twelve hours away.
      const early = 12 * hour + 5 * minute;
      const { id: upgraded } = await member.buy('100');
      const { id: switched } = await member.buy('100');
      setClock(early);
      expect((await member.upgrade(upgraded)).code).toBe(20000);
      expect((await member.setAutoAdd(switched, true)).code).toBe(20000);
      await pass(day);
      // 0.3 % of 100 for each, paid out; 600 (and compounded profits) earn from the next day.
      expect(await member.holds('BONUS_POINT')).toBe('0.6 + 0');
      expect(await member.holds('ASSETS_POINT')).toBe('2300 + 700');
    });

    it('do not repeat a day when the clock steps back', async () => {
      await member.buy('1500');
      await pass(2 * day);
      expect(await member.holds('BONUS_POINT')).toBe('15 + 0');
      await pass(2 * day - 13 * hour);
      await pass(2 * day);
      await pass(2 * day + hour);
      expect(await member.holds('BONUS_POINT')).toBe('15 + 0');
    });

    it('go into the package with auto-add on, from the next profit, and are paid out with it off', async () => {
      const { id } = await member.buy('1500');
      await pass(day);
      expect((await member.setAutoAdd(id, true)).result).toMatchObject({ autoAddStatus: 1 });
      await pass(3 * day);
      // 1500 × 0.5 %, then 1507.5 × 0.5 %.
      expect(await first()).toMatchObject({ profitAmount: '7.5', compoundAmount: '15.0375' });
      expect(await member.holds('ASSETS_POINT')).toBe('1500 + 1515.0375');
      expect((await member.records())[0]).toBe('COMPOUND 7.5375 ASSETS_POINT');
      await member.setAutoAdd(id, false);
      await pass(4 * day);
      // 1515.0375 × 0.5 %; the house keeps the fraction of a minor unit.
      expect(await member.holds('BONUS_POINT')).toBe('15.0751875 + 0');
    });

    it('apply the setting and the terms of each due day', async () => {
      const { id } = await member.buy('600');
      setClock(2 * day);
      await member.setAutoAdd(id, true);
      expect(await member.holds('BONUS_POINT')).toBe('5.76 + 0');
      setClock(3 * day);
      const { result } = await member.upgrade(id);
      expect(result).toMatchObject({ amount: '1500', lockedAmount: '1502.88', autoAddStatus: 1 });
      await pass(3 * day + hour);
      expect(await first()).toMatchObject({ compoundAmount: '0' });
      await pass(4 * day);
      expect(await first()).toMatchObject({ compoundAmount: '7.5144', lockedAmount: '1510.3944' });
    });
  });

  describe('another setting for its profit', () => {
    const database = () => suite.platform.services.database;

    it('explains that the ledger is halted, and posts the days that are due afterwards', async () => {
      const { id } = await member.buy('1500');
      setClock(2 * day);
      await database().execute('update ledger_halt set violations = 1');
      const halted = await member.setAutoAdd(id, true);
      await database().execute('update ledger_halt set violations = 0');
      expect(halted).toMatchObject({ status: 200, code: 9001 });
      expect(await first()).toMatchObject({ autoAddStatus: 0 });
      expect((await member.setAutoAdd(id, true)).code).toBe(20000);
      expect(await member.holds('BONUS_POINT')).toBe('15 + 0');
    });

    it('requires that the member has accepted the terms in force', async () => {
      const { id } = await member.buy('1500');
      setClock(2 * day);
      await database().execute('update member set agreed_terms_id = null where id = $1', [member.member.id]);
      const { code, message } = await member.setAutoAdd(id, true);
      expect(code).toBe(9001);
      expect(message).toMatch(/^You have not accepted the terms in force/);
      expect(await member.holds('BONUS_POINT')).toBe('0 + 0');
    });
  });

  describe('redemption', () => {
    const term = 7 * day;

    it('rejects until the term has ended, to the millisecond', async () => {
      const { id } = await member.buy('100');
      setClock(term - 1);
      const { code, message } = await member.redeem(id);
      expect(code).toBe(9001);
      expect(message).toMatch(/only be redeemed within 24 hours after its term/);
      setClock(term);
      expect((await member.redeem(id)).result).toMatchObject({
        status: 'REDEEMED',
        redeemAmount: '100',
        lockedAmount: '0',
        endTime: noon.getTime() + term,
      });
    });

    it('gets its own number, which the upgraded order does not share', async () => {
      const { id } = await member.buy('100');
      const { result } = await member.upgrade(id);
      setClock(45 * day);
      await workDaily(suite);
      const next = result as { readonly id: string; readonly transactionNo: string };
      const redeemed = (await member.redeem(next.id)).result;
      const number = await member.numberOf('REDEEM');
      expect(redeemed).toMatchObject({
        transactionNo: next.transactionNo,
        redeemTransactionNo: number,
      });
      expect(number).not.toBe(next.transactionNo);
      const before = (await member.orders()).find((order) => order.id === id);
      expect(before).toMatchObject({ status: 'UPGRADED', redeemTransactionNo: null });
    });

    it('succeeds in the last millisecond of the window, with what is due until then', async () => {
      const { id } = await member.buy('100');
      await member.setAutoAdd(id, true);
      setClock(term + day - 1);
      const { result } = await member.redeem(id);
      // 100 × 1.003 ^ 8, truncated at eight decimals each day.
      expect(result).toMatchObject({
        status: 'REDEEMED',
        redeemAmount: '102.42535175',
        compoundAmount: '2.42535175',
      });
      expect(await member.holds('ASSETS_POINT')).toBe('3002.42535175 + 0');
      expect((await member.records())[0]).toBe('REDEEM 102.42535175 ASSETS_POINT');
    });

    it.each(['before', 'after'])('rejects after the window, %s the renewal', async (when) => {
      const { id } = await member.buy('100');
      setClock(term + day);
      if (when === 'after') await workDaily(suite);
      expect((await member.redeem(id)).code).toBe(9001);
      expect(await first()).toMatchObject({
        status: 'RUNNING',
        renewals: 1,
        expireTime: noon.getTime() + 2 * term,
      });
      setClock(2 * term);
      expect((await member.redeem(id)).result).toMatchObject({ status: 'REDEEMED', renewals: 1 });
    });

    it('succeeds in a later window, even if no renewal was recorded', async () => {
      const { id } = await member.buy('100');
      setClock(4 * term + hour);
      expect((await member.redeem(id)).result).toMatchObject({
        renewals: 3,
        expireTime: noon.getTime() + 4 * term,
      });
      await workDaily(suite);
      expect(await first()).toMatchObject({ status: 'REDEEMED', renewals: 3 });
    });

    it('succeeds once if two, or one and an upgrade, run at the same instant', async () => {
      for (let round = 0; round < 6; round += 1) {
        const { id } = await member.buy('100');
        setClock(term + round * 10 * day);
        const other = () => (round % 2 === 0 ? member.redeem(id) : member.upgrade(id));
        const answers = await Promise.all(
          round % 4 < 2 ? [member.redeem(id), other()] : [other(), member.redeem(id)],
        );
        expect(answers.map(({ code }) => code).sort()).toEqual([20000, 9001]);
        expect(answers.find(({ code }) => code === 9001)?.message).toMatch(/already redeemed or upgraded/);
        setClock(term + round * 10 * day + 3 * day);
      }
      expect(await books_()).toEqual({ total: 0, violations: [] });
    });

    it('succeeds once per key, also later', async () => {
      const { id } = await member.buy('100');
      setClock(term);
      const key = 'key-of-a-redemption';
      const one = await member.redeem(id, key);
      setClock(3 * term);
      expect((await member.redeem(id, key)).result).toEqual(one.result);
    });

    it('ends the earnings', async () => {
      const { id } = await member.buy('100');
      setClock(term);
      await member.redeem(id);
      const before = await member.records();
      await pass(30 * day);
      expect(await member.records()).toEqual(before);
    });
  });

  it('renews itself at the end of the window, from the end of the term', async () => {
    await member.buy('100');
    await pass(8 * day - 1);
    expect(await first()).toMatchObject({ renewals: 0, expireTime: noon.getTime() + 7 * day });
    await pass(8 * day);
    expect(await first()).toMatchObject({ renewals: 1, expireTime: noon.getTime() + 14 * day });
    const { renewals } = await suite.platform.services.database.one<{ renewals: number }>(
      'select renewals from entrust_order where member_id = $1',
      [member.member.id],
    );
    expect(renewals).toBe(1);
    // A clock that steps back undoes nothing.
    await pass(7 * day);
    expect(await first()).toMatchObject({ renewals: 1 });
  });

  it('works by jobs of the platform', async () => {
    await member.buy('1500');
    setClock(day);
    await suite.platform.doJobs();
    expect(await member.holds('BONUS_POINT')).toBe('7.5 + 0');
  });

  it('leaves clean books', async () => {
    expect(await books_()).toEqual({ total: 0, violations: [] });
  });
});
