import { afterAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { dayMs, minuteMs, newEntrant, workRounds } from './entrants.fixture.ts';
import { gauges } from './operator.ts';

onOnePlatform('the jackpot of the operator', (suite) => {
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));
  afterAll(async () => {
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('applies new settings from the next round', async () => {
    const aiko = await newEntrant(suite, 'aiko', '100');
    await workRounds(suite);
    expect(await run('jackpot settings')).toEqual({
      text: '7 days from 2026-01-05 on  price 10  at most 100 entries  0.9 of the pot',
      exitCode: 0,
    });
    for (const [line, text] of [
      ['jackpot price 2.5', 'price 2.5'],
      ['jackpot maximum 3', 'at most 3 entries'],
      ['jackpot share 1', '1 of the pot'],
      ['jackpot rhythm 1 2026-11-01', '1 days from 2026-11-01 on'],
    ] as const)
      expect(await run(line)).toEqual({ text: expect.stringContaining(text) as string, exitCode: 0 });
    expect(await aiko.round()).toMatchObject({ price: '10', maxCount: 100, shareRatio: '0.9' });
    await aiko.enter(1);
    suite.platform.clock.advance(2 * dayMs);
    await workRounds(suite);
    const next = await aiko.round();
    expect(next).toMatchObject({ roundNo: 2, price: '2.5', maxCount: 3, shareRatio: '1' });
    expect(next.endTime - next.beginTime).toBe(dayMs);
  });

  it.each([
    ['jackpot price 0.001', '0.001 is not between 0.01 and 1000'],
    ['jackpot maximum 20000', 'the maximum is from 1 to 10000'],
    ['jackpot share 0.001', '0.001 is not between 0.1 and 1'],
    ['jackpot rhythm 400 2026-11-01', 'a round has 1 to 365 days'],
  ])('refuses %s', async (line, why) => {
    expect(await run(line)).toEqual({
      text: expect.stringContaining(`Nothing was changed: ${why}`) as string,
      exitCode: 1,
    });
  });

  it('lists its rounds, and shows a seed only once it has drawn', async () => {
    const { database } = suite.platform.services;
    const seed = async () =>
      (
        await database.one<{ seed: Buffer }>('select seed from jackpot_seed where round_id = 2')
      ).seed.toString('hex');
    const before = await run('jackpot round 2');
    expect(before.text).toMatch(/^2 {2}IN_PROGRESS {2}.*0 entries.*\nseed hash {2}[0-9a-f]{64}$/);
    expect(before.text).not.toContain(await seed());
    const { closes_at: end } = await database.one<{ closes_at: Date }>(
      'select closes_at from jackpot_round where id = 2',
    );
    suite.platform.clock.set(end);
    await workRounds(suite);
    const waiting = await gauges[0]?.count(database);
    expect(waiting).toEqual([
      ['draw', 1n],
      ['prize', 0n],
    ]);
    suite.platform.clock.advance(10 * minuteMs);
    await workRounds(suite);
    expect((await run('jackpot round 2')).text).toContain(`\nseed  ${await seed()}`);
    expect((await run('jackpot rounds')).text).toMatch(
      /^3 {2}IN_PROGRESS .*\n2 {2}COMPLETE .*pot 1 {2}prize 0\n1 {2}COMPLETE .* 1 entries {2}pot 10 {2}prize 9 {2}won by aiko with 0$/,
    );
    expect(await run('jackpot round 99')).toEqual({ text: 'There is no round 99.', exitCode: 1 });
  });
});
