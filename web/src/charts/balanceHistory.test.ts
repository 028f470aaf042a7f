import { describe, expect, it } from 'vitest';
import { firstDay, buildBalanceHistory, type BalanceRecord } from './balanceHistory.ts';

const record = (occurredAt: string, amount: string, balanceAfter: string): BalanceRecord => ({
  state: 'AVAILABLE',
  amount,
  balanceAfter,
  occurredAt,
});
const span = { today: '2026-11-21', since: '2026-11-17', available: '70' };

describe('a balance history', () => {
  it('carries the last balance of each day forward', () => {
    const { days, count, cutAt } = buildBalanceHistory(
      {
        hasMore: false,
        records: [
          // 00:30 of the 21st in GMT+8 is still the 20th in UTC
          record('2026-11-20T16:30:00.000Z', '-30', '70'),
          record('2026-11-19T09:00:00.000Z', '50.5', '100'),
          record('2026-11-19T08:00:00.000Z', '-0.50000001', '49.5'),
        ],
      },
      span,
    );
    expect(days).toEqual([
      { day: '2026-11-17', balance: '50.00000001' },
      { day: '2026-11-18', balance: '50.00000001' },
      { day: '2026-11-19', balance: '100' },
      { day: '2026-11-20', balance: '100' },
      { day: '2026-11-21', balance: '70' },
    ]);
    expect(count).toBe(3);
    expect(cutAt).toBeNull();
  });

  it('ignores frozen and locked credits', () => {
    const locked = { ...record('2026-11-20T04:00:00.000Z', '500', '500'), state: 'LOCKED' as const };
    const { days, count } = buildBalanceHistory({ hasMore: false, records: [locked] }, span);
    expect(new Set(days.map(({ balance }) => balance))).toEqual(new Set(['70']));
    expect(count).toBe(0);
  });

  it('starts with the last day read when older movements are cut off', () => {
    const { days, cutAt } = buildBalanceHistory(
      {
        hasMore: true,
        records: [
          record('2026-11-21T04:00:00.000Z', '1', '12'),
          record('2026-11-20T04:00:00.000Z', '1', '11'),
        ],
      },
      span,
    );
    expect(days).toEqual([
      { day: '2026-11-20', balance: '11' },
      { day: '2026-11-21', balance: '12' },
    ]);
    expect(cutAt).toBe(2);
  });

  it('covers 30 days, but none before the registration or after today', () => {
    expect(firstDay({ today: '2026-11-21', since: null })).toBe('2026-10-23');
    expect(firstDay({ today: '2026-11-21', since: '2020-01-01' })).toBe('2026-10-23');
    expect(firstDay({ today: '2026-11-21', since: '2026-11-20' })).toBe('2026-11-20');
    // a device clock that lags
    expect(firstDay({ today: '2026-11-21', since: '2026-11-22' })).toBe('2026-11-21');
    expect(
      buildBalanceHistory({ hasMore: false, records: [] }, { ...span, since: '2026-11-22' }).days,
    ).toEqual([{ day: '2026-11-21', balance: '70' }]);
  });
});
