import { describe, expect, it } from 'vitest';
import { parseChainReference, parseReceiptNumber, trimReference, formatHash } from './references.ts';

const digits = 'a1'.repeat(32);

describe('a typed reference', () => {
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
  ])('parses %j as %s', (typed, kind) => {
    expect(parseChainReference(trimReference(typed)).kind).toBe(kind);
  });

  it.each([
    ['', 'empty'],
    ['---', 'tooShort'],
    ['FT26325-9981', 'number'],
    ['1'.repeat(80), 'number'],
    ['1'.repeat(81), 'tooLong'],
    ['número 12', 'characters'],
  ])('parses the receipt number %j as %s', (typed, problem) => {
    expect(parseReceiptNumber(typed).kind).toBe(problem);
  });
});

it('trims invisible characters and reduces a link to its hash', () => {
  expect(trimReference(` https://etherscan.io/tx/0x${digits}/#eventlog `)).toBe(`0x${digits}`);
  expect(trimReference('FT 2632 5\u200B99')).toBe('FT2632599');
});

it('formats a hash in the notation of its network', () => {
  expect(formatHash('ERC20', digits)).toBe(`0x${digits}`);
  expect(formatHash('TRC20', digits)).toBe(digits);
});
