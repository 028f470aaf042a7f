import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { banMember, unbanMember } from '../member/ban.ts';
import { newTrader, nextKey, type Trader } from './otc.fixture.ts';

const { otc } = domains;

onOnePlatform('a published offer', (suite) => {
  let seller: Trader;
  let buyer: Trader;
  let other: Trader;
  beforeAll(async () => {
    seller = await newTrader(suite, 'sella', { USDT_POINT: '100000' });
    buyer = await newTrader(suite, 'buyer', { CASH_POINT: '1000' });
    other = await newTrader(suite, 'other', { CASH_POINT: '1000', USDT_POINT: '100' });
  });
  beforeEach(() => suite.platform.clock.advance(60_000));
  afterAll(async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
  const info = async ({ token }: Trader, id: string) =>
    (await suite.client.call(otc.info, { id }, { token })).result?.order ?? null;

  it('sells whole; the buyer pays the total, the seller receives it less the fee', async () => {
    const offer = await seller.publish('100', '1.02');
    suite.platform.clock.advance(1_000);
    const { result } = await buyer.buy(offer);
    const bought = {
      ...offer,
      status: 'COMPLETED',
      side: 'BUY',
      seller: 's**a',
      buyer: 'b**r',
      fee: null,
      actualAmount: null,
      transactionNo: expect.stringMatching(/^T/) as string,
      endTime: offer.createTime + 1_000,
    };
    expect(result).toEqual(bought);
    expect(await buyer.holds('CASH_POINT')).toBe('898 + 0');
    expect(await buyer.holds('USDT_POINT')).toBe('100 + 0');
    expect(await seller.holds('USDT_POINT')).toBe('99900 + 0');
    expect(await seller.holds('CASH_POINT')).toBe('101.49 + 0');
    expect((await buyer.records()).slice(0, 2).sort()).toEqual([
      'OTC_BUY -102 CASH_POINT COMPLETED',
      'OTC_BUY 100 USDT_POINT COMPLETED',
    ]);
    expect((await seller.records()).slice(0, 3).sort()).toEqual([
      'OTC_FEE -0.51 CASH_POINT COMPLETED',
      'OTC_SELL -100 USDT_POINT COMPLETED',
      'OTC_SELL 102 CASH_POINT COMPLETED, fee 0.51, 101.49 arrives',
    ]);
    expect(await info(seller, offer.id)).toEqual({
      ...offer,
      status: 'COMPLETED',
      buyer: 'b**r',
      endTime: offer.createTime + 1_000,
    });
    // A member without a part in it can no longer see it.
    expect(await info(other, offer.id)).toBeNull();
  });

  it('notifies its seller once by mail when it is bought, unless that is off', async () => {
    const { database } = suite.platform.services;
    await database.execute(`update member set email = user_name || '@example.com'`);
    const key = nextKey();
    const offer = await seller.publish('100', '1.02');
    for (let turn = 0; turn < 2; turn += 1) await buyer.buy(offer, { idempotencyKey: key });
    const mails = [...(await suite.platform.sendMails())];
    expect(mails).toMatchObject([{ to: 'sella@example.com', subject: 'Your P2P offer was bought' }]);
    expect(mails[0]?.text).toContain('101.49 cash credits were credited to you.');
    expect(mails[0]?.text).toContain(`Receipt number: ${offer.receiptNo ?? ''}`);
    expect(mails[0]?.text).not.toContain('buyer');
    await database.execute(`update member set unwanted_mails = '{CREDITS_RECEIVED}'`);
    expect((await buyer.buy(await seller.publish('10', '1'))).code).toBe(20000);
    await seller.cancel((await seller.publish('10', '1')).id);
    expect(await suite.platform.sendMails()).toHaveLength(1);
  });

  it('names neither member in the records of the other', async () => {
    const { records } = (
      await suite.client.call(domains.assets.assetsRecordList, { pageSize: 50 }, { token: buyer.token })
    ).result ?? { records: [] };
    expect(records.map(({ counterparty }) => counterparty)).toEqual(records.map(() => null));
    expect(JSON.stringify(records)).not.toContain('sella');
  });

  it('hides its fee, its numbers and the names of its members from others', async () => {
    const offer = await seller.publish('10', '1.5');
    expect(await info(other, offer.id)).toEqual({
      ...offer,
      side: null,
      fee: null,
      actualAmount: null,
      receiptNo: null,
      transactionNo: null,
    });
    await seller.cancel(offer.id);
    expect(await info(other, offer.id)).toBeNull();
  });

  it('keeps the fee that it was published under', async () => {
    const { database } = suite.platform.services;
    const offer = await seller.publish('10', '1');
    await database.execute('update otc_setting set fee_ppm = 0');
    expect((await buyer.buy(offer)).code).toBe(20000);
    expect((await info(seller, offer.id))?.fee).toBe('0.05');
    // Without a fee there is no fee record.
    expect((await buyer.buy(await seller.publish('10', '1'))).code).toBe(20000);
    expect((await seller.records()).slice(0, 2).sort()).toEqual([
      'OTC_SELL -10 USDT_POINT COMPLETED',
      'OTC_SELL 10 CASH_POINT COMPLETED',
    ]);
    await database.execute('update otc_setting set fee_ppm = 5000');
  });

  it('releases its frozen credits once when cancelled', async () => {
    const before = await seller.holds('USDT_POINT');
    const offer = await seller.publish('25', '1.1');
    const key = nextKey();
    const { result } = await seller.cancel(offer.id, key);
    expect(result).toMatchObject({ status: 'CANCELLED', endTime: suite.platform.clock.now().getTime() });
    expect(await seller.holds('USDT_POINT')).toBe(before);
    expect((await seller.records()).slice(0, 2)).toEqual([
      'OTC_SELL 25 USDT_POINT COMPLETED',
      'OTC_SELL -25 USDT_POINT CANCELLED',
    ]);
    expect((await seller.cancel(offer.id, key)).result).toEqual(result);
    expect((await seller.cancel(offer.id)).message).toBe(
      'This offer has already been bought or cancelled. Nothing was changed.',
    );
  });

  it('cannot be cancelled by another member, nor if it does not exist', async () => {
    const offer = await seller.publish('10', '1');
    for (const id of [offer.id, '999999999'])
      expect((await other.cancel(id)).message).toBe('There is no such offer. Nothing was changed.');
    expect((await info(seller, offer.id))?.status).toBe('PUBLISHED');
    await seller.cancel(offer.id);
  });

  describe('without moving credits', () => {
    const expectRefused = async (
      who: Trader,
      offer: Parameters<Trader['buy']>[0],
      message: RegExp | string,
      change: object = {},
    ) => {
      const before = [await who.holds('CASH_POINT'), await who.holds('USDT_POINT')];
      const answer = await who.buy(offer, change);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toMatch(message);
      expect([await who.holds('CASH_POINT'), await who.holds('USDT_POINT')]).toEqual(before);
    };

    it('rejects its own seller as buyer', async () => {
      const offer = await other.publish('10', '1');
      await expectRefused(other, offer, /^This is your own offer\./);
      await other.cancel(offer.id);
    });
    it('rejects an offer that was bought', async () => {
      const offer = await seller.publish('10', '1');
      await buyer.buy(offer);
      await expectRefused(other, offer, /^This offer has already been bought\./);
    });
    it('rejects an offer that was cancelled', async () => {
      const offer = await seller.publish('10', '1');
      await seller.cancel(offer.id);
      await expectRefused(other, offer, /^Its seller has cancelled this offer\./);
    });
    it('rejects an offer that does not exist', async () => {
      const offer = await seller.publish('10', '1');
      await expectRefused(other, { ...offer, id: '999999999' }, /^There is no such offer\./);
      await seller.cancel(offer.id);
    });
    it('rejects another amount or price than the buyer was shown', async () => {
      const offer = await seller.publish('10', '1.1');
      const says = /another than the one you were shown: 10 USDT credits at 1\.1 cash credits each/;
      await expectRefused(other, offer, says, { price: '1.10000001' });
      await expectRefused(other, offer, says, { price: '1.09999999' });
      await expectRefused(other, offer, says, { amount: '11' });
      await seller.cancel(offer.id);
    });
    it('rejects a buyer without enough credits', async () => {
      const offer = await seller.publish('1000', '1.1');
      await expectRefused(other, offer, /not have enough/);
      await seller.cancel(offer.id);
    });
    it('rejects a wrong transaction password', async () => {
      const offer = await seller.publish('10', '1');
      const change = { transactionPassword: 'Wrong12345' };
      await expectRefused(other, offer, /^The transaction password is wrong\./, change);
      await seller.cancel(offer.id);
    });
    it('rejects while the account of its seller is closed, and hides it from the lobby', async () => {
      const zed = await newTrader(suite, 'zedekiah', { USDT_POINT: '50' });
      const offer = await zed.publish('10', '1');
      await banMember(suite.platform.services, 'zedekiah', 'test');
      await expectRefused(other, offer, /^This offer cannot be bought at the moment\./);
      expect(await info(other, offer.id)).toBeNull();
      await unbanMember(suite.platform.services, 'zedekiah');
      expect((await other.buy(offer)).code).toBe(20000);
    });
    it('rejects while trading is closed, but can be cancelled', async () => {
      const { database } = suite.platform.services;
      const offer = await seller.publish('10', '1');
      await database.execute('update otc_setting set enabled = false');
      await expectRefused(other, offer, /^P2P offers cannot be published or bought at the moment\./);
      expect((await other.send(await other.request('10', '1'))).message).toMatch(/^P2P offers cannot/);
      expect((await seller.cancel(offer.id)).code).toBe(20000);
      await database.execute('update otc_setting set enabled = true');
    });
  });

  it('sells once if the key is sent 16 times, and is found by it', async () => {
    const offer = await seller.publish('10', '1');
    const key = nextKey();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => buyer.buy(offer, { idempotencyKey: key })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array<number>(16).fill(20000));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    const { result: bought } = await suite.client.call(
      otc.buyOtcRecordList,
      { idempotencyKey: key, pageSize: 20 },
      { token: buyer.token },
    );
    expect(bought?.records.map(({ id }) => id)).toEqual([offer.id]);
  });

  it('appears among the purchases of the buyer, latest first', async () => {
    const [one, two] = [await seller.publish('10', '1'), await seller.publish('11', '1')];
    await buyer.buy(two);
    suite.platform.clock.advance(1_000);
    await buyer.buy(one);
    const page = async (cursor: string | null) =>
      (await suite.client.call(otc.buyOtcRecordList, { pageSize: 1, cursor }, { token: buyer.token })).result;
    const first = await page(null);
    const second = await page(first?.records[0]?.cursor ?? null);
    expect([first, second].map((found) => found?.records[0]?.id)).toEqual([one.id, two.id]);
    expect(first?.hasMore).toBe(true);
  });
});
