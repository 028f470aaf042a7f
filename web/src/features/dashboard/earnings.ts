import Big from 'big.js';
import { sumOf } from '../../lib/decimal.ts';
import { kindsOf } from '../../lib/recordKinds.ts';
import { businessDay } from '../../lib/time.ts';

/** The kinds of record that are bonuses and profit. */
export const earningTypes = kindsOf('profit');

/** How many business days the chart shows, today included. */
export const earningDays = 30;

/** The most pages of 100 that are added up here; a member with more reads so. */
export const earningPages = 5;

export interface EarningRecord {
  readonly amount: string;
  readonly occurredAt: string;
}

/** What came in on one business day; negative when more was taken back. */
export interface EarningDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly amount: string;
}

export interface Earnings {
  /** Oldest first, the last is today. */
  readonly days: readonly EarningDay[];
  /** The sum of the records counted. */
  readonly total: string;
  readonly count: number;
  /** When there are more records than are counted: the day up to which figures are incomplete. */
  readonly incompleteUntil: string | null;
}

/** So many business days, oldest first, ending with `last`. */
export function daysUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) =>
    new Date(end - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Adds records, newest first, up by business day. `hasMore`: older ones were left out. */
export function earningsOf(records: readonly EarningRecord[], today: string, hasMore: boolean): Earnings {
  const amounts = new Map<string, string[]>();
  for (const { amount, occurredAt } of records) {
    const day = businessDay(new Date(occurredAt));
    const ofDay = amounts.get(day);
    if (ofDay === undefined) amounts.set(day, [amount]);
    else ofDay.push(amount);
  }
  const oldest = records.at(-1);
  return {
    days: daysUntil(today, earningDays).map((day) => ({ day, amount: sumOf(amounts.get(day) ?? []) })),
    total: sumOf(records.map(({ amount }) => amount)),
    count: records.length,
    incompleteUntil: hasMore && oldest !== undefined ? businessDay(new Date(oldest.occurredAt)) : null,
  };
}

/** The vertical axis: round steps, zero among them, around all amounts. */
export interface Scale {
  /** Exact decimals, lowest first. */
  readonly ticks: readonly string[];
  /** How far up an amount stands: 0 at the lowest tick, 1 at the highest. For drawing only. */
  readonly heightOf: (amount: string) => number;
}

const steps = [1, 2, 5, 10];

/** The round number next above a third of the range. */
function roundStep(range: Big): Big {
  const rough = range.div(3);
  const magnitude = new Big(`1e${rough.e}`);
  const factor = steps.find((step) => magnitude.times(step).gte(rough)) ?? 10;
  return magnitude.times(factor);
}

export function scaleOf(amounts: readonly string[]): Scale {
  let low = new Big(0);
  let high = new Big(0);
  for (const amount of amounts) {
    if (low.gt(amount)) low = new Big(amount);
    if (high.lt(amount)) high = new Big(amount);
  }
  if (high.eq(low)) high = new Big(1);
  const step = roundStep(high.minus(low));
  const up = (value: Big, mode: typeof Big.roundUp) => value.div(step).round(0, mode).times(step);
  const bottom = up(low, Big.roundUp);
  const top = up(high, Big.roundUp);
  const ticks: string[] = [];
  for (let tick = bottom; tick.lte(top); tick = tick.plus(step)) ticks.push(tick.toFixed());
  const range = top.minus(bottom);
  return { ticks, heightOf: (amount) => new Big(amount).minus(bottom).div(range).toNumber() };
}
