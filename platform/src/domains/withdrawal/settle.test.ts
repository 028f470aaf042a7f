import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { withdrawalsPayable } from './settle.ts';
import { states } from './states.ts';
import { moveTo, newWithdrawer, take, violations, type Withdrawer } from './withdrawals.fixture.ts';

it('requires the transition from APPROVED to PAYABLE in the table', () => {
  expect(states.APPROVED.to).toContain('PAYABLE');
});

onOnePlatform('an approved withdrawal', (suite) => {
  let names = 0;
  const approved = async (): Promise<Withdrawer> => {
    const member = await newWithdrawer(suite, `member${(names += 1)}`, '500');
    await moveTo(suite, await member.place('TRC20', '100'), 'APPROVED');
    return member;
  };
  const statusOf = async (member: Withdrawer) => (await member.orders())[0]?.status;
  const run = async () => (await runRound(suite.platform.services, withdrawalsPayable)).done;
  beforeAll(() => suite.platform.clock.set('2027-03-01T15:59:59.999Z')); // 23:59:59.999 GMT+8

  it('becomes payable when its business day begins, to the millisecond', async () => {
    const member = await approved();
    const undecided = await newWithdrawer(suite, 'undecided', '500');
    await undecided.place('TRC20', '100');
    expect(await run()).toBe(0);
    expect(await statusOf(member)).toBe('PENDING_REVIEW');
    suite.platform.clock.advance(1);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [shown] = await member.orders();
    expect(shown).toMatchObject({ status: 'PAYABLE', expectedDate: '2027-03-02' });
    expect(shown?.steps.slice(1)).toEqual([
      { status: 'APPROVED', time: Date.parse('2027-03-01T16:00:00.000Z'), reason: null },
      { status: 'PAYABLE', time: Date.parse('2027-03-01T16:00:00.000Z'), reason: null },
    ]);
    expect(await statusOf(undecided)).toBe('PENDING_REVIEW');
  });

  it('becomes payable at once if it is approved late', async () => {
    const member = await newWithdrawer(suite, 'late', '500');
    const order = await member.place('BANK', '100');
    suite.platform.clock.advance(3 * 24 * 3_600_000);
    await run();
    expect(await statusOf(member)).toBe('PENDING_REVIEW');
    await take(suite, order, 'APPROVED');
    expect(await run()).toBe(1);
    expect(await statusOf(member)).toBe('PAYABLE');
  });

  it('becomes payable after days without a round, across the end of a month', async () => {
    const { clock } = suite.platform;
    clock.set('2027-04-28T04:00:00.000Z');
    const members = [];
    for (let day = 0; day < 5; day += 1) {
      members.push(await approved());
      clock.advance(24 * 3_600_000);
    }
    // It is May 3; the last of them was placed on May 2 and is due today.
    clock.set('2027-05-03T00:00:00.000Z');
    expect(await run()).toBe(5);
    for (const member of members) expect(await statusOf(member)).toBe('PAYABLE');
    expect(await run()).toBe(0);
  });

  it('moves once when several rounds run at once', async () => {
    const members = [await approved(), await approved(), await approved()];
    suite.platform.clock.advance(24 * 3_600_000);
    const moved = await Promise.all(Array.from({ length: 8 }, run));
    expect(moved.reduce((all, one) => all + one, 0)).toBe(3);
    for (const member of members) {
      expect((await member.orders())[0]?.steps.map(({ status }) => status)).toEqual([
        'PENDING_REVIEW',
        'APPROVED',
        'PAYABLE',
      ]);
    }
  });

  it('becomes payable even if another one fails, which is recorded with its id', async () => {
    const bad = await approved();
    const good = [await approved(), await approved()];
    const { database } = suite.platform.services;
    const [order] = await bad.orders();
    // As if the row had been edited directly: its seal forbids the next step.
    await database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.execute('update withdrawal set amount = amount + 1 where id = $1', [BigInt(order?.id ?? 0)]);
    });
    suite.platform.clock.advance(24 * 3_600_000);
    expect(await run()).toBe(2);
    for (const member of good) expect(await statusOf(member)).toBe('PAYABLE');
    expect(await database.query('select item, cause from job_failure')).toEqual([
      { item: order?.id, cause: `LG001 what withdrawal ${order?.id} is about never changes` },
    ]);
    await database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.execute('update withdrawal set amount = amount - 1 where id = $1', [BigInt(order?.id ?? 0)]);
    });
    suite.platform.clock.advance(60_000);
    expect(await run()).toBe(1);
  });

  it('stays cancelled when it is cancelled during a round, and its credits are returned', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await approved();
      const [order] = await member.orders();
      suite.platform.clock.advance(24 * 3_600_000);
      if (order === undefined) throw new Error('no order');
      const [cancelled] = await Promise.all([take(suite, order, 'CANCELLED'), run()]);
      expect(cancelled.kind).toBe('moved');
      expect(await statusOf(member)).toBe('CANCELLED');
      expect(await member.holds()).toBe('500 + 0');
    }
    expect(await violations(suite)).toEqual([]);
  });
});
