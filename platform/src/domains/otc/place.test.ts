import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newTrader, type Trader } from './otc.fixture.ts';

const { otc } = domains;

onOnePlatform('an offer', (suite) => {
  let aiko: Trader;
  beforeAll(async () => {
    aiko = await newTrader(suite, 'aiko', { USDT_POINT: '1000' });
  });
  afterAll(async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
  const info = async (trader: Trader, id: string | null = null) =>
    (await suite.client.call(otc.info, { id }, { token: trader.token })).result;

  it('freezes its amount, and returns its total and its proceeds', async () => {
    const offer = await aiko.publish('100.5', '1.0123');
    expect(offer).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      cursor: expect.stringMatching(/^[\w-]{1,64}$/) as string,
      status: 'PUBLISHED',
      side: 'SELL',
      seller: 'a**o',
      buyer: null,
      amount: '100.5',
      price: '1.0123',
      totalAmount: '101.73615',
      fee: '0.50868075',
      actualAmount: '101.22746925',
      receiptNo: expect.stringMatching(/^R261121/) as string,
      transactionNo: expect.stringMatching(/^T261121/) as string,
      createTime: suite.platform.clock.now().getTime(),
      endTime: null,
    });
    expect(await aiko.holds('USDT_POINT')).toBe('899.5 + 100.5');
    expect((await aiko.records())[0]).toBe('OTC_SELL -100.5 USDT_POINT PENDING');
    expect(await info(aiko, offer.id)).toMatchObject({ order: offer, published: 1 });
  });

  it('rounds its total up, so that its seller never receives less than the price', async () => {
    const offer = await aiko.publish('10.00000001', '0.99999999');
    expect(offer.totalAmount).toBe('9.99999991');
  });

  it('returns the rules in force when it is published', async () => {
    expect(await info(aiko)).toEqual({
      order: null,
      enabled: true,
      minAmount: '10',
      maxAmount: '50000',
      minPrice: '0.5',
      maxPrice: '2',
      feeRate: '0.005',
      maxPublished: 10,
      published: 2,
    });
  });

  it('can have the lowest and the highest price', async () => {
    const edge = await newTrader(suite, 'edge', { USDT_POINT: '50' });
    expect(await edge.publish('10', '0.5')).toMatchObject({ totalAmount: '5', actualAmount: '4.975' });
    expect(await edge.publish('10', '2')).toMatchObject({ totalAmount: '20', actualAmount: '19.9' });
    expect(await edge.holds('USDT_POINT')).toBe('30 + 20');
  });

  describe('without freezing credits', () => {
    let budi: Trader;
    beforeAll(async () => {
      budi = await newTrader(suite, 'budi', { USDT_POINT: '50' });
    });
    const expectRefused = async (amount: string, price: string, message: RegExp | string, shown?: string) => {
      const data = await budi.request(amount, price);
      const answer = await budi.send({ ...data, ...(shown !== undefined && { actualAmount: shown }) });
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toMatch(message);
      expect(await budi.holds('USDT_POINT')).toBe('50 + 0');
    };

    it('rejects an amount above the balance', () => expectRefused('50.1', '1', /not have enough/));
    it('rejects an amount below the minimum', () =>
      expectRefused('9.99', '1', /minimum in USDT credits is 10\./));
    it('rejects an amount above the maximum', () =>
      expectRefused('50000.1', '1', /maximum in USDT credits is 50,000\./));
    it('rejects a price below the lowest', () =>
      expectRefused('10', '0.49', /lowest price is 0\.5 cash credits\./));
    it('rejects a price above the highest', () =>
      expectRefused('10', '2.01', /highest price is 2 cash credits\./));
    it('rejects other proceeds than the seller was shown', async () => {
      await expectRefused('10', '1', /would now receive 9\.95 cash credits.*confirm again/, '9.95000001');
      await expectRefused('10', '1', /would now receive 9\.95 /, '9.94999999');
    });

    it('rejects a member for whom the area is closed', async () => {
      const member = await suite.platform.addMember('outsider', { balances: { USDT_POINT: '50' } });
      const token = await suite.platform.signIn(member);
      for (const endpoint of Object.values(otc)) {
        const answer = await suite.client.callLoosely(endpoint, {}, { token });
        expect(answer, endpoint.path).toMatchObject({ status: 403 });
      }
    });

    it.each([
      ['amount', { amount: '-1' }, 'amount'],
      ['amount', { amount: '0' }, 'positive'],
      ['price', { price: '0' }, 'positive'],
      ['price', { price: '-1' }, 'amount'],
      ['price', { price: '1.000000001' }, 'amount'],
      ['price', { price: 1 }, 'amount'],
      ['actualAmount', { actualAmount: null }, 'amount'],
      ['idempotencyKey', { idempotencyKey: 'short' }, 'key'],
      ['transactionPassword', { transactionPassword: '' }, 'required'],
    ] as const)('rejects a wrong %s by name: %j', async (field, change, rule) => {
      for (const language of locales) {
        const answer = await budi.send({ ...(await budi.request('10', '1')), ...change }, language);
        expect(answer).toMatchObject({
          status: 200,
          code: 9001,
          message: fieldMessage(field, rule, language),
        });
      }
    });

    it('rejects while trading is closed', async () => {
      const { database } = suite.platform.services;
      await database.execute('update otc_setting set enabled = false');
      await expectRefused('10', '1', /^P2P offers cannot be published or bought at the moment\./);
      await database.execute('update otc_setting set enabled = true');
    });

    it('rejects a wrong transaction password', async () => {
      const data = await budi.request('10', '1');
      const wrong = await budi.send({ ...data, transactionPassword: 'Wrong12345' });
      expect(wrong.message).toMatch(/^The transaction password is wrong\./);
      expect(await budi.holds('USDT_POINT')).toBe('50 + 0');
      // The key was not used up.
      expect((await budi.send(data)).code).toBe(20000);
    });
  });

  it('takes effect once if its key is sent 16 times, and rejects the key with another input', async () => {
    const chen = await newTrader(suite, 'chen', { USDT_POINT: '100' });
    const data = await chen.request('20', '1.5');
    const answers = await Promise.all(Array.from({ length: 16 }, () => chen.send(data)));
    expect(answers.map(({ code }) => code)).toEqual(Array<number>(16).fill(20000));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect(await chen.holds('USDT_POINT')).toBe('80 + 20');
    expect((await chen.send({ ...data, amount: '20.00', price: '1.50' })).result).toEqual(answers[0]?.result);
    expect((await chen.send({ ...data, price: '1.6' })).message).toContain('already sent with other details');
    const { result: own } = await suite.client.call(
      otc.otcRecordList,
      { scope: 'OWN', idempotencyKey: data.idempotencyKey, pageSize: 20 },
      { token: chen.token },
    );
    expect(own?.records).toEqual([answers[0]?.result]);
  });

  it('counts towards the limit of ten per member, even when many are published at once', async () => {
    const rush = await newTrader(suite, 'rush', { USDT_POINT: '1000' });
    const requests = await Promise.all(Array.from({ length: 15 }, () => rush.request('10', '1')));
    const answers = await Promise.all(requests.map((data) => rush.send(data)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(10);
    expect(
      answers.filter(({ message }) => message.includes('maximum number of published offers: 10.')),
    ).toHaveLength(5);
    expect(await rush.holds('USDT_POINT')).toBe('900 + 100');
    const [first] = answers.flatMap(({ result }) => (result === undefined ? [] : [result as { id: string }]));
    expect((await rush.cancel(first?.id ?? '')).code).toBe(20000);
    expect((await rush.send(await rush.request('10', '1'))).code).toBe(20000);
  });
});
