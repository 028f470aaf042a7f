import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorPerUnit, toMinor } from './amounts.ts';
import { quoteOffer } from './offers.ts';

const one = minorPerUnit;

describe('an offer', () => {
  it.each([
    ['100', '1.02', '0.005', '102', '0.51', '101.49'],
    ['100', '1', '0', '100', '0', '100'],
    // The total is rounded up, the fee down.
    ['0.00000001', '0.5', '0.5', '0.00000001', '0', '0.00000001'],
    ['0.33333333', '1.01', '0.005', '0.33666667', '0.00168333', '0.33498334'],
    ['50000', '1.99999999', '0.999999', '99999.9995', '99999.8995000005', '0.0999999995'],
  ])('quotes %s at %s with a fee of %s as %s', (amount, price, feeRate, total, fee, actualAmount) => {
    const cut = (decimal: string): bigint => toMinor(decimal.replace(/(\.\d{8})\d+$/, '$1'));
    const quoted = quoteOffer(toMinor(amount), { price: toMinor(price), feeRate: toMinor(feeRate) });
    expect([quoted.total, quoted.fee]).toEqual([toMinor(total), cut(fee)]);
    expect(quoted.actualAmount).toBe(quoted.total - quoted.fee);
    expect(quoted.actualAmount - cut(actualAmount)).toBeLessThanOrEqual(1n);
  });

  it('costs at least its price, and less than one minor unit more; its fee is at most its rate', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(
        amounts,
        fc.bigInt({ min: 1n, max: 1_000n * one }),
        fc.bigInt({ min: 0n, max: one - 1n }),
        (amount, price, feeRate) => {
          const { total, fee, actualAmount } = quoteOffer(amount, { price, feeRate });
          const above = total * one - amount * price;
          expect(above).toBeGreaterThanOrEqual(0n);
          expect(above).toBeLessThan(one);
          expect(fee * one).toBeLessThanOrEqual(total * feeRate);
          expect((fee + 1n) * one).toBeGreaterThan(total * feeRate);
          expect(actualAmount + fee).toBe(total);
          expect(actualAmount).toBeGreaterThan(0n);
        },
      ),
    );
  });

  it('throws for a negative amount', () => {
    expect(() => quoteOffer(-1n, { price: one, feeRate: 0n })).toThrow(RangeError);
    expect(() => quoteOffer(1n, { price: -one, feeRate: 0n })).toThrow(RangeError);
  });
});
