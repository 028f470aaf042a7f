import type { WithdrawalStatus } from '@portal/schema/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { ReviewTimes } from '../../operator/review-times.ts';
import { toMemberView } from './member-view.ts';
import { withdrawalReviews } from './reviews.ts';
import { withdrawalsPayable } from './settle.ts';
import { moveTo, newWithdrawer, take, violations } from './withdrawals.fixture.ts';

const midnight = Date.parse('2027-03-01T16:00:00.000Z'); // 00:00 GMT+8 of March 2

describe('the member’s view of a withdrawal', () => {
  const view = (now: number, ...steps: readonly (readonly [WithdrawalStatus, number])[]) => {
    const { status, steps: shown } = toMemberView(
      {
        expected_date: '2027-03-02',
        status: steps.at(-1)?.[0] ?? 'PENDING_REVIEW',
        steps: steps.map(([status, time]) => ({ status, time, reason: null })),
      },
      new Date(now),
    );
    return [status, ...shown.map((step) => `${step.status} ${step.time - midnight}`)];
  };
  const placed = ['PENDING_REVIEW', midnight - 9000] as const;
  const approved = ['APPROVED', midnight - 5000] as const;

  it('shows an early approval from the start of the expected day, to the millisecond', () => {
    expect(view(midnight - 1, placed, approved)).toEqual(['PENDING_REVIEW', 'PENDING_REVIEW -9000']);
    expect(view(midnight, placed, approved)).toEqual(['APPROVED', 'PENDING_REVIEW -9000', 'APPROVED 0']);
  });

  it('shows a later approval at its own time', () => {
    expect(view(midnight + 9, placed, ['APPROVED', midnight + 7])).toEqual([
      'APPROVED',
      'PENDING_REVIEW -9000',
      'APPROVED 7',
    ]);
  });

  it('never shows the approval of a withdrawal that was cancelled before the expected day', () => {
    const cancelled = ['CANCELLED', midnight - 1000] as const;
    for (const now of [midnight - 500, midnight + 500])
      expect(view(now, placed, approved, cancelled)).toEqual([
        'CANCELLED',
        'PENDING_REVIEW -9000',
        'CANCELLED -1000',
      ]);
  });

  it('keeps the approval before the steps that follow it', () => {
    expect(view(midnight + 9, placed, approved, ['PAYABLE', midnight])).toEqual([
      'PAYABLE',
      'PENDING_REVIEW -9000',
      'APPROVED 0',
      'PAYABLE 0',
    ]);
  });
});

onOnePlatform('an early approval of a withdrawal', (suite) => {
  beforeEach(() => suite.platform.clock.set('2027-03-01T04:00:00.000Z'));
  let names = 0;
  const early = async () => {
    const member = await newWithdrawer(suite, `member${(names += 1)}`, '500');
    await suite.platform.services.database.execute(
      "update member set email = user_name || '@example.com' where id = $1",
      [member.member.id],
    );
    const order = await member.place('TRC20', '100');
    suite.platform.clock.advance(60_000);
    await moveTo(suite, order, 'APPROVED');
    return { member, order };
  };
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));
  const nextDay = async () => {
    suite.platform.clock.set(new Date(midnight));
    await runRound(suite.platform.services, withdrawalsPayable);
  };

  it('stays pending review to its member until the next business day, and is approved to operators', async () => {
    const { member, order } = await early();
    const [shown] = await member.orders();
    expect(shown).toMatchObject({ status: 'PENDING_REVIEW', steps: [{ status: 'PENDING_REVIEW' }] });
    expect((await run('withdrawal list')).text).toContain(`withdrawal:${order.id}  `);
    expect((await run('withdrawal list --status APPROVED')).text).toContain(`withdrawal:${order.id}  `);
    expect(await member.holds()).toBe('400 + 100');
    suite.platform.clock.set(new Date(midnight));
    expect((await member.orders())[0]).toMatchObject({
      status: 'APPROVED',
      steps: [{ status: 'PENDING_REVIEW' }, { status: 'APPROVED', time: midnight }],
    });
    expect(await member.holds()).toBe('400 + 100');
    expect(await violations(suite)).toEqual([]);
  });

  it('appears under the state that the member sees', async () => {
    const { member, order } = await early();
    const { withdrawal } = (await import('@portal/schema/rest')).domains;
    const ids = async (status: WithdrawalStatus) =>
      (
        await suite.client.call(
          withdrawal.withdrawalOrderList,
          { pageSize: 20, cursor: null, status },
          { token: await member.token() },
        )
      ).result?.records.map(({ id }) => id);
    expect([await ids('PENDING_REVIEW'), await ids('APPROVED')]).toEqual([[order.id], []]);
    suite.platform.clock.set(new Date(midnight));
    expect([await ids('PENDING_REVIEW'), await ids('APPROVED')]).toEqual([[], [order.id]]);
  });

  it('sends one mail, when the member sees it', async () => {
    const { member } = await early();
    const to = `${member.member.userName}@example.com`;
    const mails = async () => (await suite.platform.sendMails()).filter((mail) => mail.to === to);
    const approvals = async () =>
      (await mails()).filter(({ subject }) => subject === 'Your withdrawal was approved').length;
    expect(await approvals()).toBe(0);
    await nextDay();
    expect(await approvals()).toBe(1);
    await runRound(suite.platform.services, withdrawalsPayable);
    expect(await approvals()).toBe(1);
  });

  it('sends its mail at once, and none from the job, on the expected day or later', async () => {
    const member = await newWithdrawer(suite, `member${(names += 1)}`, '500');
    await suite.platform.services.database.execute(
      "update member set email = user_name || '@example.com' where id = $1",
      [member.member.id],
    );
    const order = await member.place('TRC20', '100');
    suite.platform.clock.set(new Date(midnight));
    await take(suite, order, 'APPROVED');
    const approvals = async () =>
      (await suite.platform.sendMails()).filter(
        ({ to, subject }) =>
          to === `${member.member.userName}@example.com` && subject === 'Your withdrawal was approved',
      ).length;
    expect(await approvals()).toBe(1);
    expect((await member.orders())[0]?.status).toBe('APPROVED');
    await runRound(suite.platform.services, withdrawalsPayable);
    expect(await approvals()).toBe(1);
  });

  it('never shows if its member cancels the withdrawal while it still appears pending', async () => {
    const { member, order } = await early();
    const { result } = await member.cancel(order.id);
    expect(result).toMatchObject({ status: 'CANCELLED', reason: null });
    expect(result?.steps.map(({ status }) => status)).toEqual(['PENDING_REVIEW', 'CANCELLED']);
    expect(await member.holds()).toBe('500 + 0');
    await nextDay();
    expect(await member.orders()).toEqual([result]);
    expect(await violations(suite)).toEqual([]);
  });

  it('never shows if an operator cancels the withdrawal', async () => {
    const { member, order } = await early();
    expect((await run(`withdrawal cancel ${order.id} --reason Mistake`)).exitCode).toBe(0);
    expect((await member.orders())[0]?.steps.map(({ status }) => status)).toEqual([
      'PENDING_REVIEW',
      'CANCELLED',
    ]);
    expect(await violations(suite)).toEqual([]);
  });

  it('counts as a review that lasts until members see it', async () => {
    for (let count = 0; count < 10; count += 1) await early();
    const queue = withdrawalReviews(suite.platform.services);
    suite.platform.clock.set(new Date(midnight));
    const [usual] = await new ReviewTimes(suite.platform.services, [queue]).usual();
    // Placed at 12:00 GMT+8, approved a minute later, shown at midnight.
    expect(usual?.seconds).toBeGreaterThan(11 * 3600);
  });
});

