import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { onOneDatabase } from '../../../test/databases.ts';
import { sqlState } from '../../database/errors.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { withdrawalFee, listOpenRules, type WithdrawalRule } from './rules.ts';

describe('the fee', () => {
  const rule = (fixedFee: bigint, feePpm: bigint, way: WithdrawalRule['way'] = 'TRC20'): WithdrawalRule => ({
    way,
    coin: 'WITHDRAWAL_POINT',
    minimum: 1n,
    maximum: 1n,
    multiple: 1n,
    fixedFee,
    feePpm,
  });

  it.each([
    ['100', '0', 10_000n, '1'],
    ['101', '0', 10_000n, '1.01'],
    ['50', '1', 0n, '1'],
    ['0.00000001', '0', 1n, '0.00000001'],
    ['100.00000001', '2.5', 10_000n, '3.50000001'],
  ])('of %s at %s and %i millionths is %s', (amount, fixed, ppm, fee) => {
    expect(withdrawalFee(rule(parseAmount(fixed), ppm), parseAmount(amount))).toBe(parseAmount(fee));
  });

  it.each([
    ['150.5', '1.51'],
    ['150', '1.5'],
    ['100.01', '1.01'],
  ])('of %s by bank is rounded up to a whole cent: %s', (amount, fee) => {
    expect(withdrawalFee(rule(0n, 10_000n, 'BANK'), parseAmount(amount))).toBe(parseAmount(fee));
  });

  it('on a chain is the exact fee, less than one minor unit above it at most', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 18n });
    fc.assert(
      fc.property(amounts, amounts, fc.bigInt({ min: 0n, max: 999_999n }), (amount, fixed, ppm) => {
        const fee = withdrawalFee(rule(fixed, ppm), amount);
        const above = (fee - fixed) * 1_000_000n - amount * ppm;
        expect(above >= 0n && above < 1_000_000n).toBe(true);
      }),
    );
  });
});

onOneDatabase('the rules of withdrawals', (test) => {
  it('come in the order they are offered, and leave something of every amount they allow', async () => {
    const rules = await listOpenRules(test.db);
    expect(rules.map(({ way }) => way)).toEqual(['BEP20', 'TRC20', 'ERC20', 'BANK']);
    for (const rule of rules) {
      for (const amount of [rule.minimum, rule.minimum + rule.multiple, rule.maximum]) {
        expect(withdrawalFee(rule, amount)).toBeLessThan(amount);
      }
    }
  });

  it.each([
    ['a fee that leaves nothing of the least amount', 'fixed_fee = minimum'],
    ['one that does so by rounding', 'minimum = 2, maximum = 2, multiple = 1, fixed_fee = 1, fee_ppm = 1'],
    ['a fee of everything', 'fee_ppm = 1000000'],
    ['a maximum below the minimum', 'maximum = minimum - 1'],
    ['a multiple of nothing', 'multiple = 0'],
  ])('are never %s', async (_, change) => {
    const state = await test.db
      .execute(`update withdrawal_rule set ${change} where way = 'TRC20'`)
      .then(() => undefined, sqlState);
    expect(state).toBe('23514');
  });
});
