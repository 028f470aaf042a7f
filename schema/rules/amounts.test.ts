import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate, computeFee, formatAmount, minorPerUnit, quote, toMinor } from './amounts.ts';

type Terms = Parameters<typeof quote>[1];

const one = minorPerUnit;
/** A fraction of one millionth. */
const millionth = one / 1_000_000n;
const max = 2n ** 62n - 1n;
const got = (terms: Terms, amount: bigint): bigint => quote(amount, terms).actualAmount;

describe('toMinor', () => {
  it.each([
    ['0', 0n],
    ['12.5', 1_250_000_000n],
    ['25.00', 2_500_000_000n],
    ['-0.00000001', -1n],
    ['123456789012.12345678', 12_345_678_901_212_345_678n],
  ])('parses %s', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor);
  });

  it.each(['', '.5', '1.', '1e3', '+1', '1,000', ' 1', '1\n', '１２', '0.123456789', '--1', 'NaN'])(
    'throws for %j',
    (text) => {
      expect(() => toMinor(text)).toThrow(RangeError);
    },
  );

  it('round-trips with formatAmount for either sign', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }), (minor) => {
        expect(toMinor(formatAmount(minor))).toBe(minor);
      }),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [0n, '0'],
    [1n, '0.00000001'],
    [-1n, '-0.00000001'],
    [1_250_000_000n, '12.5'],
    [-100_000_000n, '-1'],
    [9_007_199_254_740_993n, '90071992.54740993'],
  ])('formats %s as %s', (minor, text) => {
    expect(formatAmount(minor)).toBe(text);
  });
});

describe('computeFee', () => {
  it('rounds up, and is zero only for a zero amount or a zero rate', () => {
    expect(computeFee(1n, millionth)).toBe(1n);
    expect(computeFee(1_000_000n, 1_000n * millionth)).toBe(1_000n);
    expect(computeFee(1_000_001n, 1_000n * millionth)).toBe(1_001n);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max }), fc.bigInt({ min: 0n, max: one }), (amount, rate) => {
        const fee = computeFee(amount, rate);
        expect(fee).toBeLessThanOrEqual(amount);
        // At least the exact fee, and less than one minor unit more.
        const above = fee * one - amount * rate;
        expect(above).toBeGreaterThanOrEqual(0n);
        expect(above).toBeLessThan(one);
      }),
    );
    expect(() => computeFee(-1n, 1n)).toThrow(RangeError);
  });

  it('adds a fixed part', () => {
    expect(computeFee(toMinor('50'), 0n, toMinor('1'))).toBe(toMinor('1'));
    expect(computeFee(toMinor('100.00000001'), toMinor('0.01'), toMinor('2.5'))).toBe(toMinor('3.50000001'));
    expect(computeFee(toMinor('99999999999.99999999'), toMinor('0.0125'), 1n)).toBe(
      toMinor('1250000000.00000001'),
    );
  });
});

describe('applyRate', () => {
  it('converts exactly and rounds down', () => {
    expect(applyRate(toMinor('100'), toMinor('7.1234'))).toBe(toMinor('712.34'));
    expect(applyRate(1n, toMinor('0.99999999'))).toBe(0n);
    expect(applyRate(3n, toMinor('0.33333334'))).toBe(1n);
    expect(() => applyRate(-1n, 1n)).toThrow(RangeError);
  });
});
describe('a quote', () => {
  it.each([
    ['1', 0n, '12.5', '0', '12.5'],
    ['1', 1_000n, '100', '0.1', '99.9'],
    ['10', 0n, '0.1', '0', '1'],
    ['0.1', 10_000n, '10', '0.1', '0.99'],
    ['0.998', 0n, '10.01', '0', '9.98998'],
    // The fee of such a small amount is one minor unit, and the converted rest is rounded down.
    ['0.99999999', 1n, '0.00000002', '0.00000001', '0'],
    ['0.33333333', 0n, '0.00000004', '0', '0.00000001'],
    ['7.77777777', 123_457n, '3.33333333', '0.41152334', '22.72518878'],
  ])(
    'returns at rate %s and fee %s ppm for %s: fee %s, amount %s',
    (rate, feePpm, amount, fee, actualAmount) => {
      expect(quote(toMinor(amount), { rate: toMinor(rate), feeRate: feePpm * millionth })).toEqual({
        fee: toMinor(fee),
        actualAmount: toMinor(actualAmount),
      });
    },
  );

  const terms = fc.record({
    rate: fc.bigInt({ min: 1n, max: 1_000n * one }),
    feeRate: fc.bigInt({ min: 0n, max: one - 1n }),
  });
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });

  it('never returns more than the rate allows or takes less than the fee', () => {
    fc.assert(
      fc.property(terms, amount, (pair, given) => {
        const { fee, actualAmount } = quote(given, pair);
        expect(fee * one).toBeGreaterThanOrEqual(given * pair.feeRate);
        expect(actualAmount * one).toBeLessThanOrEqual((given - fee) * pair.rate);
        expect((actualAmount + 1n) * one).toBeGreaterThan((given - fee) * pair.rate);
      }),
    );
  });

  it('gives no advantage to a split amount', () => {
    fc.assert(
      fc.property(terms, amount, amount, (pair, some, more) => {
        expect(got(pair, some) + got(pair, more)).toBeLessThanOrEqual(got(pair, some + more));
      }),
    );
  });
});

it('lets no sequence of converts gain credits if every cycle of rates loses', () => {
  // Rates from arbitrary values of credits, rounded down so that no cycle gains.
  const market = fc
    .tuple(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 2, maxLength: 7 }),
      fc.array(fc.bigInt({ min: 0n, max: 500_000n }), { minLength: 49, maxLength: 49 }),
    )
    .map(([worth, fees]) =>
      worth.map((from, i) =>
        worth.map((to, j): Terms => ({
          rate: (from * one) / to,
          feeRate: (fees[i * 7 + j] ?? 0n) * millionth,
        })),
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
