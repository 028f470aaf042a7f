import { locales } from '@portal/schema/locales';
import { domains, type CreditType } from '@portal/schema/rest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newConverter, settleAll, type Converter } from './converts.fixture.ts';

const { assets, convert } = domains;

onOnePlatform('a convert', (suite) => {
  let aiko: Converter;
  let budi: Converter;
  beforeAll(async () => {
    aiko = await newConverter(suite, 'aiko', { CASH_POINT: '1000', BONUS_POINT: '50' });
    budi = await newConverter(suite, 'budi', { CASH_POINT: '5' });
  });
  beforeEach(() => suite.platform.clock.advance(1_000));
  const pass = async (milliseconds: number) => {
    suite.platform.clock.advance(milliseconds);
    await settleAll(suite);
  };

  it('freezes the amount given and settles when it is due', async () => {
    const created = suite.platform.clock.now().getTime();
    const { result } = await aiko.send(await aiko.request('CASH_POINT', 'WITHDRAWAL_POINT', '100.5'));
    const order = {
      id: expect.stringMatching(/^\d+$/) as string,
      cursor: expect.stringMatching(/^[\w-]{1,64}$/) as string,
      receiptNo: expect.stringMatching(/^R261121/) as string,
      transactionNo: expect.stringMatching(/^T261121/) as string,
      status: 'PENDING',
      fromCoin: 'CASH_POINT',
      toCoin: 'WITHDRAWAL_POINT',
      amount: '100.5',
      fee: '0.1005',
      rate: '1',
      actualAmount: '100.3995',
      createTime: created,
      settleTime: created + 30_000,
      endTime: null,
    };
    expect(result).toEqual(order);
    expect(await aiko.holds('CASH_POINT')).toBe('899.5 + 100.5');
    expect(await aiko.holds('WITHDRAWAL_POINT')).toBe('0 + 0');
    // They add up to the amount given.
    expect((await aiko.records()).slice(0, 2)).toEqual([
      'CONVERT_FEE -0.1005 CASH_POINT PENDING',
      'CONVERT -100.3995 CASH_POINT PENDING',
    ]);
    await pass(29_999);
    expect(await aiko.holds('CASH_POINT')).toBe('899.5 + 100.5');
    await pass(1);
    expect(await aiko.holds('CASH_POINT')).toBe('899.5 + 0');
    expect(await aiko.holds('WITHDRAWAL_POINT')).toBe('100.3995 + 0');
    expect((await aiko.records()).slice(0, 3)).toEqual([
      'CONVERT 100.3995 WITHDRAWAL_POINT COMPLETED',
      'CONVERT_FEE -0.1005 CASH_POINT COMPLETED',
      'CONVERT -100.3995 CASH_POINT COMPLETED',
    ]);
    const { result: page } = await suite.client.call(
      convert.convertOrderList,
      { pageSize: 1, cursor: null },
      { token: aiko.token },
    );
    expect(page?.records).toEqual([{ ...order, status: 'COMPLETED', endTime: created + 30_000 }]);
  });

  it('shares one receipt number across its records, which state the fee and the balance after', async () => {
    const { receiptNo } = await aiko.place('CASH_POINT', 'ASSETS_POINT', '10');
    await pass(30_000);
    const { result } = await suite.client.call(
      assets.assetsRecordList,
      { pageSize: 3, cursor: null },
      { token: aiko.token },
    );
    expect(result?.records.map((record) => record.receiptNo)).toEqual([receiptNo, receiptNo, receiptNo]);
    expect(result?.records[2]).toMatchObject({ amount: '-9.99', fee: '0.01', actualAmount: '9.99' });
  });

  it('converts at the plain rate and records no fee if there is none', async () => {
    await aiko.place('CASH_POINT', 'GMT', '2.5');
    await pass(30_000);
    expect((await aiko.records()).slice(0, 2)).toEqual([
      'CONVERT 25 GMT COMPLETED',
      'CONVERT -2.5 CASH_POINT COMPLETED',
    ]);
    await aiko.place('GMT', 'CASH_POINT', '25');
    await pass(30_000);
    expect((await aiko.records()).slice(0, 3)).toEqual([
      'CONVERT 2.475 CASH_POINT COMPLETED',
      'CONVERT_FEE -0.25 GMT COMPLETED',
      'CONVERT -24.75 GMT COMPLETED',
    ]);
  });

  describe('without moving credits', () => {
    const expectRefused = async (
      [from, to]: readonly [CreditType, CreditType],
      amount: string,
      message: RegExp | string,
      actualAmount?: string,
    ) => {
      const before = [await budi.holds('CASH_POINT'), await budi.records()];
      const data = await budi.request(from, to, amount);
      const answer = await budi.send({ ...data, ...(actualAmount !== undefined && { actualAmount }) });
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toMatch(message);
      expect([await budi.holds('CASH_POINT'), await budi.records()]).toEqual(before);
    };
    const toGmt = ['CASH_POINT', 'GMT'] as const;

    it('rejects an amount above the balance', () => expectRefused(toGmt, '5.1', /not have enough/));
    it('rejects an amount below the minimum', () =>
      expectRefused(toGmt, '0.9', /minimum in cash credits is 1\./));
    it('rejects an amount above the maximum', () =>
      expectRefused(toGmt, '10000.1', /maximum in cash credits is 10,000\./));
    it('rejects an amount that is not a multiple', () => expectRefused(toGmt, '1.005', /multiple of 0\.01/));
    it('rejects a pair that does not exist', () =>
      expectRefused(
        ['CASH_POINT', 'BONUS_POINT'],
        '10',
        /^Converting .* into .* is not available at the moment\. Nothing was moved\./,
      ));
    it('rejects a conversion into itself', () =>
      expectRefused(['CASH_POINT', 'CASH_POINT'], '10', /is not available/));
    it('rejects another amount than the member was shown', async () => {
      await expectRefused(toGmt, '2', /would now receive 20 .*confirm again/, '20.00000001');
      await expectRefused(toGmt, '2', /would now receive 20 /, '19.99999999');
    });
    it('rejects a closed pair', async () => {
      const close = (enabled: boolean) =>
        suite.platform.services.database.execute(
          'update convert_pair set enabled = $1 where to_coin_id = 5',
          [enabled],
        );
      const data = await budi.request('CASH_POINT', 'GMT', '2');
      await close(false);
      expect((await budi.send(data)).message).toContain('is not available at the moment');
      const { result } = await suite.client.call(convert.convertConfigList, {}, { token: budi.token });
      expect(result?.records).toHaveLength(12);
      await close(true);
    });
  });

  it('moves nothing on a wrong transaction password, and locks the password after five', async () => {
    const chen = await newConverter(suite, 'chen', { CASH_POINT: '5' });
    const data = await chen.request('CASH_POINT', 'GMT', '2');
    const sendWrong = () => chen.send({ ...data, transactionPassword: 'Wrong12345' });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await sendWrong()).message).toMatch(/^The transaction password is wrong\./);
    }
    await sendWrong();
    expect((await chen.send(data)).message).toContain('locked after too many wrong attempts');
    expect([await chen.holds('CASH_POINT'), await chen.records()]).toEqual([
      '5 + 0',
      ['DEPOSIT 5 CASH_POINT COMPLETED'],
    ]);
    // None of them used up the key.
    suite.platform.clock.advance(15 * 60_000);
    expect((await chen.send(data)).code).toBe(20000);
    expect(await chen.holds('CASH_POINT')).toBe('3 + 2');
  });

  it('keeps the rate at which it was placed', async () => {
    const { database } = suite.platform.services;
    await aiko.place('CASH_POINT', 'USDT_POINT', '10');
    await database.execute('update convert_pair set rate = 50000000 where to_coin_id = 6');
    await pass(30_000);
    expect((await aiko.records())[0]).toBe('CONVERT 9.98 USDT_POINT COMPLETED');
    await database.execute('update convert_pair set rate = 100000000 where to_coin_id = 6');
  });

  it('takes effect once when its key is sent 32 times, and rejects the key with another input', async () => {
    const before = await aiko.holds('BONUS_POINT');
    expect(before).toBe('50 + 0');
    const data = await aiko.request('BONUS_POINT', 'CASH_POINT', '2');
    const answers = await Promise.all(Array.from({ length: 32 }, () => aiko.send(data)));
    expect(answers.map(({ code }) => code)).toEqual(Array<number>(32).fill(20000));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect(await aiko.holds('BONUS_POINT')).toBe('48 + 2');
    // Under the same key, in any notation of the input, also after it has settled.
    await pass(30_000);
    const again = await aiko.send({ ...data, amount: '2.00', actualAmount: '2.0' });
    expect(again.result).toEqual(answers[0]?.result);
    for (const change of [{ amount: '3' }, { toCoin: 'WITHDRAWAL_POINT' }, { actualAmount: '3' }])
      expect((await aiko.send({ ...data, ...change })).message).toContain('already sent with other details');
  });

  it('succeeds once for the whole balance among 50 concurrent ones, and keeps the total', async () => {
    const rush = await newConverter(suite, 'rush', { BONUS_POINT: '70' });
    const requests = await Promise.all(
      Array.from({ length: 50 }, () => rush.request('BONUS_POINT', 'CASH_POINT', '70')),
    );
    const answers = await Promise.all(requests.map((data) => rush.send(data)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(answers.filter(({ message }) => message.includes('not have enough'))).toHaveLength(49);
    expect(await rush.holds('BONUS_POINT')).toBe('0 + 70');
    await pass(30_000);
    expect(await rush.holds('BONUS_POINT')).toBe('0 + 0');
    expect(await rush.holds('CASH_POINT')).toBe('70 + 0');
  });

  it.each([
    ['amount', { amount: '-1' }, 'amount'],
    ['amount', { amount: '0' }, 'positive'],
    ['amount', { amount: 5 }, 'amount'],
    ['actualAmount', { actualAmount: '0' }, 'positive'],
    ['actualAmount', { actualAmount: null }, 'amount'],
    ['fromCoin', { fromCoin: 'GOLD' }, 'choice'],
    ['toCoin', { toCoin: undefined }, 'choice'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'key'],
    ['transactionPassword', { transactionPassword: undefined }, 'required'],
    ['transactionPassword', { transactionPassword: '' }, 'required'],
  ] as const)('names %s when it is wrong: %j', async (field, change, rule) => {
    for (const language of locales) {
      const data = { ...(await budi.request('CASH_POINT', 'GMT', '2')), ...change };
      const answer = await budi.send(data, language);
      expect(answer).toMatchObject({ status: 200, code: 9001, message: fieldMessage(field, rule, language) });
    }
  });

  it('lists its pairs with exact amounts in the order they are offered', async () => {
    const { result } = await suite.client.call(convert.convertConfigList, {}, { token: budi.token });
    expect(result?.cancelSeconds).toBe(30);
    expect(result?.records).toHaveLength(13);
    expect(result?.records[3]).toEqual({
      fromCoin: 'CASH_POINT',
      toCoin: 'USDT_POINT',
      rate: '1',
      feeRate: '0.002',
      minAmount: '10',
      maxAmount: '50000',
      multiple: '0.01',
    });
  });

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
