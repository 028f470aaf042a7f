import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { scheduledSettings } from '../../operator/scheduled-settings.ts';
import { bronze, newHolder, silver, tradeAll, expectAudited } from './insurance.fixture.ts';
import { gauges } from './operator.ts';

onOnePlatform('the operator of insurance packages', (suite) => {
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '), { osUser: 'root' });

  it('lists and changes the catalogue', async () => {
    expect((await run('packages')).text.split('\n')).toHaveLength(4);
    expect((await run('package daily 1 0.0025')).text).toBe(
      'From 2026-11-22 on: 1  Bronze  price 100 up to 500  daily 0.0025  premium 0.03  fee 0.03  15 days  at most 5 times',
    );
    expect((await run('package premium 1 0')).text).toContain('a premium is above 0');
    expect((await run('package fee 99 0.01')).text).toContain('There is no package 99');
    expect((await run('package close 1')).text).toMatch(/closed$/);
    await run('package open 1');
  });

  it('keeps the terms of contracts that were sold before a change begins', async () => {
    const { clock } = suite.platform;
    const holder = await newHolder(suite, 'keeper', '10000');
    const { id: before } = await holder.bought(bronze, '100');
    for (const line of ['package daily 1 0.02', 'package premium 1 0.2', 'package fee 1 0.1'])
      expect((await run(line)).exitCode).toBe(0);
    const { id: sameDay } = await holder.bought(bronze, '100');
    clock.set('2026-11-21T16:00:00.000Z');
    await runRound(suite.platform.services, scheduledSettings);
    const { id: after } = await holder.bought(bronze, '100');
    const terms = async (id: string) => {
      const { dailyProfit, premiumRatio, redeemFeeRate, premiumAmount } = await holder.contract(id);
      return { dailyProfit, premiumRatio, redeemFeeRate, premiumAmount };
    };
    const sold = { dailyProfit: '0.003', premiumRatio: '0.03', redeemFeeRate: '0.03', premiumAmount: '3' };
    expect(await terms(before)).toEqual(sold);
    expect(await terms(sameDay)).toEqual(sold);
    expect(await terms(after)).toEqual({
      dailyProfit: '0.02',
      premiumRatio: '0.2',
      redeemFeeRate: '0.1',
      premiumAmount: '20',
    });
    clock.set('2026-11-23T16:10:00.000Z');
    await tradeAll(suite.platform);
    expect((await holder.contract(before)).lastTrade).toMatchObject({ rate: '0.003', result: '0.3' });
    expect((await holder.contract(after)).lastTrade).toMatchObject({ rate: '0.02', result: '2' });
    // An upgrade applies the terms of the larger package.
    expect((await holder.upgrade(before, silver, '400')).code).toBe(20000);
    expect(await terms(before)).toEqual({
      dailyProfit: '0.004',
      premiumRatio: '0.03',
      redeemFeeRate: '0.03',
      premiumAmount: '15',
    });
    for (const line of ['package daily 1 0.003', 'package premium 1 0.03', 'package fee 1 0.03'])
      await run(line);
    clock.set('2026-11-24T16:00:00.000Z');
    await runRound(suite.platform.services, scheduledSettings);
  });

  it.each([
    ['package daily 1 0.5', '0.5 is not between 0 and 0.02', "RATE_BOUNDS='package daily part="],
    ['package fee 1 0.99', '0.99 is not between 0 and 0.2', "RATE_BOUNDS='package fee part="],
    ['trade publish 2099-11-21 0.9', '0.9 is not between -0.5 and 0.1', "RATE_BOUNDS='trade publish rate="],
    ['trade publish 2099-11-21 -0.6', '-0.6 is not between -0.5 and 0.1', "RATE_BOUNDS='trade publish rate="],
    ['otc prices 0.00000001 100', '0.00000001 is not between 0.1 and 10', "RATE_BOUNDS='otc prices lowest="],
    ['bonus rate generation 1 0.9', '0.9 is not between 0 and 0.2', "RATE_BOUNDS='bonus rate part="],
  ])('refuses %s beyond the bounds of its rate', async (line, range, widen) => {
    const { text, exitCode } = await run(line);
    expect(exitCode).toBe(1);
    expect(text).toContain(range);
    expect(text).toContain(widen);
  });

  it("publishes a day's rate until that day is over", async () => {
    const { clock } = suite.platform;
    const aiko = await newHolder(suite, 'aiko');
    const { id } = await aiko.bought(bronze, '100');
    expect((await run('trades')).text).toContain('No rate is published');
    expect((await run('trade publish 2026-11-26 0.01')).exitCode).toBe(0);
    clock.set('2026-11-26T15:59:59.999Z');
    expect((await run('trade publish 2026-11-26 -0.02')).text).toBe('The rate of 2026-11-26 is -0.02.');
    clock.advance(1);
    expect((await run('trade publish 2026-11-26 0.05')).text).toBe(
      '2026-11-26 is over: its rate cannot change.',
    );
    clock.set('2026-11-26T16:10:00.000Z');
    await tradeAll(suite.platform);
    expect((await aiko.contract(id)).lastTrade?.result).toBe('-2');
    expect((await run('trades')).text).toBe('2026-11-26  -0.02');
    for (const wrong of ['2026-11-31 0.01', '2026-11-28 1', '2026-11-28 -1', '2026-11-28 x'])
      expect((await run(`trade publish ${wrong}`)).exitCode).toBe(2);
  });

  it('grants special packages permanently, and posts fines', async () => {
    const budi = await newHolder(suite, 'budi', '10');
    expect((await run('package grant budi')).text).toContain('Give --special or --trial');
    expect((await run('package grant budi --special 1 --trial 1')).exitCode).toBe(1);
    expect((await run('package grant nobody --special 1')).text).toBe('There is no member nobody.');
    expect((await run('package grant budi --special 99')).text).toBe('There is no package 99.');
    expect((await run('package grant budi --special 1')).text).toMatch(
      /^budi has Bronze as a special package: contract \d+\.$/,
    );
    expect(await budi.holds('INSURANCE_POINT')).toBe('10 + 100');
    expect((await budi.records()).slice(0, 2).sort()).toEqual([
      'PURCHASE -100 INSURANCE_POINT',
      'SPECIAL_PACKAGE 100 INSURANCE_POINT',
    ]);
    expect((await run('fine budi 4 --reason Late')).text).toBe(
      '4 INSURANCE_POINT taken from budi as a fine.',
    );
    expect((await budi.records())[0]).toBe('FINE -4 INSURANCE_POINT');
    expect((await run('fine budi 7 --reason Late')).text).toContain('does not have 7');
    expect((await run('fine budi 1')).exitCode).toBe(2);
    expect(await budi.holds('INSURANCE_POINT')).toBe('6 + 100');
  });

  it('reads the number of running packages', async () => {
    const [gauge] = gauges;
    expect(new Map(await gauge?.count(suite.platform.services.database))).toEqual(
      new Map([
        ['BOUGHT', 4n],
        ['SPECIAL', 1n],
        ['TRIAL', 0n],
      ]),
    );
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
