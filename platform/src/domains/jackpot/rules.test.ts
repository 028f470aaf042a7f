import { describe, expect, it } from 'vitest';
import { lastBoundary, nextBoundary, computePot, computePrize } from './rules.ts';

describe('round boundaries', () => {
  // Rounds of seven days that begin at 00:00 GMT+8.
  const rhythm = { length_days: 7, begins_on: '2026-11-16' };
  const begins = '2026-11-15T16:00:00.000Z';
  const ends = '2026-11-22T16:00:00.000Z';

  it.each([
    ['at its first instant', begins],
    ['in its middle', '2026-11-20T04:00:00.000Z'],
    ['at its last instant', '2026-11-22T15:59:59.999Z'],
  ])('return the same round %s', (_when, now) => {
    expect(lastBoundary(new Date(now), rhythm)).toEqual(new Date(begins));
    expect(nextBoundary(new Date(now), rhythm)).toEqual(new Date(ends));
  });

  it('start the next round at the instant of the end, and work before the first day', () => {
    expect(lastBoundary(new Date(ends), rhythm)).toEqual(new Date(ends));
    expect(nextBoundary(new Date(ends), rhythm)).toEqual(new Date('2026-11-29T16:00:00.000Z'));
    expect(nextBoundary(new Date('2026-11-15T15:59:59.999Z'), rhythm)).toEqual(new Date(begins));
  });
});

describe('computePot and computePrize', () => {
  const round = { carried: 50n, price: 100n, entry_count: 3, share_ppm: 900_000n };

  it('add the price of the entries to the carried amount', () => {
    expect(computePot(round)).toBe(350n);
    expect(computePot({ ...round, entry_count: 0 })).toBe(50n);
  });

  it('pay the share, cut to minor units, and nothing without entries', () => {
    expect(computePrize(round)).toBe(315n);
    expect(computePrize({ ...round, carried: 51n })).toBe(315n);
    expect(computePrize({ ...round, entry_count: 0 })).toBe(0n);
  });
});
