import { dayAfter } from '../../time/days.ts';
import { businessDay } from '../../time/time.ts';

/** Business days, both included; '' for unbounded. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Common date ranges. */
export const dayPresets = ['today', 'last7', 'last30', 'month'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The days of a preset. */
export function daysOf(preset: DayPreset, today: string): Days {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: dayAfter(today, -6), to: today };
    case 'last30':
      return { from: dayAfter(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
  }
}

/** Whether the range ends before it starts. */
export const isReversed = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to;

/** File name with its date range: `records_2026-11-01_2026-11-21.csv`. */
export function csvFileName(name: string, { from, to }: Days, now: number): string {
  const last = to === '' ? businessDay(now) : to;
  return from === '' ? `${name}_until_${last}.csv` : `${name}_${from}_${last}.csv`;
}
