import type { CreditType } from '../../generated/schema.ts';
import { atRate, feeOf, isSameAmount, isZero, less, parseAmount } from '../../lib/decimal.ts';
import type { ConvertConfigQuery, ConvertOrderPartsFragment } from './convert.generated.ts';

/** An order as the platform has it. */
export type ConvertOrder = ConvertOrderPartsFragment;
export type ConvertConfig = ConvertConfigQuery['convertConfig'];
export type Pair = Omit<ConvertConfig['pairs'][number], '__typename'>;

/** What a member fills in, as it was typed. */
export type ConvertValues = Record<'from' | 'to' | 'amount', string>;

/** What an amount costs and brings. */
export interface Figures {
  /** What is given, the fee included. */
  readonly amount: string;
  /** In the credit given. */
  readonly fee: string;
  /** In the credit got. */
  readonly arrives: string;
}

/** A convert as it is reviewed and sent. Its figures are those of the moment the review was opened. */
export interface PlannedConvert extends Figures {
  readonly from: CreditType;
  readonly to: CreditType;
  readonly rate: string;
  readonly feeRate: string;
  /** How long it can be cancelled, in seconds. */
  readonly cancelSeconds: number;
  /** ID of the newest order made before this one; null where there was none or it is not known. */
  readonly madeBefore: string | null;
}

/** The credits that can be given, in the order they are offered. */
export const sourcesOf = (pairs: readonly Pair[]): readonly CreditType[] => [
  ...new Set(pairs.map(({ from }) => from)),
];

/** What a credit can become, in the order it is offered. */
export const targetsOf = (pairs: readonly Pair[], from: CreditType): readonly CreditType[] =>
  pairs.filter((pair) => pair.from === from).map(({ to }) => to);

/** The pair that goes back, where there is one. */
export const reverseOf = (pairs: readonly Pair[], { from, to }: Pair): Pair | undefined =>
  pairs.find((pair) => pair.from === to && pair.to === from);

/**
 * The pair the values name. Where they name none that is offered, the first that gives the same credit, and where none
 * does, the first of all. Null where nothing is offered, or nothing for a credit that is fixed.
 */
export function pairFor(
  pairs: readonly Pair[],
  { from, to }: Pick<ConvertValues, 'from' | 'to'>,
  fixedFrom: CreditType | null = null,
): Pair | null {
  const source = fixedFrom ?? from;
  const sameSource = pairs.filter((pair) => pair.from === source);
  const named = sameSource.find((pair) => pair.to === to) ?? sameSource[0];
  return named ?? (fixedFrom === null ? (pairs[0] ?? null) : null);
}

/** What a pair takes of an amount, and what it makes of the rest: the fee goes up, what arrives is cut. */
function figuresOf(amount: string, { rate, feeRate }: Pair): Figures {
  const fee = feeOf(amount, feeRate);
  return { amount, fee, arrives: atRate(less(amount, fee), rate) };
}

/** What a typed amount costs and brings; null while it cannot be read as one of which something arrives. */
export function previewOf(typed: string, pair: Pair): Figures | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isZero(parsed.value)) return null;
  const figures = figuresOf(parsed.value, pair);
  return isZero(figures.arrives) ? null : figures;
}

/** Whether an amount can be read, and yet is so small that nothing would arrive. */
export function isLostInRounding(typed: string, pair: Pair): boolean {
  const parsed = parseAmount(typed);
  return parsed.ok && !isZero(parsed.value) && isZero(figuresOf(parsed.value, pair).arrives);
}

/** The convert that valid values stand for; null when the amount cannot be read. */
export function planOf(
  typed: string,
  pair: Pair,
  cancelSeconds: number,
  known: readonly ConvertOrder[] | null,
): PlannedConvert | null {
  const figures = previewOf(typed, pair);
  if (figures === null) return null;
  const { from, to, rate, feeRate } = pair;
  return { from, to, ...figures, rate, feeRate, cancelSeconds, madeBefore: known?.[0]?.id ?? null };
}

/** What has become of a plan since its figures were taken. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'figures'; plan: PlannedConvert };

/** Compares a plan with what holds now: the same, other figures, or a pair that is no longer offered. */
export function changeOf(plan: PlannedConvert, config: ConvertConfig): Change {
  const pair = config.pairs.find(({ from, to }) => from === plan.from && to === plan.to);
  if (pair === undefined) return { kind: 'closed' };
  const { rate, feeRate } = pair;
  const figures = figuresOf(plan.amount, pair);
  const isSame = isSameAmount(figures.arrives, plan.arrives) && isSameAmount(figures.fee, plan.fee);
  if (isSame) return { kind: 'none' };
  return { kind: 'figures', plan: { ...plan, ...figures, rate, feeRate } };
}

/** The values after a link was followed. Another pair is another convert: the amount that was meant for one stays there. */
export function prefilled(
  values: ConvertValues,
  link: { readonly from: string | null; readonly to: string | null },
): ConvertValues {
  const from = link.from ?? values.from;
  const to = link.to ?? values.to;
  return from === values.from && to === values.to ? values : { from, to, amount: '' };
}

/** How far the clocks of this device and of the platform may be apart, in ms, where only time can tell. */
const clockTolerance = 5_000;

/**
 * The order that came of a convert whose answer was lost: the same credits and amount, newer than what was made before
 * it. Null while there is none.
 */
export function findConvert(
  plan: PlannedConvert,
  sentAt: string,
  orders: readonly ConvertOrder[],
): ConvertOrder | null {
  const known = orders.findIndex(({ id }) => id === plan.madeBefore);
  const earliest = Date.parse(sentAt) - clockTolerance;
  const candidates =
    known >= 0 ? orders.slice(0, known) : orders.filter(({ createdAt }) => Date.parse(createdAt) >= earliest);
  return (
    candidates.find(
      ({ from, to, amount }) => from === plan.from && to === plan.to && isSameAmount(amount, plan.amount),
    ) ?? null
  );
}
