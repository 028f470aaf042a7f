import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { tradeAll, expectAudited } from './insurance.fixture.ts';

const { insurance, member } = domains;

onDemonstration("the demonstration's insurance packages", (suite, { signIn, listBalances }) => {
  const contractsOf = async (userName: string) => {
    const { result } = await suite.client.call(
      insurance.buyMatchingList,
      { pageSize: 20, cursor: null },
      { token: await signIn(userName) },
    );
    return result?.records ?? [];
  };

  it('cover every state and kind', async () => {
    const show = async (userName: string) =>
      (await contractsOf(userName)).map(({ name, kind, status }) => `${name} ${kind} ${status}`);
    expect(await show('aiko')).toEqual([
      'Bronze BOUGHT LOCKED',
      'Bronze BOUGHT LOCKED',
      'Bronze TRIAL LOCKED',
      'Bronze TRIAL LOCKED',
      'Bronze SPECIAL TERMINATED',
      'Gold BOUGHT LOCKED',
    ]);
    expect(await show('chen')).toEqual(['Silver BOUGHT UNLOCKED']);
    expect(await show('dana')).toEqual(['Bronze BOUGHT TERMINATED']);
    expect(await show('budi')).toEqual([]);
  });

  it('lock the amounts of their holds', async () => {
    const locked = (await contractsOf('aiko')).map(({ amount }) => parseAmount(amount));
    const holds = (await listBalances('aiko')).flatMap((balance) => balance.holds);
    const amount = formatAmount(locked.reduce((sum, one) => sum + one, 0n));
    expect(holds).toContainEqual({ reason: 'INSURANCE', balanceState: 'LOCKED', amount });
  });

  it('include two rounds with two losing days each, and a loss since the refill', async () => {
    const gold = (await contractsOf('aiko')).at(-1);
    const { result } = await suite.client.call(
      insurance.buyInsuranceNumberInfo,
      { id: gold?.id ?? '' },
      { token: await signIn('aiko') },
    );
    expect(result?.records.map(({ trades }) => trades.map(({ outcome }) => outcome).sort())).toEqual([
      ['LOST', 'LOST', 'PAID', 'PAID', 'PAID', 'PAID'],
      ['LOST', 'LOST', 'PAID', 'PAID', 'PAID', 'PAID'],
    ]);
    expect(Number(gold?.lostAmount)).toBeGreaterThan(0);
  });

  it('close the transfers of dana, who redeemed hers today, and open them tomorrow', async () => {
    const restrictions = async () =>
      (await suite.client.call(member.userInfo, {}, { token: await signIn('dana') })).result?.restrictions;
    expect(await restrictions()).toMatchObject([{ until: Date.parse('2026-11-21T16:00:00Z') }]);
    suite.platform.clock.set('2026-11-21T16:00:00Z');
    expect(await restrictions()).toEqual([]);
  });

  it('keep trading by the job', async () => {
    suite.platform.clock.set('2026-11-21T16:10:00Z');
    // Those of aiko (one from a PIN code, one granted, one trial) and that of chen.
    expect(await tradeAll(suite.platform)).toBe(6);
    await expectAudited(suite.platform);
  });
});
