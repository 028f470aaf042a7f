import { expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import { runCommand } from '../../operator/commands.ts';
import { bronze, newHolder, tradeAll, expectAudited } from './insurance.fixture.ts';
import { gauges } from './operator.ts';

onOnePlatform('the operator of insurance packages', (suite) => {
  const run = (line: string) => runCommand(suite.platform, line.split(' '), { osUser: 'root' });

  it('lists and changes the catalogue', async () => {
    expect((await run('packages')).text.split('\n')).toHaveLength(4);
    expect((await run('package daily 1 0.0025')).text).toBe(
      '1  Bronze  price 100 up to 500  daily 0.0025  premium 0.03  fee 0.03  15 days  at most 5 times',
    );
    expect((await run('package premium 1 0')).text).toContain('a premium is above 0');
    expect((await run('package fee 99 0.01')).text).toContain('There is no package 99');
    expect((await run('package close 1')).text).toMatch(/closed$/);
    await run('package open 1');
  });

  it("publishes a day's rate until that day is over", async () => {
    const { clock } = suite.platform;
    const aiko = await newHolder(suite, 'aiko');
    const { id } = await aiko.bought(bronze, '100');
    expect((await run('trades')).text).toContain('No rate is published');
    expect((await run('trade publish 2026-11-22 0.01')).exitCode).toBe(0);
    clock.set('2026-11-22T15:59:59.999Z');
    expect((await run('trade publish 2026-11-22 -0.02')).text).toBe('The rate of 2026-11-22 is -0.02.');
    clock.advance(1);
    expect((await run('trade publish 2026-11-22 0.05')).text).toBe(
      '2026-11-22 is over: its rate cannot change.',
    );
    clock.set('2026-11-22T16:10:00.000Z');
    await tradeAll(suite.platform);
    expect((await aiko.contract(id)).lastTrade?.result).toBe('-2');
    expect((await run('trades')).text).toBe('2026-11-22  -0.02');
    for (const wrong of ['2026-11-31 0.01', '2026-11-25 1', '2026-11-25 -1', '2026-11-25 x'])
      expect((await run(`trade publish ${wrong}`)).exitCode).toBe(2);
  });

  it('gives special packages to keep, and fines', async () => {
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

  it('sees how many packages run', async () => {
    const [gauge] = gauges;
    expect(new Map(await gauge?.count(suite.platform.services.database))).toEqual(
      new Map([
        ['BOUGHT', 1n],
        ['SPECIAL', 1n],
        ['TRIAL', 0n],
      ]),
    );
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
