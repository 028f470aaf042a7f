import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIdentityNumber, parseIdentityNumber } from './identity.ts';

const number = (value: string) => ({ kind: 'number', value });

describe('an identity number', () => {
  it.each([
    ['TK1234567', 'TK1234567'],
    [' tk1234567 ', 'TK1234567'],
    ['ＴＫ１２３４５６７', 'TK1234567'],
    ['1234', '1234'],
    ['A'.repeat(30), 'A'.repeat(30)],
  ])('accepts letters and digits: %j', (typed, value) => {
    expect(parseIdentityNumber(typed, 'JP')).toEqual(number(value));
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['TK 1234567', 'characters'],
    ['TK-1234567', 'characters'],
    ['TK1234567.', 'characters'],
    ['Ünal1234', 'characters'],
    ['straße99', 'characters'],
    ['身份证1234', 'characters'],
    ['123', 'tooShort'],
    ['1'.repeat(31), 'tooLong'],
  ])('rejects %j: %s', (typed, kind) => {
    expect(parseIdentityNumber(typed, 'JP')).toEqual({ kind });
  });
});

describe('a resident identity card number', () => {
  it.each([
    ['11010519491231002X', '11010519491231002X'],
    ['11010519491231002x', '11010519491231002X'],
    ['440524188001010014', '440524188001010014'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
  ])('ends in its check digit: %s', (typed, value) => {
    expect(parseIdentityNumber(typed, 'CN')).toEqual(number(value));
  });

  it.each([
    ['TK1234567', 'card'],
    ['11010519491231002', 'card'],
    ['11010519491231002XX', 'card'],
    ['X10105194912310021', 'card'],
    ['110105194912310021', 'checkDigit'],
    ['11010519491231003X', 'checkDigit'],
    ['', 'empty'],
    ['1101051949 1231002X', 'characters'],
  ])('rejects %j: %s', (typed, kind) => {
    expect(parseIdentityNumber(typed, 'CN')).toEqual({ kind });
  });

  it('differs from every number with one other digit, or with two neighbours exchanged', () => {
    const card = '440524188001010014';
    for (const [place, was] of Array.from(card).entries()) {
      for (const digit of '0123456789') {
        if (digit === was) continue;
        const other = `${card.slice(0, place)}${digit}${card.slice(place + 1)}`;
        expect(parseIdentityNumber(other, 'CN'), other).toEqual({ kind: 'checkDigit' });
      }
      const next = card[place + 1];
      if (next === undefined || next === was) continue;
      const exchanged = `${card.slice(0, place)}${next}${was}${card.slice(place + 2)}`;
      expect(parseIdentityNumber(exchanged, 'CN'), exchanged).toEqual({ kind: 'checkDigit' });
    }
  });
});

describe('a masked identity number', () => {
  it.each([
    ['11010519491231002X', '11••••2X'],
    ['TK1234567', 'TK••••67'],
    ['12345678', '12••••78'],
    ['1234567', '1••••7'],
    ['1234', '1••••4'],
    ['123', '••••'],
  ])('shows %s as %s', (whole, masked) => {
    expect(maskIdentityNumber(whole)).toBe(masked);
  });

  it('hides at least half and is unchanged by masking again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,30}$/), (whole) => {
        const masked = maskIdentityNumber(whole);
        expect(masked.replace('••••', '').length).toBeLessThanOrEqual(whole.length / 2);
        expect(maskIdentityNumber(masked)).toBe(masked);
      }),
    );
  });
});
