import { describe, expect, it } from 'vitest';
import { countDays, dayAfter, daysBetween, mondayOf } from './days.ts';

describe('business days', () => {
  it('cross the ends of months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  it('are counted including both ends, and are zero for a reversed range', () => {
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
    expect(countDays('2027-03-01', '2028-02-29')).toBe(366);
    expect(countDays('2026-11-21', '2026-11-20')).toBe(0);
    expect(daysBetween('2026-11-21', '2026-11-20')).toEqual([]);
  });

  it('belong to a week that begins on Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  });
});
