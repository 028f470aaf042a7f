import { beforeEach, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import {
  bronze,
  expectAudited,
  newHolder,
  publishRate,
  silver,
  tradeAll,
  type Holder,
} from './insurance.fixture.ts';

const day = 24 * 60 * 60_000;
/** 12:00 GMT+8 on the first day of each test. */
const noon = Date.parse('2026-12-01T04:00:00Z');

onEachPlatform('a change between the end of a business day and its trade', (suite) => {
  let count = 0;
  let holder: Holder;
  let base: number;
  /** 00:05 GMT+8, that many days after the purchase. */
  const fivePastMidnight = (days: number) =>
    suite.platform.clock.set(new Date(base + days * day - 11 * 3_600_000 - 55 * 60_000));
  const dateOf = (days: number) => new Date(base + days * day).toISOString().slice(0, 10);
  beforeEach(async () => {
    count += 1;
    base = noon + count * 40 * day;
    suite.platform.clock.set(new Date(base));
    await tradeAll(suite.platform);
    holder = await newHolder(suite, `member${count}`, '10000');
  });

  it('does not let a redemption avoid the loss of that day', async () => {
    const { id } = await holder.bought(bronze, '100');
    await publishRate(suite.platform, dateOf(16), -500_000n);
    suite.platform.clock.set(new Date(base + 16 * day));
    await tradeAll(suite.platform);
    fivePastMidnight(17);
    expect((await holder.change('redeem', id, '97')).message).toContain('it is now 48.5');
    // The trade stays posted although the redemption was refused, so that the member sees the current amount.
    expect(await holder.contract(id)).toMatchObject({
      amount: '50',
      lastTrade: { date: dateOf(16), amount: '100', result: '-50' },
    });
    expect((await holder.change('redeem', id, '48.5')).code).toBe(20000);
    await tradeAll(suite.platform);
    expect(await holder.holds('INSURANCE_POINT')).toBe('9948.5 + 0');
  });

  it('does not let an upgrade or an addition trade on that day', async () => {
    const [{ id: upgraded }, { id: added }] = [
      await holder.bought(bronze, '100'),
      await holder.bought(bronze, '100'),
    ];
    await publishRate(suite.platform, dateOf(1), 10_000n);
    await publishRate(suite.platform, dateOf(2), 10_000n);
    fivePastMidnight(2);
    expect((await holder.upgrade(upgraded, silver, '400')).code).toBe(20000);
    expect((await holder.change('addWarehouse', added, '50')).code).toBe(20000);
    suite.platform.clock.set(new Date(base + 2 * day));
    await tradeAll(suite.platform);
    for (const id of [upgraded, added])
      expect((await holder.contract(id)).lastTrade).toMatchObject({
        date: dateOf(1),
        amount: '100',
        result: '1',
      });
    suite.platform.clock.set(new Date(base + 3 * day));
    await tradeAll(suite.platform);
    expect((await holder.contract(upgraded)).lastTrade).toMatchObject({
      date: dateOf(2),
      amount: '500',
      result: '5',
    });
    expect((await holder.contract(added)).lastTrade).toMatchObject({
      date: dateOf(2),
      amount: '150',
      result: '1.5',
    });
  });

  it('refills only the loss of that day', async () => {
    const { id } = await holder.bought(bronze, '100');
    await publishRate(suite.platform, dateOf(1), -100_000n);
    await publishRate(suite.platform, dateOf(2), -100_000n);
    suite.platform.clock.set(new Date(base + 2 * day));
    await tradeAll(suite.platform);
    fivePastMidnight(3);
    expect((await holder.change('fillingPositions', id, '10')).message).toContain('it is now 19');
    expect((await holder.change('fillingPositions', id, '19')).result).toMatchObject({
      amount: '100',
      lostAmount: '0',
    });
  });

  it('does not redirect the profits of that day, nor those of three days not posted yet', async () => {
    const { id } = await holder.bought(bronze, '100');
    for (const days of [1, 2, 3]) await publishRate(suite.platform, dateOf(days), 10_000n);
    fivePastMidnight(4);
    await holder.compound(true);
    await tradeAll(suite.platform);
    expect(await holder.contract(id)).toMatchObject({
      amount: '100',
      earnedAmount: '3',
      lastTrade: { date: dateOf(3), outcome: 'PAID' },
    });
    expect(await holder.holds('BONUS_POINT')).toBe('3 + 0');
  });

  it('insures trades from the next day on, and none of that day', async () => {
    const { id } = await holder.bought(bronze, '100');
    await publishRate(suite.platform, dateOf(1), -100_000n);
    await publishRate(suite.platform, dateOf(2), -100_000n);
    await publishRate(suite.platform, dateOf(3), -100_000n);
    fivePastMidnight(2);
    expect((await holder.change('buyInsurance', id, '3')).message).toContain('it is now 2.7');
    expect((await holder.change('buyInsurance', id, '2.7')).result).toMatchObject({ insuredAmount: '90' });
    suite.platform.clock.set(new Date(base + 4 * day));
    await tradeAll(suite.platform);
    expect((await holder.contract(id)).lastTrade).toMatchObject({
      date: dateOf(3),
      insured: true,
      coveredAmount: '8.1',
    });
  });

  it('does not take an issued premium back that insures that day', async () => {
    const { id } = await holder.bought(bronze, '100');
    const run = async (line: string) =>
      (await runConfirmed(suite.platform, line.split(' '), { osUser: 'root' })).text;
    const premium = /Premium (\d+)/.exec(await run(`premium issue ${id}`))?.[1];
    fivePastMidnight(2);
    expect(await run(`premium recall ${premium}`)).toBe(`Premium ${premium} has insured trades already.`);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
