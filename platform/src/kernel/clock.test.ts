import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../test/databases.ts';
import { businessDate, nextBusinessMidnight, startOfBusinessDate, VirtualClock } from './clock.ts';

const anyInstant = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

describe('business time', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    // Shanghai had daylight saving time until 1991.
    ['1990-07-01T15:59:59.999Z', '1990-07-01'],
  ])('%s falls on %s', (instant, date) => {
    expect(businessDate(new Date(instant))).toBe(date);
  });

  it('starts a day at 16:00 UTC of the day before', () => {
    expect(startOfBusinessDate('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-11-21T00:00'])('rejects the day %j', (date) => {
    expect(() => startOfBusinessDate(date)).toThrow(RangeError);
  });

  it('returns the next midnight strictly after an instant', () => {
    expect(nextBusinessMidnight(new Date('2026-11-20T15:59:59.999Z')).toISOString()).toBe(
      '2026-11-20T16:00:00.000Z',
    );
    expect(nextBusinessMidnight(new Date('2026-11-20T16:00:00.000Z')).toISOString()).toBe(
      '2026-11-21T16:00:00.000Z',
    );
  });

  it('assigns every instant to the day that contains it', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const start = startOfBusinessDate(businessDate(instant)).getTime();
        const end = nextBusinessMidnight(instant).getTime();
        expect(end - start).toBe(86_400_000);
        expect(instant.getTime()).toBeGreaterThanOrEqual(start);
        expect(instant.getTime()).toBeLessThan(end);
      }),
    );
  });
});

describe('VirtualClock', () => {
  it('moves only on request and returns copies of its date', () => {
    const clock = new VirtualClock('2026-11-21T00:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-11-21T00:00:00.000Z');
    clock.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-11-21T00:00:01.500Z');
    clock.set('2027-01-01T00:00:00Z');
    expect(clock.now().getUTCFullYear()).toBe(2027);
  });

  it('rejects an invalid instant', () => {
    expect(() => new VirtualClock('soon')).toThrow(RangeError);
  });
});

onOneDatabase('business_date', (test) => {
  it('agrees with businessDate', async () => {
    const instants = fc.sample(anyInstant, 200);
    const rows = await test.db.query<{ date: string }>(
      'select business_date(at) as date from unnest($1::timestamptz[]) with ordinality as t (at, n) order by n',
      [instants],
    );
    expect(rows.map((row) => row.date)).toEqual(instants.map(businessDate));
  });
});
