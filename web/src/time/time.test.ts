import { describe, expect, it } from 'vitest';
import {
  businessDay,
  businessIso,
  businessStamp,
  formatBusinessDay,
  formatDateTime,
  timeLeft,
} from './time.ts';

const lateEvening = new Date('2026-11-20T16:00:00.000Z');

describe('business time', () => {
  it('begins a day at 16:00 UTC', () => {
    expect(businessDay(lateEvening)).toBe('2026-11-21');
    expect(businessDay(new Date(lateEvening.getTime() - 1))).toBe('2026-11-20');
  });

  it('formats instants for files with their zone', () => {
    expect(businessIso(lateEvening)).toBe('2026-11-21T00:00:00+08:00');
    expect(businessStamp(lateEvening)).toBe('2026-11-21 00:00:00');
  });

  it('always shows the zone next to a time', () => {
    expect(formatDateTime(lateEvening, 'en-US')).toBe('Nov 21, 2026, 00:00 GMT+8');
    expect(formatDateTime(lateEvening, 'ja-JP')).toBe('2026年11月21日 00:00 GMT+8');
    expect(formatDateTime(lateEvening, 'ko-KP')).toContain('2026년 11월 21일');
    expect(formatDateTime(lateEvening, 'id-ID')).toContain('21 Nov 2026');
  });

  it('formats days in GMT+8', () => {
    expect(formatBusinessDay('2026-11-21', 'en-US')).toBe('Sat, Nov 21, 2026');
  });
});

describe('a countdown', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5000, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [90_061_000, 1, '01:01:01'],
  ])('reads %d ms as %d days and %s', (ms, days, clock) => {
    expect(timeLeft(ms)).toEqual({ days, clock });
  });
});
