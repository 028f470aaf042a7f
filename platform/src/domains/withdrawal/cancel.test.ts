import { withdrawalStatuses } from '@portal/schema/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { withdrawalReviews } from './reviews.ts';
import { moveTo, newWithdrawer, nextKey, take, violations } from './withdrawals.fixture.ts';

const unknown = 'You have no such withdrawal. Nothing was changed.';
const decided = 'This withdrawal can no longer be cancelled: its review has ended. Nothing was changed.';

onEachPlatform('cancelling a withdrawal', (suite) => {
  // Each test runs on another day.
  beforeEach(() => suite.platform.clock.advance(24 * 3_600_000));

  let names = 0;
  const newMember = () => newWithdrawer(suite, `member${(names += 1)}`, '500');

  it('returns everything with the fee, and the records show it', async () => {
    const member = await newMember();
    const { id } = await member.place('TRC20', '100');
    expect(await member.holds()).toBe('400 + 100');
    suite.platform.clock.advance(60_000);
    const { result } = await member.cancel(id);
    const at = suite.platform.clock.now().getTime();
    expect(result).toMatchObject({ id, status: 'CANCELLED', reason: null, amount: '100', adminFee: '1' });
    expect(result?.steps).toEqual([
      { status: 'PENDING_REVIEW', time: at - 60_000, reason: null },
      { status: 'CANCELLED', time: at, reason: null },
    ]);
    expect(await member.orders()).toEqual([result]);
    expect(await member.holds()).toBe('500 + 0');
    expect(await member.records()).toEqual([
      'WITHDRAW 100 COMPLETED',
      'GAS_FEE -1 CANCELLED',
      'WITHDRAW -99 CANCELLED',
    ]);
    expect(await withdrawalReviews(suite.platform.services).pending()).toEqual([]);
    // It was the one withdrawal of its day.
    expect((await member.send(await member.request('BANK', '100'))).message).toContain('once a day');
    expect(await violations(suite)).toEqual([]);
  });

  it.each(withdrawalStatuses)(
    'works from %s only if the member sees it as pending review',
    async (status) => {
      const member = await newMember();
      const order = await member.place('TRC20', '100');
      await moveTo(suite, order, status);
      const before = [await member.holds(), await member.orders(), await member.records()];
      const answer = await member.cancel(order.id);
      // An approval is not shown before the next business day.
      if (status === 'PENDING_REVIEW' || status === 'APPROVED')
        expect(answer.result?.status).toBe('CANCELLED');
      else {
        expect(answer).toMatchObject({ status: 200, code: 9001, message: decided });
        expect([await member.holds(), await member.orders(), await member.records()]).toEqual(before);
      }
    },
  );

  it('answers for a withdrawal of another member as for an unknown one', async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const { id } = await owner.place('TRC20', '100');
    for (const which of [id, '999999', '999999999999999999'])
      expect(await other.cancel(which)).toMatchObject({ status: 200, code: 9001, message: unknown });
    expect(await owner.holds()).toBe('400 + 100');
  });

  it.each(['', '0', '-1', '1.5', 'x', '9'.repeat(19), null, 7])(
    'rejects an invalid id by name: %j',
    async (id) => {
      const answer = await (await newMember()).cancel(id as string);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).not.toBe(unknown);
    },
  );

  describe('takes effect once', () => {
    const race = 50;

    it('if it is sent 50 times at once with its key', async () => {
      const member = await newMember();
      const { id } = await member.place('BEP20', '100');
      const key = nextKey();
      const answers = await Promise.all(Array.from({ length: race }, () => member.cancel(id, key)));
      for (const answer of answers) expect(answer).toMatchObject({ code: 20000, result: answers[0]?.result });
      expect((await member.cancel(id)).message).toBe(decided);
      expect((await member.cancel('999999', key)).message).toContain('already sent with other details');
      expect(await member.holds()).toBe('500 + 0');
      expect(await violations(suite)).toEqual([]);
    });

    it('if 50 with different keys are sent at once', async () => {
      const member = await newMember();
      const { id } = await member.place('BEP20', '100');
      const answers = await Promise.all(Array.from({ length: race }, () => member.cancel(id)));
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(answers.filter(({ message }) => message === decided)).toHaveLength(race - 1);
      expect(await member.holds()).toBe('500 + 0');
      expect(await violations(suite)).toEqual([]);
    });

    it('if the operator decides at the same moment', async () => {
      for (const to of ['REJECTED', 'CANCELLED'] as const) {
        const member = await newMember();
        const order = await member.place('BEP20', '100');
        const cancel = async () => (await member.cancel(order.id)).code === 20000;
        const decide = async () => (await take(suite, order, to)).kind === 'moved';
        const won = await Promise.all(
          Array.from({ length: race }, async (_, n) => (n % 2 === 0 ? cancel() : decide())),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
        const [shown] = await member.orders();
        expect(shown?.status).toBe(won.indexOf(true) % 2 === 0 ? 'CANCELLED' : to);
        expect(shown?.steps).toHaveLength(2);
        expect(await member.holds()).toBe('500 + 0');
        suite.platform.clock.advance(24 * 3_600_000);
      }
      expect(await violations(suite)).toEqual([]);
    });
  });
});
