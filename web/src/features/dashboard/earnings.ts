import { sumOf } from '../../money/decimal.ts';
import { daysBetween } from '../../time/days.ts';
import type { DashboardEarningsQuery } from './dashboard.generated.ts';

/** What came in on one business day; negative when more was taken back. */
export interface EarningDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly amount: string;
}

export interface Earnings {
  /** Every day of the span, oldest first. */
  readonly days: readonly EarningDay[];
  readonly total: string;
  /** Nothing was earned on any day. */
  readonly isEmpty: boolean;
}

/** Adds the kinds of each day up. */
export function toEarnings({ earningsReport }: DashboardEarningsQuery): Earnings {
  const { from, to, earnings } = earningsReport;
  const amounts = new Map<string, string[]>();
  for (const { day, amount } of earnings) amounts.set(day, [...(amounts.get(day) ?? []), amount]);
  return {
    days: daysBetween(from, to).map((day) => ({ day, amount: sumOf(amounts.get(day) ?? []) })),
    total: sumOf(earnings.map(({ amount }) => amount)),
    isEmpty: earnings.length === 0,
  };
}
