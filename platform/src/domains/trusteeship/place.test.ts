import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newTrustor, nextKey, type Trustor } from './trusteeships.fixture.ts';

const { trusteeship } = domains;

onEachPlatform('an entrust package', (suite) => {
  let aiko: Trustor;
  let budi: Trustor;
  beforeAll(async () => {
    aiko = await newTrustor(suite, 'aiko', { ASSETS_POINT: '10000' });
    budi = await newTrustor(suite, 'budi', { ASSETS_POINT: '650' });
  });

  it('locks its amount and begins a term', async () => {
    const bought = suite.platform.clock.now().getTime();
    const dayMs = 24 * 60 * 60_000;
    const order = await aiko.buy('600');
    expect(order).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      cursor: expect.stringMatching(/^[\w-]{1,64}$/) as string,
      receiptNo: expect.stringMatching(/^R261121/) as string,
      transactionNo: expect.stringMatching(/^T261121/) as string,
      status: 'RUNNING',
      matchingId: '2',
      upgradedFromId: null,
      amount: '600',
      payAmount: '600',
      termDays: 45,
      dailyRatio: '0.0048',
      autoAddStatus: 0,
      lockedAmount: '600',
      profitAmount: '0',
      compoundAmount: '0',
      redeemAmount: null,
      redeemTransactionNo: null,
      renewals: 0,
      createTime: bought,
      expireTime: bought + 45 * dayMs,
      redeemEndTime: bought + 46 * dayMs,
      endTime: null,
    });
    expect(await aiko.holds('ASSETS_POINT')).toBe('9400 + 600');
    expect((await aiko.records())[0]).toBe('PURCHASE -600 ASSETS_POINT');
    expect(await aiko.orders()).toEqual([order]);
  });

  it('upgrades to the next larger one for the difference, and restarts its term', async () => {
    const [old] = await aiko.orders();
    suite.platform.clock.advance(60 * 60_000);
    const { result } = await aiko.upgrade(old?.id ?? '');
    expect(result).toMatchObject({
      status: 'RUNNING',
      upgradedFromId: old?.id,
      amount: '1500',
      payAmount: '900',
      lockedAmount: '1500',
      createTime: suite.platform.clock.now().getTime(),
      expireTime: suite.platform.clock.now().getTime() + 45 * 24 * 60 * 60_000,
    });
    expect(await aiko.holds('ASSETS_POINT')).toBe('8500 + 1500');
    expect((await aiko.records())[0]).toBe('UPGRADE -900 ASSETS_POINT');
    expect(await aiko.orders()).toMatchObject([
      { status: 'RUNNING', amount: '1500' },
      { status: 'UPGRADED', amount: '600', lockedAmount: '0', endTime: suite.platform.clock.now().getTime() },
    ]);
    expect((await aiko.upgrade(old?.id ?? '')).message).toContain('already redeemed or upgraded');
  });

  it('counts in the catalogue and in the totals', async () => {
    const { result: offers } = await suite.client.call(trusteeship.matchingList, {}, { token: aiko.token });
    expect(offers?.records.map(({ amount, boughtCount }) => [amount, boughtCount])).toEqual([
      ['100', 0],
      ['600', 0],
      ['1500', 1],
      ['5000', 0],
      ['10000', 0],
    ]);
    const { result } = await suite.client.call(trusteeship.totalBuyMatchingAmount, {}, { token: aiko.token });
    expect(result).toEqual({
      runningCount: 1,
      lockedAmount: '1500',
      payAmount: '1500',
      profitAmount: '0',
      compoundAmount: '0',
    });
  });

  it('appears by the key of each operation on it', async () => {
    const data = await aiko.request('100');
    const { result } = await aiko.send('buyMatching', data);
    const find = async (idempotencyKey: unknown, token: string) =>
      (
        await suite.client.callLoosely(
          trusteeship.buyMatchingList,
          { pageSize: 5, cursor: null, idempotencyKey },
          { token },
        )
      ).result;
    expect(await find(data['idempotencyKey'], aiko.token)).toEqual({ records: [result], hasMore: false });
    expect(await find(data['idempotencyKey'], budi.token)).toEqual({ records: [], hasMore: false });
  });

  it('sells once if its key is sent 16 times, and rejects another input', async () => {
    const before = (await aiko.orders()).length;
    const data = await aiko.request('100');
    const answers = await Promise.all(Array.from({ length: 16 }, () => aiko.send('buyMatching', data)));
    for (const { code, result } of answers) {
      expect(code).toBe(20000);
      expect(result).toEqual(answers[0]?.result);
    }
    expect(await aiko.orders()).toHaveLength(before + 1);
    const other = await aiko.send('buyMatching', { ...data, matchingId: '2' });
    expect(other.message).toContain('already sent with other details');
  });

  it('sells once with credits for one', async () => {
    const [one, other] = [await budi.request('600'), await budi.request('600')];
    const answers = await Promise.all([budi.send('buyMatching', one), budi.send('buyMatching', other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 9001]);
    expect(await budi.holds('ASSETS_POINT')).toBe('50 + 600');
  });

  describe('without moving credits', () => {
    const expectRefused = async (answer: Promise<{ code?: unknown; message: string }>, message: RegExp) => {
      const { code, message: said } = await answer;
      expect(code).toBe(9001);
      expect(said).toMatch(message);
    };

    it('rejects terms that were not shown', async () => {
      const before = await aiko.holds('ASSETS_POINT');
      for (const change of [{ amount: '99' }, { termDays: 8 }, { dailyRatio: '0.0031' }])
        await expectRefused(
          aiko.send('buyMatching', { ...(await aiko.request('100')), ...change }),
          /would now pay 100 for a term of 7 days with a daily profit of 0\.3 %\. Nothing was moved/,
        );
      expect(await aiko.holds('ASSETS_POINT')).toBe(before);
    });

    it('rejects an unknown or closed package', async () => {
      const { database } = suite.platform.services;
      const data = await aiko.request('100');
      await expectRefused(aiko.send('buyMatching', { ...data, matchingId: '77' }), /not available/);
      await database.execute('update entrust_offer set enabled = false where id = 1');
      await expectRefused(
        aiko.send('buyMatching', { ...data, idempotencyKey: nextKey() }),
        /not available at the moment/,
      );
      await database.execute('update entrust_offer set enabled = true where id = 1');
    });

    it('rejects more than the maximum, also by an upgrade', async () => {
      const { database } = suite.platform.services;
      await database.execute('update entrust_offer set maximum = 1 where id in (2, 3)');
      await expectRefused(
        aiko.send('buyMatching', await aiko.request('1500')),
        /maximum number of this package: 1\. Nothing was moved/,
      );
      const order = await aiko.buy('600');
      await expectRefused(aiko.upgrade(order.id), /maximum number of this package: 1/);
      await database.execute('update entrust_offer set maximum = 5 where id in (2, 3)');
    });

    it('rejects an upgrade that skips a package', async () => {
      const order = (await aiko.orders()).find(
        ({ amount, status }) => amount === '100' && status === 'RUNNING',
      );
      const data = await aiko.upgradeRequest(order?.id ?? '');
      await expectRefused(
        aiko.send('upgradeMatching', { ...data, matchingId: '3' }),
        /only be upgraded to the next larger/,
      );
    });

    it('rejects a package of another member', async () => {
      const [order] = await aiko.orders();
      await expectRefused(budi.redeem(order?.id ?? ''), /^You have no such package/);
      await expectRefused(budi.setAutoAdd(order?.id ?? '', true), /^You have no such package/);
    });

    it('rejects an amount above the balance', async () => {
      await expectRefused(budi.send('buyMatching', await budi.request('100')), /not have enough/);
    });

    it('rejects a wrong transaction password', async () => {
      const data = { ...(await aiko.request('100')), transactionPassword: 'Wrong12345' };
      await expectRefused(aiko.send('buyMatching', data), /^The transaction password is wrong/);
    });
  });

  it.each([
    ['matchingId', { matchingId: 'x' }, 'id'],
    ['amount', { amount: '0' }, 'positive'],
    ['termDays', { termDays: 1.5 }, 'invalid'],
    ['dailyRatio', { dailyRatio: 5 }, 'amount'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'key'],
    ['transactionPassword', { transactionPassword: '' }, 'required'],
  ] as const)('names %s when it is wrong: %j', async (field, change, rule) => {
    for (const language of locales) {
      const data = { ...(await aiko.request('100')), ...change };
      expect(await aiko.send('buyMatching', data, language)).toMatchObject({
        status: 200,
        code: 9001,
        message: fieldMessage(field, rule, language),
      });
    }
  });

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toEqual({
      total: 0,
      violations: [],
    });
  });
});
