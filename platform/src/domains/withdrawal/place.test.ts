import { domains } from '@portal/schema/rest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';
import { parseAmount } from '../../ledger/amount.ts';
import {
  addresses,
  bankAccount,
  moveTo,
  newWithdrawer,
  violations,
  type Withdrawer,
} from './withdrawals.fixture.ts';

const { payout, withdrawal } = domains;

onOnePlatform('a withdrawal', (suite) => {
  let aiko: Withdrawer;
  beforeAll(async () => {
    aiko = await newWithdrawer(suite, 'aiko', '100000');
  });
  // Each test runs on another day.
  beforeEach(() => suite.platform.clock.advance(24 * 3_600_000));

  let names = 0;
  const newMember = (credits: string) => newWithdrawer(suite, `member${(names += 1)}`, credits);

  it('freezes the credits, and returns the destination, the date and the fee', async () => {
    const member = await newMember('500');
    const order = await member.place('TRC20', '120');
    const now = suite.platform.clock.now().getTime();
    expect(order).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      cursor: expect.any(String) as string,
      receiptNo: expect.stringMatching(/^R2611/) as string,
      transactionNo: expect.stringMatching(/^T2611/) as string,
      type: 'CHAIN',
      walletType: 'TRC20',
      status: 'PENDING_REVIEW',
      coinName: 'WITHDRAWAL_POINT',
      amount: '120',
      adminFee: '1',
      gasFee: '1',
      actualAmount: '119',
      walletAddress: addresses.TRC20,
      bankName: null,
      accountName: null,
      accountNumber: null,
      hash: null,
      reason: null,
      endedCounts: true,
      expectedDate: new Date(now + 32 * 3_600_000).toISOString().slice(0, 10),
      createTime: now,
      steps: [{ status: 'PENDING_REVIEW', time: now, reason: null }],
    });
    expect(await member.orders()).toEqual([order]);
    expect(await member.holds()).toBe('380 + 120');
    expect(await member.records()).toEqual(['GAS_FEE -1 PENDING', 'WITHDRAW -119 PENDING']);
  });

  it.each([
    ['BEP20', { adminFee: '0.5', actualAmount: '99.5', walletAddress: addresses.BEP20 }],
    ['ERC20', { adminFee: '5', actualAmount: '95', walletAddress: addresses.ERC20 }],
    ['BANK', { adminFee: '1', gasFee: '0', actualAmount: '99', walletType: null, ...bankAccount }],
  ] as const)('also works by %s', async (way, expected) => {
    const member = await newMember('100');
    expect(await member.place(way, '100')).toMatchObject({ amount: '100', ...expected });
    expect(await member.holds()).toBe('0 + 100');
  });

  it('pays whole cents by bank, rounding the proportional fee up in the order and in the ledger', async () => {
    const member = await newMember('500');
    const order = await member.place('BANK', '150.5');
    expect(order).toMatchObject({ adminFee: '1.51', gasFee: '0', actualAmount: '148.99' });
    expect(await member.records()).toEqual(['WITHDRAWAL_FEE -1.51 PENDING', 'WITHDRAW -148.99 PENDING']);
    await moveTo(suite, order, 'SUCCESS');
    expect(await member.holds()).toBe('349.5 + 0');
    expect(await violations(suite)).toEqual([]);
  });

  it.each(['BEP20', 'BANK'] as const)(
    'rejects a recently added method of %s with the time, and accepts it then',
    async (way) => {
      const member = await newMember('500');
      const token = await member.token();
      const added =
        way === 'BANK'
          ? await suite.client.call(
              payout.addBankAccount,
              { ...bankAccount, accountNumber: '99887766', transactionPassword: testTransactionPassword },
              { token },
            )
          : await suite.client.call(
              payout.add,
              {
                walletType: way,
                walletAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
                label: null,
                transactionPassword: testTransactionPassword,
              },
              { token },
            );
      const method = { [way === 'BANK' ? 'bankAccountId' : 'walletAddressId']: added.result?.id };
      const begun = suite.platform.clock.now().getTime();
      const request = async () => ({ ...(await member.request(way, '100')), ...method });
      expect((await member.send(await request())).message).toContain(
        'This payout method was added or changed recently. Nothing was moved. It can be paid to from ',
      );
      suite.platform.clock.advance(24 * 3_600_000 - 1_000);
      expect((await member.send(await request())).message).toContain('Nothing was moved');
      expect(await member.holds()).toBe('500 + 0');
      suite.platform.clock.advance(1_000);
      expect(added.result?.usableTime).toBe(suite.platform.clock.now().getTime());
      expect(suite.platform.clock.now().getTime()).toBe(begun + 24 * 3_600_000);
      expect((await member.send(await request())).result).toMatchObject({ amount: '100' });
    },
  );

  it('links its ledger journal to the withdrawal', async () => {
    const member = await newMember('100');
    const { id, transactionNo } = await member.place('BANK', '100');
    expect(
      await suite.platform.services.database.one(
        'select ref_type, ref_id from journal where transaction_number = $1',
        [transactionNo],
      ),
    ).toEqual({ ref_type: 'withdrawal', ref_id: id });
  });

  it('records the platform’s and the network’s part of the fee, and only the network’s leaves', async () => {
    const { database } = suite.platform.services;
    const held = async (purpose: string) =>
      (
        await database.one<{ amount: bigint }>(
          `select coalesce(sum(p.amount), 0)::bigint as amount from posting p join account a on a.id = p.account_id
           where a.purpose = $1`,
          [`house:${purpose}`],
        )
      ).amount;
    const member = await newMember('200');
    await database.execute("update withdrawal_rule set fee_ppm = 5000 where way = 'TRC20'");
    const order = await member.place('TRC20', '100');
    await database.execute("update withdrawal_rule set fee_ppm = 0 where way = 'TRC20'");
    expect(order).toMatchObject({ adminFee: '1.5', gasFee: '1', actualAmount: '98.5' });
    expect(await member.records()).toEqual([
      'GAS_FEE -1 PENDING',
      'WITHDRAWAL_FEE -0.5 PENDING',
      'WITHDRAW -98.5 PENDING',
    ]);
    const [paid, kept] = [await held('withdrawal'), await held('fee')];
    await moveTo(suite, order, 'SUCCESS');
    expect([await held('withdrawal'), await held('fee')]).toEqual([
      paid + parseAmount('99.5'),
      kept + parseAmount('0.5'),
    ]);
    expect(await violations(suite)).toEqual([]);
  });

  it('records no fee if there is none', async () => {
    const { database } = suite.platform.services;
    const member = await newMember('100');
    await database.execute("update withdrawal_rule set fixed_fee = 0 where way = 'TRC20'");
    await member.place('TRC20', '60');
    await database.execute("update withdrawal_rule set fixed_fee = 100000000 where way = 'TRC20'");
    expect(await member.records()).toEqual(['WITHDRAW -60 PENDING']);
  });

  it('keeps its destination when the method is changed and deleted', async () => {
    const member = await newMember('200');
    const { walletAddress } = await member.place('ERC20', '50');
    const token = await member.token();
    const method = { id: member.methods.ERC20, transactionPassword: 'Credits2026' };
    await suite.client.call(
      payout.update,
      { ...method, walletType: 'ERC20', walletAddress: addresses.BEP20, label: null },
      { token },
    );
    expect((await member.orders())[0]).toMatchObject({ walletAddress });
    expect((await suite.client.call(payout.del, method, { token })).code).toBe(20000);
    expect((await member.orders())[0]).toMatchObject({ walletAddress });
  });

  describe('without freezing credits', () => {
    const refused = async (way: Parameters<Withdrawer['request']>[0], change: object, amount = '100') => {
      const before = [await aiko.holds(), await aiko.orders()];
      const answer = await aiko.send({ ...(await aiko.request(way, amount)), ...change });
      expect(answer).toMatchObject({ status: 200, code: 9001, result: undefined });
      expect([await aiko.holds(), await aiko.orders()]).toEqual(before);
      return answer.message;
    };

    it('rejects an amount below the minimum', async () => {
      expect(await refused('TRC20', {}, '49')).toMatch(/minimum in withdrawal credits is 50\./);
      expect(await refused('BANK', {}, '99')).toMatch(/minimum in withdrawal credits is 100\./);
    });
    it('rejects an amount above the maximum', async () => {
      expect(await refused('TRC20', {}, '50001')).toMatch(/maximum in withdrawal credits is 50,000\./);
    });
    it('rejects an amount that is not a multiple', async () => {
      expect(await refused('TRC20', {}, '50.005')).toMatch(/must be a multiple of 0\.01\./);
    });
    it('rejects an amount above the balance', async () => {
      const poor = await newMember('99.99999999');
      const { message } = await poor.send(await poor.request('BEP20', '100'));
      expect(message).toMatch(/do not have enough withdrawal credits/);
      expect(await poor.holds()).toBe('99.99999999 + 0');
    });
    it('rejects a fee other than the current one', async () => {
      expect(await refused('TRC20', { adminFee: '0.9' })).toBe(
        'The fee has changed to 1 withdrawal credits. Nothing was moved. Check what you receive and confirm again.',
      );
      expect(await refused('BANK', { adminFee: '0' })).toMatch(/fee has changed to 1 /);
      expect((await aiko.send({ ...(await aiko.request('TRC20', '50')), adminFee: '1.00' })).code).toBe(
        20000,
      );
    });
    it('rejects a bank fee with a fraction of a cent', async () => {
      expect(await refused('BANK', { adminFee: '1.505' }, '150.5')).toMatch(/fee has changed to 1\.51 /);
    });
    it('rejects an amount of which whole cents leave nothing to pay', async () => {
      const { database } = suite.platform.services;
      const set = (minimum: string) =>
        database.execute("update withdrawal_rule set minimum = $1 where way = 'BANK'", [
          parseAmount(minimum),
        ]);
      await set('0.01');
      expect(await refused('BANK', {}, '0.01')).toBe(
        'Nothing would be left after the fee. Nothing was moved. Enter a larger amount.',
      );
      await set('100');
    });
    it('rejects a closed payment method', async () => {
      const { database } = suite.platform.services;
      const rule = await database.one<{ row: string }>(
        "select to_jsonb(r)::text as row from withdrawal_rule r where way = 'BANK'",
      );
      const data = await aiko.request('BANK', '100');
      await database.execute("delete from withdrawal_rule where way = 'BANK'");
      expect((await aiko.send(data)).message).toMatch(/This way to withdraw is not available/);
      const { result } = await suite.client.call(withdrawal.configList, {}, { token: await aiko.token() });
      expect(result?.records.map(({ type }) => type)).not.toContain('BANK');
      await database.execute(
        'insert into withdrawal_rule select * from jsonb_populate_record(null::withdrawal_rule, $1::jsonb)',
        [rule.row],
      );
    });
    it('rejects an address of another network', async () => {
      expect(await refused('TRC20', { walletAddressId: aiko.methods.ERC20 })).toBe(
        'The wallet address you chose is not a TRC20 address. Nothing was moved. Choose another address.',
      );
      expect(await refused('BEP20', { walletAddressId: aiko.methods.ERC20 })).toMatch(
        /is not a BEP20 address/,
      );
    });
    it.each([
      ['BEP20', '0x000000000000000000000000000000000000dead'],
      ['BEP20', '0x0000000000000000000000000000000000001000'],
      ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      ['ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ] as const)('rejects a saved address that is forbidden by now, on %s: %s', async (way, address) => {
      const { database } = suite.platform.services;
      const set = 'update payout_wallet_address set address = $2 where id = $1';
      await database.execute(set, [aiko.methods[way], address]);
      expect(await refused(way, {})).toBe(
        'Whatever is sent to this wallet address is lost. Nothing was moved. Choose an address of your own wallet.',
      );
      await database.execute(set, [aiko.methods[way], addresses[way]]);
    });
    it('rejects a wrong transaction password, and leaves the key free', async () => {
      const data = await aiko.request('TRC20', '77');
      const wrong = await aiko.send({ ...data, transactionPassword: 'Wrong12345' });
      expect(wrong.message).toMatch(/transaction password is wrong/);
      expect((await aiko.send(data)).result).toMatchObject({ amount: '77' });
    });

    it.each([
      ['walletType', 'TRC20', { walletType: null }, 'required'],
      ['walletAddressId', 'TRC20', { walletAddressId: undefined }, 'required'],
      ['bankAccountId', 'BANK', { bankAccountId: null }, 'required'],
      ['bankAccountId', 'TRC20', { bankAccountId: '1' }, 'not valid'],
      ['walletAddressId', 'BANK', { walletAddressId: '1' }, 'not valid'],
      ['walletType', 'BANK', { walletType: 'TRC20' }, 'not valid'],
    ] as const)('rejects a wrong %s of %s: %j', async (_, way, change, words) => {
      expect((await refused(way, change)).toLowerCase()).toContain(words);
    });

    it.each([
      { type: 'CASH' },
      { type: null },
      { adminFee: '-1' },
      { adminFee: '0.000000001' },
      { adminFee: 1 },
      { amount: '0' },
      { amount: '-50' },
      { amount: 50 },
      { amount: '1e2' },
      { walletAddressId: '0' },
      { walletAddressId: 7 },
      { walletAddressId: '1 or 1=1' },
      { idempotencyKey: 'short' },
      { transactionPassword: '' },
    ])('rejects an invalid field: %j', async (change) => {
      expect(await refused('TRC20', change)).not.toBe('');
    });

    it('answers for a payout method of another member as for an unknown one', async () => {
      const other = await newMember('100');
      const nobodys = '999999999999999999';
      for (const [way, field, missing] of [
        ['BEP20', 'walletAddressId', 'Please bind a wallet address first. Nothing was moved.'],
        ['TRC20', 'walletAddressId', 'Please bind a wallet address first. Nothing was moved.'],
        ['BANK', 'bankAccountId', 'Please add a bank account first. Nothing was moved.'],
      ] as const) {
        const ask = async (id: string) => aiko.send({ ...(await aiko.request(way, '100')), [field]: id });
        const answer = await ask(other.methods[way]);
        expect(answer.message).toBe(missing);
        expect(answer).toEqual(await ask(nobodys));
      }
    });
  });

  it('returns rules that the member can read', async () => {
    const { result } = await suite.client.call(withdrawal.configList, {}, { token: await aiko.token() });
    const onChain = { type: 'CHAIN', minAmount: '50', maxAmount: '50000', multiple: '0.01', feeRate: '0' };
    expect(result?.records).toEqual([
      { ...onChain, walletType: 'BEP20', fixedFee: '0.5' },
      { ...onChain, walletType: 'TRC20', fixedFee: '1' },
      { ...onChain, walletType: 'ERC20', fixedFee: '5' },
      {
        type: 'BANK',
        walletType: null,
        minAmount: '100',
        maxAmount: '50000',
        multiple: '0.01',
        fixedFee: '0',
        feeRate: '0.01',
      },
    ]);
  });

  it('leaves clean books', async () => {
    expect(await violations(suite)).toEqual([]);
  });
});
