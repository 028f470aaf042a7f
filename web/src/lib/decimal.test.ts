import { describe, expect, it } from 'vitest';
import {
  amountParts,
  formatAmount,
  limitProblem,
  nearestMultiple,
  parseAmount,
  shareOf,
  sumOf,
  withFee,
} from './decimal.ts';

describe('showing an amount', () => {
  it.each([
    ['0', '0.00'],
    ['25', '25.00'],
    ['1234.5', '1,234.50'],
    ['1.999', '1.99'],
    ['0.009999', '0.009'],
    ['0.00000001', '0.00000001'],
    ['-0.00000001', '−0.00000001'],
    ['-1234567.891', '−1,234,567.89'],
    ['99999999999.99999999', '99,999,999,999.99'],
    ['007.10', '7.10'],
    ['-0.00', '0.00'],
  ])('cuts %s to %s and never rounds up', (exact, shown) => {
    expect(formatAmount(exact, 2)).toBe(shown);
  });

  it('shows every decimal there is where nothing may be cut', () => {
    expect(formatAmount('1234.56789')).toBe('1,234.56789');
    expect(formatAmount('25')).toBe('25.00');
    expect(formatAmount('25.10000000')).toBe('25.10');
  });

  it('tells whether something was cut off', () => {
    expect(amountParts('1.230').cut).toBe(false);
    expect(amountParts('1.2345').cut).toBe(true);
  });

  it.each(['', 'NaN', '1e3', '1,000', '１２', '.5'])('refuses to show %j as an amount', (text) => {
    expect(() => amountParts(text)).toThrow(RangeError);
  });
});

describe('reading a typed amount', () => {
  it.each([
    ['25', '25'],
    [' 25.50 ', '25.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.00000001', '0.00000001'],
  ])('reads %j as %s', (typed, value) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1,234.56', 'grouping'],
    ['1.234,56', 'grouping'],
    ['1 234', 'grouping'],
    ['1.234.567', 'grouping'],
    ["1'000", 'grouping'],
    ['-5', 'notANumber'],
    ['+5', 'notANumber'],
    ['1e3', 'notANumber'],
    ['１２', 'notANumber'],
    ['0x10', 'notANumber'],
    ['NaN', 'notANumber'],
    ['.', 'notANumber'],
    ['1.123456789', 'decimals'],
    ['123456789012', 'tooLong'],
  ])('refuses %j as %s and changes nothing', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ ok: false, problem });
  });
});

describe('the limits of an amount', () => {
  const limits = { minimum: '10', maximum: '1000', multiple: '5', available: '500' };

  it.each([
    ['0', 'zero'],
    ['500.00000001', 'balance'],
    ['5', 'minimum'],
    ['12', 'multiple'],
    ['10', null],
    ['500', null],
  ])('finds in %s: %s', (amount, problem) => {
    expect(limitProblem(amount, limits)).toBe(problem);
  });

  it('names the most a transfer may be when the balance would allow more', () => {
    expect(limitProblem('1005', { ...limits, available: '5000' })).toBe('maximum');
  });

  it('suggests a multiple that is allowed', () => {
    expect(nearestMultiple('125', { multiple: '63' })).toBe('126');
    expect(nearestMultiple('64', { multiple: '63' })).toBe('63');
    expect(nearestMultiple('1', { multiple: '63' })).toBe('63');
    expect(nearestMultiple('1001', { multiple: '5', maximum: '1000' })).toBe('1000');
  });
});

describe('shares and fees', () => {
  it('takes a share that never exceeds the balance', () => {
    expect(shareOf(100, { available: '99999975.90000001' })).toBe('99999975.90000001');
    expect(shareOf(25, { available: '0.00000003' })).toBe('0');
    expect(shareOf(50, { available: '33.33', multiple: '5' })).toBe('15');
    expect(shareOf(100, { available: '5000', maximum: '1000' })).toBe('1000');
  });

  it('takes the fee from what arrives and loses nothing between them', () => {
    const { fee, arrives } = withFee('0.00000999', '0.01');
    expect(fee).toBe('0.00000009');
    expect(sumOf([fee, arrives])).toBe('0.00000999');
  });
});
