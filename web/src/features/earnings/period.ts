import { countDays, dayAfter } from '../../lib/days.ts';
import { isReversed } from '../../records/dayRange.ts';
import { day, oneOf } from '../../records/useUrlFilters.ts';

/** Periods up to today, in days, as the address has them. */
export const periods = ['7', '30', '90', '366'] as const;
export type Period = (typeof periods)[number];

/** The one without any in the address. */
const usual: Period = '30';

/** The most days of one report. */
export const longestSpan = 366;

/** What the report is of, by its name in the address: a period up to today, or days of the member's own. */
export const reportFilters = { days: oneOf(periods), from: day, to: day };

export interface ReportFilters {
  readonly days: Period | '';
  readonly from: string;
  readonly to: string;
}

export interface Span {
  /** Business days, both included. */
  readonly from: string;
  readonly to: string;
}

export type SpanProblem = 'reversed' | 'tooLong';

export interface Report {
  /** The period in force; null where the days are the member's own. */
  readonly period: Period | null;
  readonly span: Span;
  /** Why nobody is asked about this span. */
  readonly problem: SpanProblem | null;
}

/** What to report while `today` lasts. Days of the member's own go before a period. */
export function reportOf({ days, from, to }: ReportFilters, today: string): Report {
  if (from === '' && to === '') {
    const period = days === '' ? usual : days;
    return { period, span: { from: dayAfter(today, 1 - Number(period)), to: today }, problem: null };
  }
  const last = to === '' ? (from > today ? from : today) : to;
  const span = { from: from === '' ? dayAfter(last, 1 - Number(usual)) : from, to: last };
  const problem = isReversed(span)
    ? 'reversed'
    : countDays(span.from, span.to) > longestSpan
      ? 'tooLong'
      : null;
  return { period: null, span, problem };
}
