import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newHolder, nextTrade, unlock, type Holder } from './insurance.fixture.ts';
import { listPackages } from './rules.ts';

/** Set INSURANCE_RUNS=50 for a long run. */
const numRuns = Number(process.env['INSURANCE_RUNS'] ?? 3);

onOnePlatform('random histories of insurance packages', (suite) => {
  const step = fc.record({
    do: fc.constantFrom(
      'buy',
      'upgrade',
      'refill',
      'add',
      'premium',
      'compound',
      'redeem',
      'trade',
      'unlock',
    ),
    nth: fc.nat(3),
    amount: fc.integer({ min: 1, max: 300 }),
    rate: fc.integer({ min: -200_000, max: 100_000 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function follow(
    holder: Holder,
    { do: what, nth, amount, rate }: Step,
    open: string[],
  ): Promise<void> {
    const packages = await listPackages(suite.platform.services.database);
    const wanted = packages[nth % packages.length];
    const id = open[nth % open.length];
    if (wanted === undefined) throw new Error('there are no packages');
    const price = (wanted.amount / 100_000_000n).toString();
    if (what === 'buy') {
      const { result } = await holder.buy(wanted.id.toString(), price);
      if (result !== undefined) open.push(result.id);
      return;
    }
    if (what === 'trade') return nextTrade(suite.platform, BigInt(rate));
    if (what === 'compound') return holder.compound(amount % 2 === 0);
    if (id === undefined) return;
    const contract = await holder.contract(id);
    if (what === 'unlock') return unlock(suite.platform, contract);
    if (what === 'upgrade') await holder.upgrade(id, wanted.id.toString(), amount.toString());
    if (what === 'add') await holder.change('addWarehouse', id, amount.toString());
    if (what === 'refill' && contract.lostAmount !== '0')
      await holder.change('fillingPositions', id, contract.lostAmount);
    if (what === 'redeem' && contract.amount !== '0') {
      const shown = await holder.change('redeem', id, '1');
      const actual = /now ([\d,.]+) /.exec(shown.message)?.[1]?.replaceAll(',', '');
      if (actual !== undefined) await holder.change('redeem', id, actual);
    }
    if (what === 'premium') {
      const shown = await holder.change('buyInsurance', id, '0.00000001');
      const actual = /now ([\d,.]+) /.exec(shown.message)?.[1]?.replaceAll(',', '');
      if (actual !== undefined) await holder.change('buyInsurance', id, actual);
    }
  }

  it('conserve every credit, and leave clean books', async () => {
    const { database } = suite.platform.services;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
        const holder = await newHolder(suite, `walker${(run += 1)}`, '3000');
        const open: string[] = [];
        for (const one of steps) await follow(holder, one, open);
        expect(await database.transaction((tx) => auditLedger(tx, platformAuditPlan))).toMatchObject({
          violations: [],
        });
        // The member's credits and the house's share add up to the initial grant.
        const { available, locked, earned, house } = await database.one<Record<string, bigint>>(
          `select sum(available)::bigint as available, sum(locked)::bigint as locked,
             (select coalesce(sum(result) filter (where outcome = 'COMPOUNDED' or outcome = 'LOST'), 0)::bigint
                from insurance_trade where member_id = $1) as earned,
             (select coalesce(sum(fee), 0)::bigint from insurance_movement where member_id = $1)
               + (select coalesce(sum(amount), 0)::bigint from insurance_premium where member_id = $1) as house
           from account where owner_id = $1 and coin_id = 4`,
          [holder.member.id],
        );
        expect((available ?? 0n) + (locked ?? 0n) + (house ?? 0n) - (earned ?? 0n)).toBe(parseAmount('3000'));
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
