import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import { sqlState } from '../../database/errors.ts';
import { parseAmount } from '../../ledger/amount.ts';
import {
  gasFee,
  listOpenRules,
  listRules,
  requireOpenRule,
  withdrawalFee,
  withdrawalSteps,
  type WithdrawalRule,
} from './rules.ts';

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
  ])('equals, for %s at %s and %i millionths, %s', (amount, fixed, ppm, fee) => {
    expect(withdrawalFee(rule(parseAmount(fixed), ppm), parseAmount(amount))).toBe(parseAmount(fee));
  });

  it.each([
    ['150.5', '1.51'],
    ['150', '1.5'],
    ['100.01', '1.01'],
  ])('rounds up to a whole cent for %s by bank: %s', (amount, fee) => {
    expect(withdrawalFee(rule(0n, 10_000n, 'BANK'), parseAmount(amount))).toBe(parseAmount(fee));
  });

  it('exceeds the exact fee on a chain by less than one minor unit', () => {
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

describe('gasFee', () => {
  it('returns the fixed fee on a chain, and zero by bank', () => {
    expect(gasFee({ way: 'TRC20', fixedFee: 7n })).toBe(7n);
    expect(gasFee({ way: 'BANK', fixedFee: 7n })).toBe(0n);
  });
});

onOneDatabase('the rules of withdrawals', (test) => {
  it('appear in display order, and leave something of every allowed amount', async () => {
    const rules = await listOpenRules(test.db);
    expect(rules.map(({ way }) => way)).toEqual(['BEP20', 'TRC20', 'ERC20', 'BANK']);
    for (const rule of rules) {
      for (const amount of [rule.minimum, rule.minimum + rule.multiple, rule.maximum]) {
        expect(withdrawalFee(rule, amount)).toBeLessThan(amount);
      }
    }
  });

  it('list only open methods, in the same order after a change', async () => {
    await test.db.execute("update withdrawal_rule set enabled = false where way = 'BEP20'");
    expect((await listOpenRules(test.db)).map(({ way }) => way)).toEqual(['TRC20', 'ERC20', 'BANK']);
    expect((await listRules(test.db)).map(({ way }) => way)).toEqual(['BEP20', 'TRC20', 'ERC20', 'BANK']);
    await expect(requireOpenRule(test.db, 'BEP20')).rejects.toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
    await test.db.execute("update withdrawal_rule set enabled = true where way = 'BEP20'");
    expect(await requireOpenRule(test.db, 'BEP20')).toMatchObject({ way: 'BEP20', coin: 'WITHDRAWAL_POINT' });
  });

  it('pay out at best the largest amount less its fee', async () => {
    const unit = 100_000_000n;
    const undo = new Error('undo');
    const measured = test.db.transaction(async (tx) => {
      await tx.execute(
        "update withdrawal_rule set maximum = $1, fixed_fee = $2, fee_ppm = 10000, enabled = way = 'TRC20'",
        [1_000n * unit, 2n * unit],
      );
      // 1 % of 1000 and 2 more: 988 arrive.
      expect(await withdrawalSteps(tx)).toEqual([
        {
          from: 'WITHDRAWAL_POINT',
          to: 'OUTSIDE',
          received: 988n * unit * 1_000_000n,
          given: 1_000n * unit * 1_000_000n,
        },
      ]);
      throw undo;
    });
    await expect(measured).rejects.toBe(undo);
  });

  it.each([
    ['a fee that leaves nothing of the least amount', 'fixed_fee = minimum'],
    ['one that does so by rounding', 'minimum = 2, maximum = 2, multiple = 1, fixed_fee = 1, fee_ppm = 1'],
    ['a fee of everything', 'fee_ppm = 1000000'],
    ['a maximum below the minimum', 'maximum = minimum - 1'],
    ['a multiple of nothing', 'multiple = 0'],
  ])('reject %s', async (_, change) => {
    const state = await test.db
      .execute(`update withdrawal_rule set ${change} where way = 'TRC20'`)
      .then(() => undefined, sqlState);
    expect(state).toBe('23514');
  });
});
