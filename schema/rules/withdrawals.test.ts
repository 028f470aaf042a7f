import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { feeOf, formatAmount, minorPerUnit, toMinor } from './amounts.ts';
import { feeOfWithdrawal } from './withdrawals.ts';

const cent = toMinor('0.01');
const amounts = fc.bigInt({ min: 1n, max: 2n ** 62n - 1n });
const rates = fc.bigInt({ min: 0n, max: minorPerUnit - 1n });

const feeByBank = (amount: string, rate: string, fixed = '0'): string =>
  formatAmount(
    feeOfWithdrawal(toMinor(amount), { isBank: true, feeRate: toMinor(rate), fixedFee: toMinor(fixed) }),
  );

describe('the fee of a payout by bank', () => {
  it.each([
    ['150.5', '0.01', '0', '1.51'],
    ['150', '0.01', '0', '1.5'],
    ['100.01', '0.01', '0', '1.01'],
    ['100.01', '0.01', '2', '3.01'],
    ['100', '0', '2', '2'],
    ['100', '0', '0', '0'],
    // What a bank cannot pay is never promised, whatever an operator sets.
    ['100', '0', '0.005', '0.01'],
    ['100.005', '0', '0', '0.005'],
    ['0.01', '0.01', '0', '0.01'],
    ['1', '0', '2.005', '2.01'],
  ])('of %s at %s and %s is %s', (amount, rate, fixed, fee) => {
    expect(feeByBank(amount, rate, fixed)).toBe(fee);
  });

  it('leaves whole cents, and is less than a cent above the exact fee', () => {
    fc.assert(
      fc.property(amounts, rates, amounts, (amount, feeRate, fixedFee) => {
        const fee = feeOfWithdrawal(amount, { isBank: true, feeRate, fixedFee });
        expect((amount - fee) % cent).toBe(0n);
        const above = fee - feeOf(amount, feeRate, fixedFee);
        expect(above >= 0n && above < cent).toBe(true);
      }),
    );
  });

  it('is the proportional fee rounded up to 0.01 where amount and fixed fee are in whole cents', () => {
    fc.assert(
      fc.property(amounts, rates, (cents, feeRate) => {
        const amount = cents * cent;
        const proportional = feeOf(amount, feeRate);
        const roundedUp = ((proportional + cent - 1n) / cent) * cent;
        expect(feeOfWithdrawal(amount, { isBank: true, feeRate, fixedFee: 0n })).toBe(roundedUp);
      }),
    );
  });
});

it('the fee of a payout on a chain is exact', () => {
  fc.assert(
    fc.property(amounts, rates, amounts, (amount, feeRate, fixedFee) => {
      expect(feeOfWithdrawal(amount, { isBank: false, feeRate, fixedFee })).toBe(
        feeOf(amount, feeRate, fixedFee),
      );
    }),
  );
});
