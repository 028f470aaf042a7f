import { afterAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { scheduledSettings } from '../../operator/scheduled-settings.ts';
import { gauges } from './operator.ts';
import { newTrustor } from './trusteeships.fixture.ts';

onOnePlatform('the entrust packages of the operator', (suite) => {
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));
  afterAll(async () => {
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('show term, daily profit and maximum', async () => {
    const { text, exitCode } = await run('entrust packages');
    expect(exitCode).toBe(0);
    expect(text.split('\n')).toEqual([
      '1  amount 100  7 days  daily profit 0.003  at most 10',
      '2  amount 600  45 days  daily profit 0.0048  at most 5',
      '3  amount 1500  45 days  daily profit 0.005  at most 5',
      '4  amount 5000  90 days  daily profit 0.0055  at most 3',
      '5  amount 10000  180 days  daily profit 0.006  at most 2',
    ]);
  });

  it('change for the next purchase; one that was bought keeps its terms', async () => {
    const aiko = await newTrustor(suite, 'aiko', { ASSETS_POINT: '1000' });
    const order = await aiko.buy('100');
    const shown = await aiko.request('100');
    expect(await run('entrust package ratio 1 0.0035')).toEqual({
      text: 'From 2026-11-22 on: 1  amount 100  7 days  daily profit 0.0035  at most 10',
      exitCode: 0,
    });
    expect((await run('entrust package days 1 14')).exitCode).toBe(0);
    expect((await aiko.buy('100')).dailyRatio).toBe('0.003');
    suite.platform.clock.set('2026-11-21T16:00:00.000Z');
    await runRound(suite.platform.services, scheduledSettings);
    expect((await aiko.send('buyMatching', shown)).message).toContain(
      'a term of 14 days with a daily profit of 0.35 %',
    );
    expect(await aiko.orders()).toEqual([expect.objectContaining({ dailyRatio: '0.003' }), order]);
    expect((await run('entrust package close 1')).text).toContain('closed');
    expect((await run('entrust package open 1')).exitCode).toBe(0);
  });

  it('can be added, each at a different amount', async () => {
    expect(await run('entrust package new 2500 60 0.0052 3')).toEqual({
      text: expect.stringMatching(
        /^\d+ {2}amount 2500 {2}60 days {2}daily profit 0\.0052 {2}at most 3$/,
      ) as string,
      exitCode: 0,
    });
    expect(await run('entrust package new 2500 30 0.005 3')).toEqual({
      text: 'Nothing was changed: another package costs the same.',
      exitCode: 1,
    });
    expect((await run('entrust package amount 1 2500')).text).toBe(
      'Nothing was changed: another package costs the same.',
    );
  });

  it.each([
    ['entrust package new 300 1 0.005 3', 'a term has 2 to 3650 days'],
    ['entrust package days 1 3651', 'a term has 2 to 3650 days'],
    ['entrust package amount 1 0.5', '0.5 is not between 1 and 1000000'],
    ['entrust package ratio 1 0', 'the daily profit must be above 0'],
    ['entrust package maximum 1 10001', 'the maximum is from 1 to 10000'],
    ['entrust package close 77', 'There is no package 77'],
  ])('rejects %s', async (line, why) => {
    const { text, exitCode } = await run(line);
    expect(exitCode).toBe(1);
    expect(text).toContain(why);
  });

  it('counts those that are running', async () => {
    const [gauge] = gauges;
    const counts = await gauge?.count(suite.platform.services.database);
    expect(counts?.[0]).toEqual(['1', 2n]);
    expect(counts?.[1]).toEqual(['2', 0n]);
  });
});
