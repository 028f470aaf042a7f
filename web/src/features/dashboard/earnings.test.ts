import { describe, expect, it } from 'vitest';
import { daysUntil, earningsOf, scaleOf } from './earnings.ts';

const record = (occurredAt: string, amount: string) => ({ occurredAt, amount });

describe('the days of the chart', () => {
  it('run over the ends of months and years, oldest first', () => {
    expect(daysUntil('2027-01-01', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(daysUntil('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01']);
  });
});

describe('earnings by day', () => {
  it('belong to the business day of GMT+8, which begins at 16:00 UTC', () => {
    const { days } = earningsOf(
      [record('2026-11-20T16:00:00.000Z', '1'), record('2026-11-20T15:59:59.999Z', '2')],
      '2026-11-21',
      false,
    );
    expect(days).toHaveLength(30);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-20', amount: '2' },
      { day: '2026-11-21', amount: '1' },
    ]);
  });

  it('add up exactly, and less what was taken back', () => {
    const earnings = earningsOf(
      [
        record('2026-11-21T03:00:00.000Z', '0.1'),
        record('2026-11-21T02:00:00.000Z', '0.2'),
        record('2026-11-20T02:00:00.000Z', '-0.3'),
      ],
      '2026-11-21',
      false,
    );
    expect(earnings.days.at(-1)?.amount).toBe('0.3');
    expect(earnings.days.at(-2)?.amount).toBe('-0.3');
    expect(earnings).toMatchObject({ total: '0', count: 3, incompleteUntil: null });
  });

  it('say from which day on they are complete when older records are left out', () => {
    const newest = record('2026-11-21T03:00:00.000Z', '5');
    const oldest = record('2026-11-14T17:00:00.000Z', '5');
    expect(earningsOf([newest, oldest], '2026-11-21', true).incompleteUntil).toBe('2026-11-15');
  });
});

describe('the scale', () => {
  it('steps in round numbers from zero to above the highest', () => {
    expect(scaleOf(['0', '57.31', '12']).ticks).toEqual(['0', '20', '40', '60']);
    expect(scaleOf(['1200000']).ticks).toEqual(['0', '500000', '1000000', '1500000']);
  });

  it('reaches below zero for losses, with zero among its steps', () => {
    expect(scaleOf(['-30', '62']).ticks).toEqual(['-50', '0', '50', '100']);
    const onlyLoss = scaleOf(['-0.00000003', '0']);
    expect(onlyLoss.ticks).toContain('0');
    expect(onlyLoss.heightOf('0')).toBe(1);
  });

  it.each(['0.00000001', '0.5', '1', '9.99', '123456.78', '99999999999.99999999'])(
    'holds %s between its ends, in a handful of steps',
    (amount) => {
      const { ticks, heightOf } = scaleOf([amount]);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(heightOf(amount)).toBeGreaterThan(0.5);
      expect(heightOf(amount)).toBeLessThanOrEqual(1);
      expect(heightOf('0')).toBe(0);
    },
  );

  it('stands when nothing came in', () => {
    expect(scaleOf(['0', '0']).ticks[0]).toBe('0');
  });
});
