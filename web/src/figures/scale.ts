import Big from 'big.js';

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
