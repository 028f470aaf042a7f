import { kindsOf } from '../../extension-points/recordKinds.ts';
import type { CreditRecordType, CreditType } from '../../generated/schema.ts';
import { compareAmounts, sumOf } from '../../money/decimal.ts';
import { countDays, dayAfter, daysBetween, getMonday } from '../../time/days.ts';
import type { BonusReportQuery } from './earnings.generated.ts';
import type { Span } from './period.ts';

/** Earnings of one kind on one day in one credit. */
export type Earning = BonusReportQuery['earningsReport']['earnings'][number];

/** Longer periods use weekly bars, because more bars are indistinguishable. */
export const maxDayBars = 31;

/** In the order of lists and bars. */
export const earningKinds = kindsOf('profit');

/** Sum of one kind in one bar. */
export interface KindAmount {
  readonly kind: CreditRecordType;
  readonly amount: string;
}

/** A day, or a week cut to the period. */
export interface Bar extends Span {
  readonly total: string;
  /** Kinds with earnings, in order. */
  readonly parts: readonly KindAmount[];
}

/** Sum of one kind in one credit over the period. */
export interface KindTotal extends KindAmount {
  readonly coin: CreditType;
  readonly count: number;
}

export type BarUnit = 'day' | 'week';

export interface EarningsReport extends Span {
  readonly unit: BarUnit;
  /** Oldest first, covering the period. */
  readonly bars: readonly Bar[];
  /** Largest first. */
  readonly totals: readonly KindTotal[];
  readonly total: string;
  /** Credits with earnings. */
  readonly coins: readonly CreditType[];
}

/** Splits a period into days, or weeks from Monday to Sunday. */
function barsOf({ from, to }: Span, unit: BarUnit): readonly Span[] {
  if (unit === 'day') return daysBetween(from, to).map((day) => ({ from: day, to: day }));
  const bars: Span[] = [];
  for (let monday = getMonday(from); monday <= to; monday = dayAfter(monday, 7)) {
    const sunday = dayAfter(monday, 6);
    bars.push({ from: monday < from ? from : monday, to: sunday > to ? to : sunday });
  }
  return bars;
}

/** Keeps the order in which keys first appear. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

const total = (earnings: readonly Earning[]): string => sumOf(earnings.map(({ amount }) => amount));

/** Sums earnings by bar and by kind. */
export function buildReport(earnings: readonly Earning[], span: Span): EarningsReport {
  const unit: BarUnit = countDays(span.from, span.to) > maxDayBars ? 'week' : 'day';
  const byDay = groupBy(earnings, ({ day }) => day);
  const bars = barsOf(span, unit).map((bar) => {
    const held = daysBetween(bar.from, bar.to).flatMap((day) => byDay.get(day) ?? []);
    const byKind = groupBy(held, ({ type }) => type);
    return {
      ...bar,
      total: total(held),
      parts: earningKinds.flatMap((kind) => {
        const ofKind = byKind.get(kind);
        return ofKind === undefined ? [] : [{ kind, amount: total(ofKind) }];
      }),
    };
  });
  const totals = [...groupBy(earnings, ({ type, coin }) => `${type} ${coin}`).values()].flatMap((ofKind) => {
    const [first] = ofKind;
    if (first === undefined) return [];
    return [{ kind: first.type, coin: first.coin, amount: total(ofKind), count: ofKind.length }];
  });
  return {
    ...span,
    unit,
    bars,
    totals: totals.sort((a, b) => compareAmounts(b.amount, a.amount)),
    total: total(earnings),
    coins: [...new Set(earnings.map(({ coin }) => coin))],
  };
}
