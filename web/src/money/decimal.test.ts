import { describe, expect, it } from 'vitest';
import {
  atRate,
  feeOf,
  subtract,
  amountParts,
  formatAmount,
  limitProblem,
  nextValid,
  parseAmount,
  shareOf,
} from './decimal.ts';

describe('a formatted amount', () => {
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

  it('keeps every decimal when nothing may be truncated', () => {
    expect(formatAmount('1234.56789')).toBe('1,234.56789');
    expect(formatAmount('25')).toBe('25.00');
    expect(formatAmount('25.10000000')).toBe('25.10');
  });

  it('reports whether it was truncated', () => {
    expect(amountParts('1.230').cut).toBe(false);
    expect(amountParts('1.2345').cut).toBe(true);
  });

  it.each(['', 'NaN', '1e3', '1,000', '１２', '.5'])('refuses to show %j as an amount', (text) => {
    expect(() => amountParts(text)).toThrow(RangeError);
  });
});

describe('a typed amount', () => {
  it.each([
    ['25', '25'],
    [' 25.50 ', '25.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.00000001', '0.00000001'],
    ['１２．５０', '12.50'],
  ])('reads %j as %s', (typed, value) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1 234', 'grouping'],
    ['1,23,456', 'grouping'],
    ['12.34,5', 'grouping'],
    ['1.234,5.6', 'grouping'],
    ['0,123,456', 'grouping'],
    ['1,234.567.8', 'grouping'],
    ["1'000", 'grouping'],
    ['-5', 'notANumber'],
    ['+5', 'notANumber'],
    ['1e3', 'notANumber'],
    ['٣', 'notANumber'],
    ['0x10', 'notANumber'],
    ['NaN', 'notANumber'],
    ['.', 'notANumber'],
    [',', 'notANumber'],
    ['-1,5', 'notANumber'],
    ['1,123456789', 'decimals'],
    ['1.123456789', 'decimals'],
    ['123456789012', 'tooLong'],
  ])('refuses %j as %s and changes nothing', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ ok: false, problem });
  });
});

describe('a typed comma', () => {
  it.each([
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['12,', '12'],
    [',5', '0.5'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['1,2345', '1.2345'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.567', '1234.567'],
    ['1.234,567', '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567,8', '1234567.8'],
    ['１，５', '1.5'],
    ['1.234', '1.234'],
  ])('parses %j as %s when it has only one meaning', (typed, value) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['1,234', ['1234', '1.234']],
    ['12,000', ['12000', '12.000']],
    ['999,999', ['999999', '999.999']],
    ['１，２３４', ['1234', '1.234']],
  ])('rejects %j with both its meanings', (typed, readings) => {
    expect(parseAmount(typed)).toEqual({ ok: false, problem: 'ambiguous', readings });
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

  it('apply the maximum even when the balance allows more', () => {
    expect(limitProblem('1005', { ...limits, available: '5000' })).toBe('maximum');
  });

  it.each([
    ['125', { multiple: '63' }, '126'],
    ['126', { multiple: '63' }, '126'],
    ['64', { multiple: '63' }, '126'],
    ['0', { multiple: '63' }, '63'],
    ['1', { multiple: '1', minimum: '50' }, '50'],
    ['1', { multiple: '63', minimum: '100' }, '126'],
    ['12.345', { multiple: '0.01' }, '12.35'],
    ['0.1', { minimum: '50' }, '50'],
    // Falls back to the maximum when the next multiple exceeds it.
    ['1001', { multiple: '5', maximum: '1000' }, '1000'],
    ['998', { multiple: '63', maximum: '1000' }, '945'],
    ['64', { multiple: '63', available: '100' }, '63'],
    ['640', { multiple: '63', maximum: '630', available: '100' }, '63'],
    ['10', { multiple: '63', minimum: '63', available: '62' }, null],
  ])('names after %s within %o: %s', (amount, of, next) => {
    expect(nextValid(amount, of)).toBe(next);
  });
});

describe('shares and fees', () => {
  it('takes a share that never exceeds the balance', () => {
    expect(shareOf(100, { available: '99999975.90000001' })).toBe('99999975.90000001');
    expect(shareOf(25, { available: '0.00000003' })).toBe('0');
    expect(shareOf(25, { available: '33.33' })).toBe('8.33');
    expect(shareOf(50, { available: '33.33', multiple: '5' })).toBe('15');
    expect(shareOf(100, { available: '5000', maximum: '1000' })).toBe('1000');
  });

  it.each([
    ['100', '0.01', '1'],
    ['0.00000001', '0.01', '0.00000001'],
    ['33.33333333', '0.005', '0.16666667'],
    ['0.00000200', '0.5', '0.000001'],
    ['25', '0', '0'],
  ])('rounds the fee of %s at %s up to %s', (amount, rate, fee) => {
    expect(feeOf(amount, rate)).toBe(fee);
  });

  it.each([
    ['100', '0.01', '1', '2'],
    ['0.00000001', '0.015', '0.5', '0.50000001'],
    ['99999999999.99999999', '0.0125', '0.00000001', '1250000000.00000001'],
  ])('adds to the fee of %s at %s a fixed part of %s: %s', (amount, rate, fixed, fee) => {
    expect(feeOf(amount, rate, fixed)).toBe(fee);
  });

  it.each([
    ['0.00000003', '0.5', '0.00000001'],
    ['99.99999999', '0.99', '98.99999999'],
    ['12345678901.12345678', '1', '12345678901.12345678'],
  ])('cuts %s at the rate %s to %s', (amount, rate, arrives) => {
    expect(atRate(amount, rate)).toBe(arrives);
  });

  it('computes the rest', () => {
    expect(subtract('1', '0.00000001')).toBe('0.99999999');
    expect(subtract('0.00000001', '0.00000002')).toBe('-0.00000001');
  });
});
