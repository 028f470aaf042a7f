/** A pause closes every endpoint through which value can leave an account, unless the contract gives a reason. */
import { randomUUID } from 'node:crypto';
import { domains, isOutgoing, type Endpoint } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../test/testing.ts';
import { newTrader, type Trader } from './otc/otc.fixture.ts';

const hour = 60 * 60_000;

const amount = '10';
const id = '1';
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const account = { bankName: 'Bank of Test', accountName: 'Aiko Test', accountNumber: '1234567890' };
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The other inputs that take each endpoint as far as its rules; the objects need not exist. */
const inputs: Readonly<Record<string, object>> = {
  'transfer.makeOver': { coinName: 'CASH_POINT', amount, toUserName: 'budi' },
  'deposit.deposit': { walletType: 'ERC20', amount, referenceNo: `0x${'ab'.repeat(32)}` },
  'deposit.bankDeposit': {
    channelId: id,
    sysBankAccountId: id,
    amount,
    exchangeRate: '1',
    referenceNo: 'RECEIPT-1',
    receiptImage: pixel,
  },
  'payout.addBankAccount': account,
  'payout.updateBankAccount': { id, ...account },
  'payout.add': { walletType: 'ERC20', walletAddress: address },
  'payout.update': { id, walletType: 'ERC20', walletAddress: address },
  'withdrawal.withdrawal': { amount, adminFee: '1', type: 'CHAIN', walletType: 'ERC20', walletAddressId: id },
  'withdrawal.bscWithdrawal': { amount, adminFee: '1', walletAddressId: id },
  'withdrawal.cancelWithdrawal': { id },
  'convert.convert': { fromCoin: 'CASH_POINT', toCoin: 'GMT', amount, actualAmount: amount },
  'convert.cancelConvert': { id },
  'trusteeship.buyMatching': { matchingId: id, amount, termDays: 30, dailyRatio: '0.01' },
  'trusteeship.upgradeMatching': { id, matchingId: id, amount, termDays: 30, dailyRatio: '0.01' },
  'trusteeship.redeem': { id },
  'insurance.buyMatching': { matchingId: id, amount },
  'insurance.upgradeMatching': { id, matchingId: id, amount },
  'insurance.fillingPositions': { id, amount },
  'insurance.addWarehouse': { id, amount },
  'insurance.redeem': { id, amount },
  'insurance.buyInsurance': { id, amount },
  'claims.claimOrder': { tradeId: id, screenshot: pixel },
  'otc.publish': { amount, price: '1', actualAmount: amount },
  'otc.buy': { id, amount, price: '1' },
  'otc.cancel': { id },
  'matching-codes.buyMatchingCode': { matchingId: id, quantity: 1, amount },
  'matching-codes.activeMatchingCode': { id },
  'matching-codes.transferMatchingCode': { id, toUserName: 'budi' },
  'commitment.receiveCommitmentPackage': { id },
  'game.deposit': { amount },
  'game.gmtBind': { bscAddress: address },
  'jackpot.grandPrize': { roundId: id, count: 1 },
};

const all = Object.entries(domains).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);
const concerned = all.filter(({ endpoint }) => endpoint.effect === 'money' || isOutgoing(endpoint));
const flags = { commitment: true, otc: true, matchingCodes: true };