onOnePlatform('a withdrawal that ends before it is approved', (suite) => {
  let names = 0;
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));
  beforeEach(() => suite.platform.clock.advance(24 * 3_600_000));
  const newMember = () => newWithdrawer(suite, `ended${(names += 1)}`, '1000');
  const kept = async () => expect((await run('withdrawal daily-limit kept')).exitCode).toBe(0);

  it('counts for its day by default', async () => {
    const member = await newMember();
    const order = await member.place('TRC20', '100');
    expect(order.endedCounts).toBe(true);
    await moveTo(suite, order, 'REJECTED');
    expect((await member.orders())[0]?.endedCounts).toBe(true);
    expect((await member.send(await member.request('BANK', '100'))).message).toContain('once a day');
  });

  it.each(['REJECTED', 'CANCELLED'] as const)(
    'allows another withdrawal if the site is configured so: %s',
    async (to) => {
      await kept();
      const member = await newMember();
      const first = await member.place('TRC20', '100');
      expect(first.endedCounts).toBe(false);
      await moveTo(suite, first, to);
      expect((await member.orders())[0]).toMatchObject({ status: to, endedCounts: false });
      const second = await member.place('BANK', '100');
      expect((await member.send(await member.request('BANK', '100'))).message).toContain('once a day');
      expect((await member.orders()).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await member.holds()).toBe('900 + 100');
      expect(await violations(suite)).toEqual([]);
    },
  );

  it('counts when it was rejected before the setting changed, and the other way round', async () => {
    expect((await run('withdrawal daily-limit all')).exitCode).toBe(0);
    const before = await newMember();
    await moveTo(suite, await before.place('TRC20', '100'), 'REJECTED');
    await kept();
    expect((await before.send(await before.request('BANK', '100'))).message).toContain('once a day');
    const after = await newMember();
    await moveTo(suite, await after.place('TRC20', '100'), 'REJECTED');
    expect((await run('withdrawal daily-limit all')).exitCode).toBe(0);
    expect((await after.send(await after.request('BANK', '100'))).code).toBe(20000);
  });

  it('counts for its day once it was shown as approved', async () => {
    await kept();
    const member = await newMember();
    const order = await member.place('TRC20', '100');
    await moveTo(suite, order, 'PAYABLE');
    await take(suite, order, 'CANCELLED');
    expect((await member.orders())[0]).toMatchObject({ status: 'CANCELLED', endedCounts: true });
  });

  it('frees the day for one further withdrawal when many are sent at once', async () => {
    await kept();
    const member = await newMember();
    await moveTo(suite, await member.place('TRC20', '100'), 'CANCELLED');
    const requests = await Promise.all(Array.from({ length: 8 }, () => member.request('BANK', '100')));
    const codes = (await Promise.all(requests.map((one) => member.send(one)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 20000)).toHaveLength(1);
    expect(await member.holds()).toBe('900 + 100');
    expect(await violations(suite)).toEqual([]);
  });
});
