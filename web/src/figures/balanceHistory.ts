import Big from 'big.js';
import type { BalanceState } from '../generated/schema.ts';
import { dayAfter, daysBetween } from '../lib/days.ts';
import { businessDay } from '../lib/time.ts';

/** How many business days the picture reaches back, today included. */
export const historyDays = 30;

/** The most pages of 100 movements that are read for it. */
export const historyPages = 5;

/** A movement as the picture needs it. */
export interface BalanceRecord {
  readonly state: BalanceState;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly occurredAt: string;
}

/** The movements of a credit that were read, newest first. */
export interface BalanceRecords {
  readonly records: readonly BalanceRecord[];
  /** Older ones of the span were left out. */
  readonly hasMore: boolean;
}

/** What was available when a business day ended; for today: what is now. */
export interface BalanceDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly balance: string;
}

export interface BalanceHistory {
  /** Oldest first, the last is today. */
  readonly days: readonly BalanceDay[];
  /** Movements of what is available in these days. */
  readonly count: number;
  /** When there were more movements than were read: how many those are, so that the days begin later. */
  readonly cutAt: number | null;
}

export interface HistorySpan {
  readonly today: string;
  /** The day the member registered: before it there is nothing to show. Null while it is not known. */
  readonly since: string | null;
  /** What is available now: what a credit without movements had all the time. */
  readonly available: string;
}

/** The first day the picture could show. */
export const firstDay = ({ today, since }: Pick<HistorySpan, 'today' | 'since'>): string => {
  const first = dayAfter(today, 1 - historyDays);
  return since === null || since < first ? first : since < today ? since : today;
};

/**
 * The available balance at the end of each day. Every record tells what was left after it, so the last record of a
 * day tells the day's balance, and days without any keep that of the day before.
 */
export function historyOf({ records, hasMore }: BalanceRecords, span: HistorySpan): BalanceHistory {
  const moved = records.filter(({ state }) => state === 'AVAILABLE');
  const closing = new Map<string, string>();
  for (const { occurredAt, balanceAfter } of moved) {
    const day = businessDay(new Date(occurredAt));
    if (!closing.has(day)) closing.set(day, balanceAfter);
  }
  const oldest = moved.at(-1);
  // Of the day at which reading stopped only the end is known, and that is all a day shows.
  const from = hasMore && oldest !== undefined ? businessDay(new Date(oldest.occurredAt)) : firstDay(span);
  let balance =
    oldest === undefined ? span.available : new Big(oldest.balanceAfter).minus(oldest.amount).toFixed();
  const days = daysBetween(from, span.today).map((day) => {
    balance = closing.get(day) ?? balance;
    return { day, balance };
  });
  return { days, count: moved.length, cutAt: hasMore ? records.length : null };
}
