import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { formatAmount, formatPpm, parseAmount, parsePositiveAmount } from './amount.ts';

const max = 2n ** 62n - 1n;

function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('parseAmount', () => {
  it.each([
    ['0', 0n],
    ['0.00000001', 1n],
    ['1', 100_000_000n],
    ['12.5', 1_250_000_000n],
    ['46116860184.27387903', max],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });

  it.each([
    ['minus one', '-1'],
    ['plus one', '+1'],
    ['an exponent', '1e3'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['a number out of all range', '1e308'],
    ['nine decimals', '0.000000001'],
    ['full-width digits', '１２３'],
    ['Arabic-Indic digits', '١٢٣'],
    ['nothing', ''],
    ['a leading space', ' 1'],
    ['a trailing space', '1 '],
    ['a trailing line break', '1\n'],
    ['a leading zero', '01'],
    ['no digit before the point', '.5'],
    ['no digit after the point', '1.'],
    ['a comma', '1,5'],
    ['two points', '1.2.3'],
    ['hexadecimal', '0x10'],
    ['an underscore', '1_000'],
    ['twelve digits', '100000000000'],
    ['one more than the ledger holds', '46116860184.27387904'],
    ['ten thousand digits', '9'.repeat(10_000)],
    ['null', null],
    ['undefined', undefined],
    ['a number', 1],
    ['NaN the number', Number.NaN],
    ['a bigint', 1n],
    ['true', true],
    ['an array', ['1']],
    ['an object', { toString: () => '1' }],
  ])('rejects %s and names the field', (_what, value) => {
    const refusal = refusalOf(() => parseAmount(value, 'price'));
    expect(refusal.code).toBe('AMOUNT_INVALID');
    expect(refusal.params).toEqual({ field: 'price' });
  });

  it('round-trips with formatAmount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max }), (minor) => {
        expect(parseAmount(formatAmount(minor))).toBe(minor);
      }),
    );
  });

  it('returns an amount in range or throws the refusal for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything(), fc.float().map(String)), (value) => {
        try {
          const minor = parseAmount(value);
          return minor >= 0n && minor <= max;
        } catch (error) {
          return error instanceof Refusal && error.code === 'AMOUNT_INVALID';
        }
      }),
    );
  });
});

describe('parsePositiveAmount', () => {
  it.each(['0', '0.0', '0.00000000'])('refuses %s', (text) => {
    expect(refusalOf(() => parsePositiveAmount(text)).params).toEqual({ field: 'amount' });
  });

  it('accepts the smallest amount', () => {
    expect(parsePositiveAmount('0.00000001')).toBe(1n);
  });
});

describe('formatPpm', () => {
  it.each([
    [0n, '0'],
    [1n, '0.000001'],
    [12_500n, '0.0125'],
    [1_000_000n, '1'],
  ])('formats %s millionths as %s', (ppm, text) => {
    expect(formatPpm(ppm)).toBe(text);
  });
});
