import { isReversed } from '../../orders/records/dayRange.ts';
import { day, oneOf } from '../../orders/records/useUrlFilters.ts';
import { countDays, dayAfter } from '../../time/days.ts';

/** Periods ending today, in days. */
export const periods = ['7', '30', '90', '366'] as const;
export type Period = (typeof periods)[number];

/** Default when the URL has none. */
const defaultPeriod: Period = '30';

/** Longest period of one report. */
export const maxDays = 366;

/** URL filters: a period ending today, or custom dates. */
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
  /** Null for custom dates. */
  readonly period: Period | null;
  readonly span: Span;
  /** Why the dates are invalid, so that no request is sent. */
  readonly problem: SpanProblem | null;
}

/** Resolves the filters to dates. Custom dates take precedence over a period. */
export function toReportPeriod({ days, from, to }: ReportFilters, today: string): Report {
  if (from === '' && to === '') {
    const period = days === '' ? defaultPeriod : days;
    return { period, span: { from: dayAfter(today, 1 - Number(period)), to: today }, problem: null };
  }
  const last = to === '' ? (from > today ? from : today) : to;
  const span = { from: from === '' ? dayAfter(last, 1 - Number(defaultPeriod)) : from, to: last };
  const problem = isReversed(span) ? 'reversed' : countDays(span.from, span.to) > maxDays ? 'tooLong' : null;
  return { period: null, span, problem };
}
