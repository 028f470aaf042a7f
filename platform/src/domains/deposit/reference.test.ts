import { walletTypes } from '@portal/schema/rest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { readChainReference, readReceipt } from './reference.ts';

const digits = 'ab12'.repeat(16);

const refusalOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'FIELD_INVALID' ? error.params['rule'] : error.code;
    throw error;
  }
};

describe('a transaction hash', () => {
  it.each([
    digits,
    `0x${digits}`,
    `0X${digits.toUpperCase()}`,
    ` ${digits.slice(0, 20)} ${digits.slice(20)}\n`,
    `\u200b0x${digits}\ufeff`,
    `０ｘ${digits}`,
  ])('stays the same in any notation: %j', (typed) => {
    expect(readChainReference('BEP20', typed)).toEqual({ isHash: true, value: digits });
  });

  it.each([
    `0x${digits.slice(1)}`,
    `0x${digits}0`,
    digits.slice(1),
    `${digits}0`,
    `${digits.slice(0, 63)}g`,
    `0x${digits.slice(0, 63)}O`,
    `0x${digits.slice(0, 6)}...${digits.slice(-4)}`,
    '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    digits.slice(0, 40),
  ])('reports an incomplete hash as incomplete: %s', (typed) => {
    expect(refusalOf(() => readChainReference('TRC20', typed))).toBe('DEPOSIT_HASH_MISTYPED');
  });
});

describe('a receipt number', () => {
  it.each([
    'ab-12 34 cd',
    'AB-1234CD',
    'ＡＢ－１２３４ＣＤ',
    'AB–1234\u200bCD',
    'AB−1234CD',
    '#AB-1234CD.',
    '(ab-1234cd)',
  ])('stays the same in any notation: %s', (typed) => {
    expect(readReceipt(typed)).toEqual({ isHash: false, value: 'AB-1234CD' });
    expect(readChainReference('ERC20', typed)).toEqual({ isHash: false, value: 'AB-1234CD' });
  });

  it('differs if a separator differs or moves', () => {
    const typed = ['00012345', '0001-2345', '000-12345', '0001/2345', '0001.2345', '0001_2345', '0001--2345'];
    expect(typed.map((number) => readReceipt(number).value)).toEqual(typed);
  });

  it.each([
    ['', 'tooShort'],
    ['---', 'tooShort'],
    ['A-1', 'tooShort'],
    ['单号1234', 'invalid'],
    ['АВ1234', 'invalid'],
    ['12\ud8003456', 'invalid'],
    ['㎒'.repeat(40), 'tooLong'],
  ])('rejects a number that identifies nothing, by name: %j', (typed, rule) => {
    expect(refusalOf(() => readReceipt(typed))).toBe(rule);
  });

  it('accepts a long bank number, and a UUID of an exchange', () => {
    expect(readReceipt('A'.repeat(50)).value).toHaveLength(50);
    const uuid = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    expect(readChainReference('BEP20', uuid)).toEqual({
      isHash: false,
      value: '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    });
  });
});

it('any input becomes a reference that fits its column, or a refusal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...walletTypes),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 80 })),
      (network, typed) => {
        for (const read of [() => readChainReference(network, typed), () => readReceipt(typed)]) {
          const found = refusalOf(read);
          if (typeof found === 'object') {
            expect((found as { value: string }).value).toMatch(
              /^([0-9a-f]{64}|[0-9A-Z][!-`{-~]{2,78}[0-9A-Z])$/,
            );
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
