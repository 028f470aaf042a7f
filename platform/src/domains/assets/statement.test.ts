import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { maxStatementRecords } from './statement.ts';

const { assets } = domains;

onOnePlatform('a statement', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko');
    suite.platform.clock.set('2026-10-31T15:59:59.999Z'); // the last millisecond of October, GMT+8
    token = await suite.platform.signIn(aiko);
    await suite.platform.credit(aiko, 'CASH_POINT', '100.00000001');
    suite.platform.clock.advance(1);
    await suite.platform.credit(aiko, 'CASH_POINT', '5');
    suite.platform.clock.set('2026-11-02T00:00:00Z');
    token = await suite.platform.signIn(aiko);
  });

  const statement = (month: string) => suite.client.call(assets.statement, { month }, { token });

  it('covers the business days of one month', async () => {
    const { result } = await statement('2026-11');
    expect(result).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      readTime: suite.platform.clock.now().getTime(),
      isComplete: true,
    });
    expect(result?.records.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['5', '105.00000001'],
    ]);
    expect(result?.balances).toHaveLength(21);
    expect(result?.balances[0]).toEqual({
      coinName: 'CASH_POINT',
      balanceState: 'AVAILABLE',
      opening: '100.00000001',
      closing: '105.00000001',
      movements: [{ recordType: 'DEPOSIT', count: 1, received: '5', paid: '0' }],
    });
    const before = (await statement('2026-10')).result;
    expect(before).toMatchObject({ startDate: '2026-10-01', endDate: '2026-10-31' });
    expect(before?.balances[0]).toMatchObject({ opening: '0', closing: '100.00000001' });
  });

  it('ends on the last day of the month', async () => {
    for (const [month, last] of [
      ['2024-02', '29'],
      ['2025-02', '28'],
      ['2025-12', '31'],
    ] as const)
      expect((await statement(month)).result).toMatchObject({ endDate: `${month}-${last}` });
  });

  it.each(['2026-12', '2026-13', '2026', 'November', '2026-11-01'])(
    'refuses %s, naming the month',
    async (month) => {
      const { code, message } = await statement(month);
      expect(code).toBe(9001);
      expect(message).toBe(fieldMessage('month', 'date', 'en-US'));
    },
  );

  it('returns only totals if there are more movements than one answer holds', async () => {
    const budi = await suite.platform.addMember('budi');
    for (let n = 0; n < maxStatementRecords; n++) await suite.platform.credit(budi, 'GMT', '0.01');
    const own = { token: await suite.platform.signIn(budi) };
    const read = async () => (await suite.client.call(assets.statement, { month: '2026-11' }, own)).result;
    expect(await read()).toMatchObject({ isComplete: true });
    await suite.platform.credit(budi, 'GMT', '0.01');
    const result = await read();
    expect(result).toMatchObject({ isComplete: false, records: [] });
    expect(result?.balances.find(({ coinName }) => coinName === 'GMT')).toMatchObject({
      closing: '5.01',
      movements: [{ count: maxStatementRecords + 1, received: '5.01' }],
    });
  });
});
