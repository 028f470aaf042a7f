import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { beginNextDay, runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { newWithdrawer } from './withdrawals.fixture.ts';

onOnePlatform('commands for withdrawal settings', (suite) => {
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));

  it('change limits and fees and close a method; a request with an outdated fee is refused', async () => {
    const member = await newWithdrawer(suite, 'aiko', '500');
    const shown = await member.request('TRC20', '100');
    expect(await run('withdrawal fee TRC20 2 0.005')).toEqual({
      text: 'From 2026-11-22 on: TRC20  from 50 to 50000 in steps of 0.01  fee 2 and 0.005 of the amount  open',
      exitCode: 0,
    });
    expect((await run('withdrawal ways')).text).toContain('fee 1 and 0 of the amount');
    await beginNextDay(suite.platform);
    expect((await member.send(shown)).message).toContain('2.5');
    expect((await run('withdrawal limits TRC20 60 600 20')).exitCode).toBe(0);
    expect((await run('withdrawal close TRC20')).text).toMatch(/ {2}closed$/);
    const config = async () =>
      (await suite.client.call(domains.withdrawal.configList, {}, { token: await member.token() })).result;
    expect(JSON.stringify(await config())).not.toContain('TRC20');
    expect((await member.send(await member.request('BEP20', '100'))).code).toBe(20000);
    expect((await run('withdrawal ways')).text.split('\n')).toEqual([
      'BEP20  from 50 to 50000 in steps of 0.01  fee 0.5 and 0 of the amount  open',
      'TRC20  from 60 to 600 in steps of 20  fee 2 and 0.005 of the amount  closed',
      'ERC20  from 50 to 50000 in steps of 0.01  fee 5 and 0 of the amount  open',
      'BANK  from 100 to 50000 in steps of 0.01  fee 0 and 0.01 of the amount  open',
      'One withdrawal a business day; each counts, whatever its outcome.',
    ]);
    expect((await run('withdrawal open TRC20')).text).toMatch(/ {2}open$/);
    expect(JSON.stringify(await config())).toContain('TRC20');
  });

  it('set which withdrawals count for their day', async () => {
    expect((await run('withdrawal daily-limit kept')).text).toBe(
      'One withdrawal a business day; one that is rejected, or cancelled before it is approved, does not count.',
    );
    expect((await run('withdrawal ways')).text).toContain('does not count');
    expect((await run('withdrawal daily-limit all')).text).toContain('each counts');
  });

  it.each([
    ['withdrawal daily-limit', 2, 'Which withdrawals count for their day? Give all or kept.'],
    ['withdrawal daily-limit none', 2, 'Give all or kept.'],
    ['withdrawal fee', 2, 'Which way? Give one of BEP20, TRC20, ERC20, BANK.'],
    ['withdrawal fee SOL 1 0', 2, 'Which way?'],
    ['withdrawal fee BANK 1', 2, 'Which fee?'],
    ['withdrawal fee BANK 1 1', 2, 'Which fee?'],
    ['withdrawal fee BANK 1 0.0000001', 2, 'Which fee?'],
    ['withdrawal fee BANK 101 0', 1, '101 is not between 0 and 100'],
    ['withdrawal fee BANK 1 0.3', 1, '0.3 is not between 0 and 0.2'],
    ['withdrawal fee BANK 100 0', 1, 'the fee would take all of the minimum'],
    ['withdrawal limits BANK 0 1 1', 2, 'Which limits?'],
    ['withdrawal limits BANK 200 100 1', 1, 'the maximum is below the minimum'],
    ['withdrawal close BANK now', 2, 'too many arguments'],
  ])('%s changes nothing', async (line, exitCode, message) => {
    const before = await run('withdrawal ways');
    const outcome = await run(line);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.text).toContain(message);
    expect(await run('withdrawal ways')).toEqual(before);
  });
});
