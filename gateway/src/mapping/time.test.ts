import { describe, expect, it } from 'vitest';
import { toIso } from './time.ts';

describe('an instant', () => {
  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [1_780_000_000_007, '2026-05-28T20:26:40.007Z'],
    [1_704_067_199_999, '2023-12-31T23:59:59.999Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [253_402_300_800_000, '+010000-01-01T00:00:00.000Z'],
  ])('turns %i ms into %s', (epochMs, iso) => {
    expect(toIso(epochMs)).toBe(iso);
  });

  it('formats like Date at every distance from the epoch', () => {
    for (let ms = 1; ms < 8.64e15; ms = ms * 3 + 7) {
      for (const epochMs of [ms, -ms, ms + 0.5]) expect(toIso(epochMs)).toBe(new Date(epochMs).toISOString());
    }
  });

  it.each([NaN, Infinity, 8.64e15 + 1])('rejects %d', (epochMs) => {
    expect(() => toIso(epochMs)).toThrow(RangeError);
  });
});
