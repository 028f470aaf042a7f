import { afterAll, describe, expect, it } from 'vitest';
import { beginNextDay, runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { newConverter, settleAll } from './converts.fixture.ts';

onOnePlatform('the convert pairs of the operator', (suite) => {
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '));
  const pairLine = async (pair: string) =>
    (await run('convert list')).text.split('\n').find((line) => line.startsWith(`${pair}  `));
  afterAll(async () => {
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('show rate, fee and limits', async () => {
    const { text, exitCode } = await run('convert list');
    expect(exitCode).toBe(0);
    const lines = text.split('\n');
    expect(lines).toHaveLength(14);
    expect(lines[0]).toBe(
      'CASH_POINT to INSURANCE_POINT  rate 1  fee 0.001  from 10 to 100000 in steps of 0.01',
    );
    expect(lines.at(-1)).toBe('Cancelled within 30 s.');
  });

  it('change for orders of the next day; a pending one keeps its rate', async () => {
    const aiko = await newConverter(suite, 'aiko', { CASH_POINT: '100' });
    const { id } = await aiko.place('CASH_POINT', 'GMT', '1');
    const shown = await aiko.request('CASH_POINT', 'GMT', '1');
    expect(await run('convert rate CASH_POINT GMT 9.5')).toEqual({
      text: 'From 2026-11-22 on: CASH_POINT to GMT  rate 9.5  fee 0  from 1 to 10000 in steps of 0.01',
      exitCode: 0,
    });
    expect(await run('convert fee CASH_POINT GMT 0.0125')).toMatchObject({ exitCode: 0 });
    expect(await pairLine('CASH_POINT to GMT')).toContain('rate 10  fee 0  ');
    await beginNextDay(suite.platform);
    expect((await aiko.send(shown)).message).toContain('you would now receive 9.38125 ');
    expect(await run('convert limits CASH_POINT GMT 2 20 0.5')).toMatchObject({ exitCode: 0 });
    expect(await pairLine('CASH_POINT to GMT')).toBe(
      'CASH_POINT to GMT  rate 9.5  fee 0.0125  from 2 to 20 in steps of 0.5',
    );
    expect((await aiko.send(await aiko.request('CASH_POINT', 'GMT', '1'))).code).toBe(9001);
    expect(await run('convert window 5')).toMatchObject({ exitCode: 0 });
    const { result } = await aiko.send(await aiko.request('CASH_POINT', 'GMT', '4'));
    // 4 less 1.25 %, at 9.5.
    expect(result).toMatchObject({ fee: '0.05', actualAmount: '37.525' });
    const { createTime, settleTime } = result as { createTime: number; settleTime: number };
    expect(settleTime - createTime).toBe(5_000);
    await settleAll(suite);
    const { database } = suite.platform.services;
    expect(
      await database.one('select status, rate, actual_amount from convert_order where id = $1', [id]),
    ).toEqual({ status: 'COMPLETED', rate: 1_000_000_000n, actual_amount: 1_000_000_000n });
  });

  it('can be closed and opened again', async () => {
    const budi = await newConverter(suite, 'budi', { BONUS_POINT: '100' });
    const data = await budi.request('BONUS_POINT', 'CASH_POINT', '1');
    expect((await run('convert close BONUS_POINT CASH_POINT')).text).toMatch(/ {2}closed$/);
    expect((await budi.send(data)).message).toContain('is not available at the moment');
    expect((await run('convert open BONUS_POINT CASH_POINT')).text).not.toContain('closed');
    expect((await budi.send({ ...data, idempotencyKey: 'another-key-of-it' })).code).toBe(20000);
  });

  it('do not change when members could profit from the change', async () => {
    const before = await pairLine('GMT to CASH_POINT');
    expect(await run('convert rate GMT CASH_POINT 0.2')).toEqual({
      text: 'Nothing was changed: converting in a circle through GMT to CASH_POINT would make a profit. Lower the rate of a way back first, or raise its fee.',
      exitCode: 1,
    });
    expect(await pairLine('GMT to CASH_POINT')).toBe(before);
    expect(await run('convert rate CASH_POINT GMT 4.9')).toMatchObject({ exitCode: 0 });
    expect(await run('convert rate GMT CASH_POINT 0.2')).toMatchObject({ exitCode: 0 });
  });

  it('do not change if a scheduled change would no longer fit', async () => {
    expect(await run('convert rate CASH_POINT INSURANCE_POINT 0.5')).toMatchObject({ exitCode: 0 });
    // The fee takes one of two minor units; from tomorrow it would leave half a minor unit.
    expect(await run('convert limits CASH_POINT INSURANCE_POINT 0.00000002 1 0.00000001')).toEqual({
      text: 'Nothing was changed: the minimum would become nothing.',
      exitCode: 1,
    });
    await beginNextDay(suite.platform);
    expect(await pairLine('CASH_POINT to GMT')).toContain('rate 4.9 ');
    expect(await pairLine('GMT to CASH_POINT')).toContain('rate 0.2 ');
  });

  describe('do not change to invalid values:', () => {
    it.each([
      ['convert rate CASH_POINT BONUS_POINT 1', 1, 'There is no pair CASH_POINT to BONUS_POINT'],
      ['convert rate CASH_POINT GOLD 1', 2, 'Which pair? Give two of CASH_POINT'],
      ['convert rate CASH_POINT', 2, 'Which pair?'],
      ['convert rate CASH_POINT GMT', 2, 'Which rate?'],
      ['convert rate CASH_POINT GMT 0', 2, 'Which rate?'],
      ['convert rate CASH_POINT GMT -1', 2, ''],
      ['convert rate CASH_POINT GMT 1e3', 2, 'Which rate?'],
      ['convert fee CASH_POINT GMT 1', 2, 'Which fee?'],
      ['convert fee CASH_POINT GMT 0.0000001', 2, 'Which fee?'],
      ['convert fee CASH_POINT GMT 1%', 2, 'Which fee?'],
      ['convert limits CASH_POINT GMT 1 2', 2, 'Which limits?'],
      ['convert limits CASH_POINT GMT 1 0 1', 2, 'Which limits?'],
      ['convert limits CASH_POINT GMT 3 2 1', 1, 'the maximum is below the minimum'],
      ['convert limits BONUS_POINT WITHDRAWAL_POINT 0.00000001 2 1', 1, 'the minimum would become nothing'],
      ['convert limits CASH_POINT GMT 1 40000000000 1', 1, 'more than an account can hold'],
      ['convert window', 2, 'How many seconds?'],
      ['convert window 86401', 2, 'How many seconds?'],
      ['convert window -5', 2, ''],
    ])('%s', async (line, exitCode, message) => {
      const before = await run('convert list');
      const outcome = await run(line);
      expect(outcome.exitCode).toBe(exitCode);
      expect(outcome.text).toContain(message);
      expect(await run('convert list')).toEqual(before);
    });
  });

  it('lists an order that cannot settle with its cause, and cancels it with a reason for the member', async () => {
    const { services, clock } = suite.platform;
    const kenji = await newConverter(suite, 'kenji', { CASH_POINT: '100' });
    const { id } = await kenji.place('CASH_POINT', 'INSURANCE_POINT', '50');
    const { id: other } = await kenji.place('CASH_POINT', 'INSURANCE_POINT', '10');
    await services.database.execute(
      "insert into operation (scope, key, fingerprint, created_at) values ('convert:settle', $1, sha256(''), $2)",
      [id, clock.now()],
    );
    clock.advance(30_000);
    await settleAll(suite);
    expect((await run('jobs')).text).toMatch(
      new RegExp(`\\n  ${id}  failed \\d+ times since .*: IDEMPOTENCY_KEY_REUSED`),
    );
    expect(await run(`convert cancel ${id} --reason Mistaken`)).toEqual({
      text: `Convert ${id} is CANCELLED.`,
      exitCode: 0,
    });
    expect((await run('jobs')).text).not.toContain('IDEMPOTENCY_KEY_REUSED');
    expect(await kenji.holds('CASH_POINT')).toBe('90 + 0');
    expect(await run(`convert cancel ${id}`)).toEqual({
      text: `Convert ${id} is CANCELLED: nothing more can be done with it.`,
      exitCode: 1,
    });
    expect((await run(`convert cancel ${other}`)).text).toContain('is COMPLETED');
    expect((await run('convert cancel 999999')).text).toBe('There is no convert 999999.');
    await services.database.execute("delete from operation where scope = 'convert:settle' and key = $1", [
      id,
    ]);
  });

  it('cancels an order whose credits are frozen instead of reversing it', async () => {
    const mira = await newConverter(suite, 'mira', { CASH_POINT: '100' });
    const { result } = await mira.send(await mira.request('CASH_POINT', 'INSURANCE_POINT', '20'));
    const { transactionNo } = result as { transactionNo: string };
    expect((await run(`reverse ${transactionNo} --reason Mistaken`)).text).toBe(
      `${transactionNo} froze or released credits of an order (convert): decide or cancel that order instead.`,
    );
  });
});
