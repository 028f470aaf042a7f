import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onDemonstration } from '../../../test/demonstration.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { tradeAll, expectAudited } from './insurance.fixture.ts';

const { insurance, transfer } = domains;

onDemonstration("the demonstration's insurance packages", (suite, { signIn, balancesOf }) => {
  const contractsOf = async (userName: string) => {
    const { result } = await suite.client.call(
      insurance.buyMatchingList,
      { pageSize: 20, cursor: null },
      { token: await signIn(userName) },
    );
    return result?.records ?? [];
  };

  it('are in every state and of every kind', async () => {
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

  it('lock what the holds say', async () => {
    const locked = (await contractsOf('aiko')).map(({ amount }) => parseAmount(amount));
    const holds = (await balancesOf('aiko')).flatMap((balance) => balance.holds);
    const amount = formatAmount(locked.reduce((sum, one) => sum + one, 0n));
    expect(holds).toContainEqual({ reason: 'INSURANCE', balanceState: 'LOCKED', amount });
  });

  it('have two rounds with two losing days each, and have lost something since the refill', async () => {
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
    const closedUntil = async () =>
      (await suite.client.call(transfer.makeOverConfigList, {}, { token: await signIn('dana') })).result
        ?.closedUntil;
    expect(await closedUntil()).toBe(Date.parse('2026-11-21T16:00:00Z'));
    suite.platform.clock.set('2026-11-21T16:00:00Z');
    expect(await closedUntil()).toBeNull();
  });

  it('trade on by the job', async () => {
    suite.platform.clock.set('2026-11-21T16:10:00Z');
    // Those of aiko, of which one was a PIN code and one was given free, her trial, and that of chen.
    expect(await tradeAll(suite.platform)).toBe(6);
    await expectAudited(suite.platform);
  });
});
