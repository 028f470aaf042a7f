import { locales } from '@portal/schema/locales';
import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { newWithdrawer, violations, type Withdrawer } from './withdrawals.fixture.ts';

const { withdrawal } = domains;
type Request = RequestOf<typeof withdrawal.withdrawal>;

onEachPlatform('a repeated withdrawal', (suite) => {
  // Each test runs on another day.
  beforeEach(() => suite.platform.clock.advance(24 * 3_600_000));

  let names = 0;
  const newMember = (credits: string) => newWithdrawer(suite, `member${(names += 1)}`, credits);

  describe('with its key', () => {
    it('takes effect once, and answers alike for the same input in any notation', async () => {
      const member = await newMember('1000');
      const data = await member.request('TRC20', '100');
      const first = await member.send(data);
      suite.platform.clock.advance(2 * 24 * 3_600_000);
      const second = await member.send({ ...data, amount: '100.0', adminFee: '1.00' });
      expect(first.code).toBe(20000);
      expect(second.result).toEqual(first.result);
      expect(await member.holds()).toBe('900 + 100');
    });

    it('takes effect once if it is sent 32 times at once', async () => {
      const member = await newMember('1000');
      const data = await member.request('BEP20', '100');
      await member.token();
      const answers = await Promise.all(Array.from({ length: 32 }, () => member.send(data)));
      expect(answers.map(({ code }) => code)).toEqual(Array<number>(32).fill(20000));
      for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
      expect(await member.orders()).toHaveLength(1);
      expect(await member.holds()).toBe('900 + 100');
    });

    it('rejects another input', async () => {
      const member = await newMember('1000');
      const data = await member.request('TRC20', '100');
      expect((await member.send(data)).code).toBe(20000);
      for (const change of [
        { amount: '101' },
        { adminFee: '2' },
        { walletAddressId: member.methods.ERC20 },
        { walletType: 'ERC20', walletAddressId: member.methods.ERC20 },
        { walletType: 'BEP20' },
      ]) {
        expect((await member.send({ ...data, ...change })).message).toContain(
          'already sent with other details',
        );
      }
    });

    it('repeats a refusal, even when it would be allowed by now', async () => {
      const member = await newMember('10');
      const data = await member.request('TRC20', '100');
      const first = await member.send(data);
      expect(first.message).toMatch(/not have enough/);
      await suite.platform.credit(member.member, 'WITHDRAWAL_POINT', '1000');
      expect(await member.send(data)).toEqual(first);
    });
  });

  const info = async (member: Withdrawer) =>
    (await suite.client.call(withdrawal.withdrawalInfo, {}, { token: await member.token() })).result;

  describe('is limited to one per business day', () => {
    it('to the millisecond, and is paid on the next', async () => {
      const { clock } = suite.platform;
      const member = await newMember('1000');
      clock.set('2026-12-10T15:59:59.999Z'); // 23:59:59.999 GMT+8
      expect(await info(member)).toEqual({
        coinName: 'WITHDRAWAL_POINT',
        nextTime: null,
        expectedDate: '2026-12-11',
      });
      expect(await member.place('TRC20', '50')).toMatchObject({ expectedDate: '2026-12-11' });
      expect(await info(member)).toMatchObject({
        nextTime: Date.parse('2026-12-10T16:00:00.000Z'),
        expectedDate: '2026-12-11',
      });
      const again = await member.send(await member.request('BANK', '100'));
      expect(again.message).toBe(
        'You can withdraw once a day. Nothing was moved. The next withdrawal is possible from Dec 11, 2026, 00:00 GMT+8.',
      );
      clock.advance(1);
      expect(await info(member)).toMatchObject({ nextTime: null, expectedDate: '2026-12-12' });
      expect(await member.place('BANK', '100')).toMatchObject({ expectedDate: '2026-12-12' });
      expect(await info(member)).toMatchObject({ nextTime: Date.parse('2026-12-11T16:00:00.000Z') });
      clock.set('2026-12-11T15:59:59.999Z');
      expect((await member.send(await member.request('TRC20', '50'))).code).toBe(9001);
      expect(await member.orders()).toHaveLength(2);
    });

    it.each([
      ['2026-12-31T15:59:59.999Z', '2027-01-01', '2027-01-02'],
      ['2027-01-31T15:59:59.999Z', '2027-02-01', '2027-02-02'],
      ['2027-02-28T15:59:59.999Z', '2027-03-01', '2027-03-02'],
      ['2028-02-28T15:59:59.999Z', '2028-02-29', '2028-03-01'],
      ['2028-02-29T15:59:59.999Z', '2028-03-01', '2028-03-02'],
    ])('also at the end of months and years: %s', async (last, expected, expectedNext) => {
      const { clock } = suite.platform;
      const member = await newMember('1000');
      clock.set(last);
      expect(await member.place('TRC20', '50')).toMatchObject({ expectedDate: expected });
      clock.advance(1);
      expect(await member.place('TRC20', '50')).toMatchObject({ expectedDate: expectedNext });
    });

    it.each(locales)('explains it in %s', async (language) => {
      suite.platform.clock.set('2029-01-05T04:00:00.000Z');
      const member = await newMember('1000');
      await member.place('TRC20', '50');
      const { message } = await member.send(await member.request('TRC20', '50'), language);
      expect(message).toMatch(/0?0[:.]00 GMT\+8/);
    });

    it('if 50 with different keys are sent at once', async () => {
      const member = await newMember('10000');
      const data = await Promise.all(Array.from({ length: 50 }, () => member.request('TRC20', '50')));
      await member.token();
      const answers = await Promise.all(data.map((one: Request) => member.send(one)));
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      const messages = new Set(answers.filter(({ code }) => code !== 20000).map(({ message }) => message));
      expect([...messages]).toEqual([expect.stringContaining('once a day')]);
      expect(await member.orders()).toHaveLength(1);
      expect(await member.holds()).toBe('9950 + 50');
      expect(await violations(suite)).toEqual([]);
    });
  });

  it('violates a constraint of the table on the same day', async () => {
    const member = await newMember('1000');
    await member.place('TRC20', '50');
    const again = suite.platform.services.database.execute(
      `insert into withdrawal (member_id, business_date, expected_date, status, coin_id, amount, fee, way, wallet_address,
         hold_id, receipt_number, transaction_number, created_at)
       select member_id, business_date, expected_date, status, coin_id, amount, fee, way, wallet_address, -hold_id,
         receipt_number, transaction_number, created_at
       from withdrawal where member_id = $1`,
      [member.member.id],
    );
    await expect(again).rejects.toThrow('withdrawal_counts_once');
  });
});
