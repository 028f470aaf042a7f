import type { BalanceState } from '../generated/schema.ts';
import { subtract } from '../money/decimal.ts';
import { dayAfter, daysBetween } from '../time/days.ts';
import { businessDay } from '../time/time.ts';

/** Days in the chart, including today. */
export const historyDays = 30;

/** Maximum number of pages of 100 movements to read. */
export const historyPages = 5;

/** Rows per page. */
export const historyPageSize = 100;

/** The parts of a movement that the chart needs. */
export interface BalanceRecord {
  /** Null where the platform does not return it; then it is that of the available balance. */
  readonly state: BalanceState | null;
  readonly amount: string;
  /** Null where the platform does not return it. */
  readonly balanceAfter: string | null;
  readonly occurredAt: string;
}

/** Newest first. */
export interface BalanceRecords {
  readonly records: readonly BalanceRecord[];
  /** Whether older movements of the period were not read. */
  readonly hasMore: boolean;
}

/** Available balance at the end of a business day; for today, now. */
export interface BalanceDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly balance: string;
}

export interface BalanceHistory {
  /** Oldest first, ending today. */
  readonly days: readonly BalanceDay[];
  /** Number of movements of the available balance in these days. */
  readonly count: number;
  /** Number of movements read when there were more, so that the chart starts later; null otherwise. */
  readonly cutAt: number | null;
}

export interface HistorySpan {
  readonly today: string;
  /** Day of registration; null while unknown. */
  readonly since: string | null;
  /** Available now; also the balance of every day when there were no movements. */
  readonly available: string;
}

/** First day the chart can show. */
export const firstDay = ({ today, since }: Pick<HistorySpan, 'today' | 'since'>): string => {
  const first = dayAfter(today, 1 - historyDays);
  return since === null || since < first ? first : since < today ? since : today;
};

/** Movements of the available balance. What was left is counted back from now where the platform does not return it. */
function availableRecords(records: readonly BalanceRecord[], available: string) {
  let left = available;
  return records
    .filter(({ state }) => state === 'AVAILABLE' || state === null)
    .map((record) => {
      const balanceAfter = record.balanceAfter ?? left;
      left = subtract(balanceAfter, record.amount);
      return { ...record, balanceAfter };
    });
}

/**
 * The available balance at the end of each day: that of the day's last record, or of the previous day without records.
 */
export function buildBalanceHistory({ records, hasMore }: BalanceRecords, span: HistorySpan): BalanceHistory {
  const moved = availableRecords(records, span.available);
  const closing = new Map<string, string>();
  for (const { occurredAt, balanceAfter } of moved) {
    const day = businessDay(new Date(occurredAt));
    if (!closing.has(day)) closing.set(day, balanceAfter);
  }
  const oldest = moved.at(-1);
  // The oldest day read may be incomplete, but its closing balance is known.
  const from = hasMore && oldest !== undefined ? businessDay(new Date(oldest.occurredAt)) : firstDay(span);
  let balance = oldest === undefined ? span.available : subtract(oldest.balanceAfter, oldest.amount);
  const days = daysBetween(from, span.today).map((day) => {
    balance = closing.get(day) ?? balance;
    return { day, balance };
  });
  return { days, count: moved.length, cutAt: hasMore ? records.length : null };
}
