import { ceilTo, formatAmount as written, toMinor } from '@portal/schema/rules';
import type { Locale } from '../i18n/locales.ts';
import { formatAmount } from '../money/decimal.ts';

/** Vertical axis with round ticks, including zero, that covers all amounts. */
export interface Scale {
  /** Exact decimals, ascending. */
  readonly ticks: readonly string[];
  /** Relative height: 0 at the lowest tick, 1 at the highest. For drawing only. */
  readonly heightOf: (amount: string) => number;
}

const steps = [1n, 2n, 5n];

/** The next round number above a third of the range, in minor units. */
function roundStep(range: bigint): bigint {
  let magnitude = 1n;
  while (magnitude * 30n <= range) magnitude *= 10n;
  return magnitude * (steps.find((step) => magnitude * step * 3n >= range) ?? 10n);
}

export function buildScale(amounts: readonly string[]): Scale {
  let low = 0n;
  let high = 0n;
  for (const amount of amounts.map(toMinor)) {
    if (amount < low) low = amount;
    if (amount > high) high = amount;
  }
  if (high === low) high = toMinor('1');
  const step = roundStep(high - low);
  const bottom = -ceilTo(-low, step);
  const top = ceilTo(high, step);
  const ticks: string[] = [];
  for (let tick = bottom; tick <= top; tick += step) ticks.push(written(tick));
  return { ticks, heightOf: (amount) => Number(toMinor(amount) - bottom) / Number(top - bottom) };
}

/** Above this, ticks use compact notation (`5M`), because zeros would take too much room. */
const large = 1_000_000;

/** Tick labels. Ticks are round, so compact notation loses nothing. */
export function tickLabels(ticks: readonly string[], locale: Locale): readonly string[] {
  if (!ticks.some((tick) => Math.abs(Number(tick)) >= large)) {
    return ticks.map((tick) => formatAmount(tick, tick.split('.')[1]?.length ?? 0));
  }
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return ticks.map((tick) => compact.format(Number(tick)));
}
