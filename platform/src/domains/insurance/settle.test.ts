import { domains } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';
import { businessDate } from '../../kernel/clock.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { beginOperation } from '../../ledger/idempotency.ts';
import {
  bronze,
  newHolder,
  nextKey,
  silver,
  tradeAll,
  unlock,
  type Holder,
  expectAudited,
} from './insurance.fixture.ts';
import { getContract } from './orders.ts';
import { redeemContract } from './settle.ts';

const { insurance, 'matching-codes': matchingCodes, member, transfer } = domains;

onEachPlatform('redeeming an insurance package', (suite) => {
  /** Creates a member with one unlocked package. */
  async function unlocked(userName: string): Promise<{ readonly holder: Holder; readonly id: string }> {
    const holder = await newHolder(suite, userName, '1000');
    const contract = await holder.bought(bronze, '100');
    await unlock(suite.platform, contract);
    return { holder, id: contract.id };
  }

  it('succeeds from the instant it unlocks, to the millisecond', async () => {
    const { clock } = suite.platform;
    const aiko = await newHolder(suite, 'aiko', '100');
    const { id, unlockTime } = await aiko.bought(bronze, '100');
    await unlock(suite.platform, { unlockTime: unlockTime - 1 });
    expect(await aiko.statusOf(id)).toBe('LOCKED');
    expect((await aiko.change('redeem', id, '97')).message).toContain('This package is locked until');
    clock.advance(1);
    expect(await aiko.statusOf(id)).toBe('UNLOCKED');
    const quote = await suite.client.call(insurance.redeemFee, { id }, { token: await aiko.token() });
    expect(quote.result).toMatchObject({ amount: '100', fee: '3', actualAmount: '97' });
    expect((await aiko.change('redeem', id, '98')).message).toContain('it is now 97');
    expect((await aiko.change('redeem', id, '97')).result).toMatchObject({
      status: 'TERMINATED',
      amount: '0',
      endTime: clock.now().getTime(),
      nextTradeTime: null,
      payAmount: '100',
      totalPayAmount: '100',
      redeemAmount: '97',
      redeemFeeAmount: '3',
      changeTransactionNo: await aiko.numberOf('REDEEM'),
    });
    expect(await aiko.holds('INSURANCE_POINT')).toBe('97 + 0');
    expect((await aiko.records()).slice(0, 2).sort()).toEqual([
      'REDEEM 100 INSURANCE_POINT',
      'REDEEM_FEE -3 INSURANCE_POINT',
    ]);
    expect((await aiko.change('redeem', id, '97')).message).toBe(
      'This package has ended. Nothing was changed.',
    );
    const ended = await suite.client.call(
      insurance.redeemFee,
      { id },
      { token: await aiko.token(), language: 'en-US' },
    );
    expect(ended.message).toBe('This package has ended. Nothing was changed.');
    // It no longer trades.
    clock.advance(3 * 24 * 60 * 60_000);
    await tradeAll(suite.platform);
    expect((await aiko.contract(id)).lastTrade?.date).toBe('2026-12-05');
  });

  it('closes transfers until the next 00:00 GMT+8, to the millisecond', async () => {
    const { clock } = suite.platform;
    await suite.platform.addMember('receiver');
    const { holder, id } = await unlocked('budi');
    await suite.platform.credit(holder.member, 'CASH_POINT', '10');
    const send = async (key = nextKey()) =>
      suite.client.callLoosely(
        transfer.makeOver,
        {
          idempotencyKey: key,
          coinName: 'CASH_POINT',
          amount: '1',
          toUserName: 'receiver',
          remark: null,
          transactionPassword: testTransactionPassword,
        },
        { token: await holder.token() },
      );
    const restrictions = async () =>
      (await suite.client.call(member.userInfo, {}, { token: await holder.token() })).result?.restrictions;
    expect((await send()).code).toBe(20000);
    expect(await restrictions()).toEqual([]);
    expect((await holder.change('redeem', id, '97')).code).toBe(20000);
    const until = new Date(`${clock.now().toISOString().slice(0, 10)}T16:00:00.000Z`);
    expect(await restrictions()).toEqual([
      {
        reason: 'INSURANCE_REDEEMED',
        until: until.getTime(),
        paths: [transfer.makeOver.path, matchingCodes.transferMatchingCode.path],
      },
    ]);
    const key = nextKey();
    expect((await send(key)).message).toMatch(
      /^Transfers are closed for you until .*, 00:00 GMT\+8 because you redeemed an insurance package\./,
    );
    clock.set(new Date(until.getTime() - 1));
    expect((await send()).code).toBe(9001);
    clock.advance(1);
    expect((await send()).code).toBe(20000);
    expect(await restrictions()).toEqual([]);
    // A refusal stays final under its key.
    expect((await send(key)).code).toBe(9001);
  });

  describe('at the same instant', () => {
    it('as another redemption: one of them wins', async () => {
      const { holder, id } = await unlocked('cora');
      const answers = await Promise.all(Array.from({ length: 8 }, () => holder.change('redeem', id, '97')));
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(await holder.holds('INSURANCE_POINT')).toBe('997 + 0');
    });

    it('as an upgrade: one of them wins', async () => {
      const { holder, id } = await unlocked('dana');
      const answers = await Promise.all([
        holder.change('redeem', id, '97'),
        holder.upgrade(id, silver, '400'),
        holder.change('redeem', id, '97'),
        holder.upgrade(id, silver, '400'),
      ]);
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(['997 + 0', '500 + 500']).toContain(await holder.holds('INSURANCE_POINT'));
    });
  });

  it('posts no fee lines if the contract has no redeem fee', async () => {
    const { database, clock } = suite.platform.services;
    const { id } = await unlocked('finn');
    const undo = new Error('undo');
    let lines: unknown;
    const redeemed = database.transaction(async (tx) => {
      const operation = await beginOperation(tx, 'insurance:test', id, clock.now());
      const contract = await getContract(tx, BigInt(id));
      await redeemContract(operation, { ...contract, redeem_fee_ppm: 0n });
      lines = await tx.query(
        `select amount, bucket, fee from posting where journal_id = (select max(id) from journal) order by id`,
      );
      throw undo;
    });
    await expect(redeemed).rejects.toBe(undo);
    const whole = parseAmount('100');
    expect(lines).toEqual([
      { amount: -whole, bucket: 'L', fee: null },
      { amount: whole, bucket: 'A', fee: null },
    ]);
  });

  it('refuses to quote a trial', async () => {
    const gina = await newHolder(suite, 'gina', '100');
    await runConfirmed(suite.platform, ['package', 'grant', 'gina', '--trial', bronze]);
    const token = await gina.token();
    const { result } = await suite.client.call(insurance.buyMatchingList, { pageSize: 20 }, { token });
    const id = result?.records[0]?.id ?? '';
    const quote = await suite.client.call(insurance.redeemFee, { id }, { token, language: 'en-US' });
    expect(quote).toMatchObject({ code: 9001, result: undefined });
    expect(quote.message).toContain('trial');
  });

  it('posts the trade of the day before first', async () => {
    const { holder, id } = await unlocked('eve');
    suite.platform.clock.advance(24 * 60 * 60_000);
    expect((await holder.change('redeem', id, '97')).code).toBe(20000);
    const { lastTrade } = await holder.contract(id);
    const yesterday = businessDate(new Date(suite.platform.clock.now().getTime() - 24 * 60 * 60_000));
    expect(lastTrade).toMatchObject({ date: yesterday, amount: '100', result: '0.3' });
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
