import Big from 'big.js';
import type { Locale } from '../i18n/locales.ts';
import { formatAmount } from '../lib/decimal.ts';

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

/** From here on steps are named in the words of the language, `5M`: their zeros would take the place of the picture. */
const large = 1_000_000;

/** The steps of a scale as they stand beside it; nothing of them is rounded, for they are round. */
export function tickWords(ticks: readonly string[], locale: Locale): readonly string[] {
  if (!ticks.some((tick) => new Big(tick).abs().gte(large))) {
    return ticks.map((tick) => formatAmount(tick, tick.split('.')[1]?.length ?? 0));
  }
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return ticks.map((tick) => compact.format(Number(tick)));
}