onOnePlatform('a pause after a reset of the transaction password', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    const balances = { CASH_POINT: '1000', USDT_POINT: '1000', GMT: '1000' } as const;
    aiko = await suite.platform.addMember('aiko', { balances, flags });
    await suite.platform.addMember('budi', { flags });
    await pause(aiko, 24);
    token = await suite.platform.signIn(aiko);
  });

  /** The effect of a reset of the transaction password, without its mailed code. */
  const pause = (member: TestMember, hours: number) =>
    suite.platform.services.database.execute('update member set payouts_closed_until = $2 where id = $1', [
      member.id,
      new Date(suite.platform.clock.now().getTime() + hours * hour),
    ]);

  const call = (endpoint: Endpoint, data: object, session = token, language = 'en-US') => {
    const { shape } = endpoint.request as unknown as { shape: object };
    const request = {
      ...('idempotencyKey' in shape && { idempotencyKey: randomUUID() }),
      ...('transactionPassword' in shape && { transactionPassword: testTransactionPassword }),
      ...data,
    };
    return suite.client.callLoosely(endpoint, request, { token: session, language });
  };

  it.each(concerned)('runs $name only if the contract gives a reason', async ({ name, endpoint }) => {
    const input = inputs[name];
    if (input === undefined) throw new Error(`platform/src/domains/pauses.test.ts has no inputs for ${name}`);
    const { code, message } = await call(endpoint, input);
    const isRefusedByPause = /no credits can leave your account.* until /.test(message);
    expect({ isRefusedByPause, message }).toEqual({ isRefusedByPause: isOutgoing(endpoint), message });
    // Open endpoints reach their own rules.
    if (!isOutgoing(endpoint)) expect(message).not.toMatch(/^Check |Something went wrong/);
    if (isOutgoing(endpoint)) expect(code).toBe(9001);
  });

  it.each([
    ['en-US', 'GMT+8'],
    ['zh-CN', '积分不能转出账户'],
    ['ja-JP', 'クレジットをアカウントの外へ'],
    ['ko-KP', '크레딧을 계정 밖으로'],
    ['id-ID', 'kredit tidak dapat keluar'],
  ])('shows its explanation in %s', async (language, words) => {
    const { message } = await call(domains.game.deposit, { amount }, token, language);
    expect(message).toContain(words);
  });

  it('answers an operation that was done before the pause again', async () => {
    const chen = await suite.platform.addMember('chen', { balances: { CASH_POINT: '100' } });
    const session = await suite.platform.signIn(chen);
    const request = { ...inputs['transfer.makeOver'], idempotencyKey: 'transfer-before-the-pause' };
    const first = await call(domains.transfer.makeOver, request, session);
    expect(first.code).toBe(20000);
    await pause(chen, 1);
    expect(await call(domains.transfer.makeOver, request, session)).toMatchObject({ result: first.result });
  });

  it('accepts the refused request under the same key once it is over', async () => {
    const dewi = await suite.platform.addMember('dewi', { balances: { CASH_POINT: '100' } });
    const session = await suite.platform.signIn(dewi);
    await pause(dewi, 1);
    const request = { ...inputs['transfer.makeOver'], idempotencyKey: 'transfer-after-the-pause' };
    expect((await call(domains.transfer.makeOver, request, session)).code).toBe(9001);
    await pause(dewi, 0);
    expect((await call(domains.transfer.makeOver, request, session)).code).toBe(20000);
  });

  it('appears in the data of the member, with its end and every endpoint it closes', async () => {
    const emi = await suite.platform.addMember('emi');
    const session = await suite.platform.signIn(emi);
    const restrictions = async () => (await call(domains.member.userInfo, {}, session)).result;
    expect(await restrictions()).toMatchObject({ restrictions: [] });
    await pause(emi, 24);
    expect(await restrictions()).toMatchObject({
      restrictions: [
        {
          reason: 'SECURITY_CHANGE',
          until: suite.platform.clock.now().getTime() + 24 * hour,
          paths: all.filter(({ endpoint }) => isOutgoing(endpoint)).map(({ endpoint }) => endpoint.path),
        },
      ],
    });
    await pause(emi, 0);
    expect(await restrictions()).toMatchObject({ restrictions: [] });
  });

  describe('in P2P trading', () => {
    let thief: Trader;
    let victim: Trader;
    beforeAll(async () => {
      thief = await newTrader(suite, 'thief', { CASH_POINT: '10', USDT_POINT: '5000' });
      victim = await newTrader(suite, 'victim', { CASH_POINT: '10000', USDT_POINT: '100' });
    });

    it('refuses both halves of a round trip, at any price, and moves nothing', async () => {
      const before = await victim.publish('10', '1');
      await pause(victim.member, 24);
      const dear = await thief.publish('5000', '2');
      expect((await victim.buy(dear)).message).toContain('no credits can leave your account');
      const cheap = await victim.send(await victim.request('90', '0.5'));
      expect(cheap.message).toContain('no credits can leave your account');
      expect([await victim.holds('CASH_POINT'), await victim.holds('USDT_POINT')]).toEqual([
        '10000 + 0',
        '90 + 10',
      ]);
      // An offer from before the pause keeps its terms: its seller chose them, and can still cancel it.
      expect((await thief.buy(before)).code).toBe(20000);
    });

    it('allows the seller to cancel an offer', async () => {
      await pause(victim.member, 0);
      const offer = await victim.publish('10', '1');
      await pause(victim.member, 24);
      expect((await victim.cancel(offer.id)).code).toBe(20000);
    });
  });
});
