import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newConverter, nextKey, settleAll, type Converter } from './converts.fixture.ts';

const unknown = 'You have no such conversion. Nothing was changed.';
const ended = 'This order has already settled or was cancelled. Nothing was changed.';

onEachPlatform('cancelling a convert', (suite) => {
  let aiko: Converter;
  let budi: Converter;
  beforeAll(async () => {
    aiko = await newConverter(suite, 'aiko', { CASH_POINT: '100' });
    budi = await newConverter(suite, 'budi');
  });

  it('returns everything including the fee, and the records show it', async () => {
    const { id } = await aiko.place('CASH_POINT', 'ASSETS_POINT', '40');
    expect(await aiko.holds('CASH_POINT')).toBe('60 + 40');
    suite.platform.clock.advance(29_999);
    const { result } = await aiko.cancel(id);
    expect(result).toMatchObject({
      id,
      status: 'CANCELLED',
      endTime: suite.platform.clock.now().getTime(),
    });
    expect(await aiko.holds('CASH_POINT')).toBe('100 + 0');
    expect(await aiko.records()).toEqual([
      'CONVERT 40 CASH_POINT COMPLETED',
      'CONVERT_FEE -0.04 CASH_POINT CANCELLED',
      'CONVERT -39.96 CASH_POINT CANCELLED',
      'DEPOSIT 100 CASH_POINT COMPLETED',
    ]);
    suite.platform.clock.advance(60_000);
    await settleAll(suite);
    expect(await aiko.holds('ASSETS_POINT')).toBe('0 + 0');
  });

  it('rejects from the instant the order is due, even before it is settled', async () => {
    const { id } = await aiko.place('CASH_POINT', 'ASSETS_POINT', '10');
    suite.platform.clock.advance(30_000);
    expect(await aiko.cancel(id)).toMatchObject({ status: 200, code: 9001, message: ended });
    await settleAll(suite);
    expect(await aiko.cancel(id)).toMatchObject({ code: 9001, message: ended });
    expect(await aiko.holds('ASSETS_POINT')).toBe('9.99 + 0');
  });

  it('happens once for its key, and is refused under another', async () => {
    const { id } = await aiko.place('CASH_POINT', 'GMT', '5');
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 16 }, () => aiko.cancel(id, key)));
    expect(answers.map(({ code }) => code)).toEqual(Array<number>(16).fill(20000));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect(await aiko.holds('CASH_POINT')).toBe('90 + 0');
    expect((await aiko.cancel(id)).message).toBe(ended);
    const { id: other } = await aiko.place('CASH_POINT', 'GMT', '5');
    expect((await aiko.cancel(other, key)).message).toContain('already sent with other details');
    const race = await Promise.all(Array.from({ length: 16 }, () => aiko.cancel(other)));
    expect(race.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(race.filter(({ message }) => message === ended)).toHaveLength(15);
    expect(await aiko.holds('CASH_POINT')).toBe('90 + 0');
  });

  it('answers for an order of another member as for an unknown one', async () => {
    const { id } = await aiko.place('CASH_POINT', 'GMT', '5');
    const answers = await Promise.all(
      [id, '999999', '999999999999999999'].map((which) => budi.cancel(which)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 9001, message: unknown });
    expect(await aiko.holds('CASH_POINT')).toBe('85 + 5');
  });

  it.each(['', '0', '-1', '1e3', '1.5', '９', 'x', ' 1', '9'.repeat(19), null, 7])(
    'rejects an invalid id by name: %j',
    async (id) => {
      const answer = await aiko.cancel(id as string);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).not.toBe(unknown);
    },
  );

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
