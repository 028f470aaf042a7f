import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseAmount } from '../../ledger/amount.ts';
import { quote } from './quote.ts';

type Terms = Parameters<typeof quote>[0];

const one = 100_000_000n;
const got = (terms: Terms, amount: bigint): bigint => quote(terms, amount).actualAmount;

describe('a quote', () => {
  it.each([
    ['1', 0n, '12.5', '0', '12.5'],
    ['1', 1_000n, '100', '0.1', '99.9'],
    ['10', 0n, '0.1', '0', '1'],
    ['0.1', 10_000n, '10', '0.1', '0.99'],
    ['0.998', 0n, '10.01', '0', '9.98998'],
    // The fee of so little is a whole minor unit, and what is left of it is cut.
    ['0.99999999', 1n, '0.00000002', '0.00000001', '0'],
    ['0.33333333', 0n, '0.00000004', '0', '0.00000001'],
    ['7.77777777', 123_457n, '3.33333333', '0.41152334', '22.72518878'],
  ])('at %s, %s ppm, of %s: fee %s, get %s', (rate, feePpm, amount, fee, actualAmount) => {
    expect(quote({ rate: parseAmount(rate), feePpm }, parseAmount(amount))).toEqual({
      fee: parseAmount(fee),
      actualAmount: parseAmount(actualAmount),
    });
  });

  const terms = fc.record({
    rate: fc.bigInt({ min: 1n, max: 1_000n * one }),
    feePpm: fc.bigInt({ min: 0n, max: 999_999n }),
  });
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });

  it('never gives more than the rate says, nor takes less than the fee says', () => {
    fc.assert(
      fc.property(terms, amount, (pair, given) => {
        const { fee, actualAmount } = quote(pair, given);
        expect(fee * 1_000_000n).toBeGreaterThanOrEqual(given * pair.feePpm);
        expect(actualAmount * one).toBeLessThanOrEqual((given - fee) * pair.rate);
        expect((actualAmount + 1n) * one).toBeGreaterThan((given - fee) * pair.rate);
      }),
    );
  });

  it('is never better in parts', () => {
    fc.assert(
      fc.property(terms, amount, amount, (pair, some, more) => {
        expect(got(pair, some) + got(pair, more)).toBeLessThanOrEqual(got(pair, some + more));
      }),
    );
  });
});

it('no walk through any pairs whose circles lose comes back with more', () => {
  // Rates between credits of arbitrary worth, rounded down: no circle of them gains.
  const market = fc
    .tuple(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 2, maxLength: 7 }),
      fc.array(fc.bigInt({ min: 0n, max: 500_000n }), { minLength: 49, maxLength: 49 }),
    )
    .map(([worth, fees]) =>
      worth.map((from, i) =>
        worth.map((to, j): Terms => ({ rate: (from * one) / to, feePpm: fees[i * 7 + j] ?? 0n })),
      ),
    );
  const walk = fc.array(fc.nat(6), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(market, walk, fc.bigInt({ min: 1n, max: 10n ** 14n }), (pairs, steps, start) => {
      const best = new Map<number, bigint>([[0, start]]);
      let [place, amount] = [0, start];
      for (const step of steps) {
        const next = step % pairs.length;
        const terms = pairs[place]?.[next];
        if (next === place || terms === undefined) continue;
        amount = got(terms, amount);
        place = next;
        const before = best.get(place);
        if (before !== undefined) expect(amount).toBeLessThanOrEqual(before);
        best.set(place, amount);
      }
    }),
    { numRuns: 1_000 },
  );
});
