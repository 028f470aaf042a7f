import { describe, expect, it } from 'vitest';
import { toEarnings } from './earnings.ts';

const earning = (day: string, amount: string) => ({ __typename: 'Earning' as const, day, amount });
const report = (...earnings: ReturnType<typeof earning>[]) => ({
  earningsReport: {
    __typename: 'EarningsReport' as const,
    from: '2026-11-19',
    to: '2026-11-21',
    earnings,
  },
});

describe('earnings by day', () => {
  it('add the kinds of a day up exactly, less what was taken back, over every day of the span', () => {
    const { days, total, isEmpty } = toEarnings(
      report(
        earning('2026-11-19', '0.1'),
        earning('2026-11-19', '0.2'),
        earning('2026-11-21', '-0.30000001'),
      ),
    );
    expect(days).toEqual([
      { day: '2026-11-19', amount: '0.3' },
      { day: '2026-11-20', amount: '0' },
      { day: '2026-11-21', amount: '-0.30000001' },
    ]);
    expect(total).toBe('-0.00000001');
    expect(isEmpty).toBe(false);
  });

  it('returns no days only when nothing was earned at all', () => {
    expect(toEarnings(report())).toMatchObject({ total: '0', isEmpty: true });
    const evened = report(earning('2026-11-20', '5'), earning('2026-11-20', '-5'));
    expect(toEarnings(evened)).toMatchObject({ total: '0', isEmpty: false });
  });
});
