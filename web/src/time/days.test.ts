import { describe, expect, it } from 'vitest';
import { countDays, dayAfter, daysBetween, getMonday, daysPassed } from './days.ts';

describe('business days', () => {
  it('cross the ends of months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  it('counts both ends and returns zero for a reversed range', () => {
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
    expect(countDays('2027-03-01', '2028-02-29')).toBe(366);
    expect(countDays('2026-11-21', '2026-11-20')).toBe(0);
    expect(daysBetween('2026-11-21', '2026-11-20')).toEqual([]);
  });

  it('belong to a week that starts on Monday', () => {
    expect(getMonday('2026-11-16')).toBe('2026-11-16');
    expect(getMonday('2026-11-22')).toBe('2026-11-16');
    expect(getMonday('2027-01-01')).toBe('2026-12-28');
  });
});

it.each([
  ['2026-12-01T00:00:00.000Z', 0],
  ['2026-12-01T00:00:00.001Z', 0],
  ['2026-12-02T00:00:00.000Z', 1],
  ['2026-12-07T23:59:59.999Z', 6],
  ['2026-12-08T00:00:00.000Z', 7],
  ['2026-12-09T00:00:00.000Z', 7],
])('daysPassed of seven days at %s is %i', (now, days) => {
  expect(daysPassed(7, '2026-12-08T00:00:00.000Z', Date.parse(now))).toBe(days);
});
