import { describe, expect, it } from 'vitest';

import { dueDays, profitOf, termAt } from './rules.ts';

const at = (text: string) => new Date(text);

describe('dueDays', () => {
  it.each([
    ['2026-11-20', '2026-11-20T15:59:59.999Z', []],
    ['2026-11-20', '2026-11-20T16:00:00.000Z', ['2026-11-21']],
    ['2026-11-21', '2026-11-20T16:10:00.000Z', []],
    ['2026-12-30', '2027-01-01T16:10:00.000Z', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['2026-11-20', '2026-11-01T00:00:00.000Z', []],
  ])('of a package paid until %s at %s', (until, now, days) => {
    expect(dueDays(until, at(now))).toEqual(days);
  });
});

describe('termAt', () => {
  const order = { expires_at: at('2026-11-21T04:00:00.000Z'), term_days: 7, renewals: 2 };

  it.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-21T04:00:00.000Z', 2],
    ['2026-11-22T03:59:59.999Z', '2026-11-21T04:00:00.000Z', 2],
    ['2026-11-22T04:00:00.000Z', '2026-11-28T04:00:00.000Z', 3],
    ['2026-11-29T03:59:59.999Z', '2026-11-28T04:00:00.000Z', 3],
    ['2026-11-29T04:00:00.000Z', '2026-12-05T04:00:00.000Z', 4],
  ])('at %s', (now, expiresAt, renewals) => {
    expect(termAt(order, at(now))).toEqual({ expiresAt: at(expiresAt), renewals });
  });
});

it('profitOf leaves what is less than a minor unit', () => {
  expect(profitOf(100_000_001n, 3_000n)).toBe(300_000n);
  expect(profitOf(333n, 3_000n)).toBe(0n);
});
