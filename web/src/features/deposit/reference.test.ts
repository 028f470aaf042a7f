import { describe, expect, it } from 'vitest';
import { isSameReference, numberProblem, readReference, referenceKind } from './reference.ts';

const digits = 'a1'.repeat(32);

describe('what a reference is taken for', () => {
  it.each([
    [`0x${digits}`, 'hash'],
    [digits, 'hash'],
    [`  0X${digits.toUpperCase()}\n`, 'hash'],
    [`https://bscscan.com/tx/0x${digits}`, 'hash'],
    [`https://tronscan.org/#/transaction/${digits}?lang=en`, 'hash'],
    [`0x${digits.slice(1)}`, 'mistyped'],
    [`0x${digits}0`, 'mistyped'],
    [digits.slice(1), 'mistyped'],
    ['0x', 'mistyped'],
    [`hash: 0x${digits}`, 'mistyped'],
    [`0x${digits.slice(0, 40)}`, 'address'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'address'],
    ['BIN-2026 1121/000042', 'number'],
    // A receipt number may look like a short hash.
    ['d41d8cd98f00b204e9800998ecf8427e', 'number'],
    ['１２３４５', 'number'],
    ['', 'empty'],
    [' \t', 'empty'],
    ['12-3', 'tooShort'],
    ['第12345号', 'characters'],
  ])('%j: %s', (typed, kind) => {
    expect(referenceKind(typed)).toBe(kind);
  });

  it.each([
    ['', 'empty'],
    ['---', 'tooShort'],
    ['FT26325-9981', null],
    ['1'.repeat(80), null],
    ['1'.repeat(81), 'tooLong'],
    ['número 12', 'characters'],
  ])('finds in the receipt number %j: %s', (typed, problem) => {
    expect(numberProblem(typed)).toBe(problem);
  });
});

it('sends of a link the hash alone, and nothing that takes no ink', () => {
  expect(readReference(` https://etherscan.io/tx/0x${digits}/#eventlog `)).toBe(`0x${digits}`);
  expect(readReference('FT 2632 5\u200B99')).toBe('FT2632599');
});

it.each([
  [`0x${digits}`, digits.toUpperCase(), true],
  ['ft 26325-99', 'FT2632599', true],
  ['FT2632599', 'FT2632598', false],
  // Only a whole hash loses its prefix.
  ['0x12ab', '12ab', false],
])('takes %s and %s for the same: %s', (one, other, same) => {
  expect(isSameReference(one, other)).toBe(same);
});
