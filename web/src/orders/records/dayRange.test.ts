import { describe, expect, it } from 'vitest';
import { csvFileName, daysOf, isReversed } from './dayRange.ts';

describe('the ranges of days', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['last7', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last7', '2028-03-01', '2028-02-24', '2028-03-01'],
    ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(daysOf(preset, today)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-21', '2026-11-20', true],
    ['2026-11-21', '2026-11-21', false],
    ['2026-11-21', '', false],
    ['', '2026-11-20', false],
  ])('detects whether %j to %j is reversed: %s', (from, to, expected) => {
    expect(isReversed({ from, to })).toBe(expected);
  });
});

describe('the name of an exported file', () => {
  // 00:00 GMT+8 of the 21st
  const now = Date.parse('2026-11-20T16:00:00Z');

  it.each([
    ['2026-11-01', '2026-11-07', 'records_2026-11-01_2026-11-07.csv'],
    ['2026-11-01', '', 'records_2026-11-01_2026-11-21.csv'],
    ['', '2026-11-07', 'records_until_2026-11-07.csv'],
    ['', '', 'records_until_2026-11-21.csv'],
  ])('names the file for %j to %j %s', (from, to, name) => {
    expect(csvFileName('records', { from, to }, now)).toBe(name);
  });
});
