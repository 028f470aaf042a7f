import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFee, formatAmount, minorPerUnit, toMinor } from './amounts.ts';
import { computeWithdrawalFee } from './withdrawals.ts';

const cent = toMinor('0.01');
const amounts = fc.bigInt({ min: 1n, max: 2n ** 62n - 1n });
const rates = fc.bigInt({ min: 0n, max: minorPerUnit - 1n });

const feeByBank = (amount: string, rate: string, fixed = '0'): string =>
  formatAmount(
    computeWithdrawalFee(toMinor(amount), { isBank: true, feeRate: toMinor(rate), fixedFee: toMinor(fixed) }),
  );

describe('the fee of a bank withdrawal', () => {
  it.each([
    ['150.5', '0.01', '0', '1.51'],
    ['150', '0.01', '0', '1.5'],
    ['100.01', '0.01', '0', '1.01'],
    ['100.01', '0.01', '2', '3.01'],
    ['100', '0', '2', '2'],
    ['100', '0', '0', '0'],
    // The member must never be promised an amount that a bank cannot pay.
    ['100', '0', '0.005', '0.01'],
    ['100.005', '0', '0', '0.005'],
    ['0.01', '0.01', '0', '0.01'],
    ['1', '0', '2.005', '2.01'],
  ])('returns for %s at %s and %s the fee %s', (amount, rate, fixed, fee) => {
    expect(feeByBank(amount, rate, fixed)).toBe(fee);
  });

  it('leaves whole cents and is less than a cent above the exact fee', () => {
    fc.assert(
      fc.property(amounts, rates, amounts, (amount, feeRate, fixedFee) => {
        const fee = computeWithdrawalFee(amount, { isBank: true, feeRate, fixedFee });
        expect((amount - fee) % cent).toBe(0n);
        const above = fee - computeFee(amount, feeRate, fixedFee);
        expect(above >= 0n && above < cent).toBe(true);
      }),
    );
  });

  it('rounds the proportional fee up to 0.01 if amount and fixed fee are in whole cents', () => {
    fc.assert(
      fc.property(amounts, rates, (cents, feeRate) => {
        const amount = cents * cent;
        const proportional = computeFee(amount, feeRate);
        const roundedUp = ((proportional + cent - 1n) / cent) * cent;
        expect(computeWithdrawalFee(amount, { isBank: true, feeRate, fixedFee: 0n })).toBe(roundedUp);
      }),
    );
  });
});

it('returns the exact fee of a withdrawal on a chain', () => {
  fc.assert(
    fc.property(amounts, rates, amounts, (amount, feeRate, fixedFee) => {
      expect(computeWithdrawalFee(amount, { isBank: false, feeRate, fixedFee })).toBe(
        computeFee(amount, feeRate, fixedFee),
      );
    }),
  );
});
