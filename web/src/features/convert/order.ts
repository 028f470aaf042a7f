import { formatAmount as written, quote, toMinor } from '@portal/schema/rules';
import type { CreditType } from '../../generated/schema.ts';
import { isSameAmount, isSameFigure, isZero, parseAmount } from '../../money/decimal.ts';
import type { ConvertConfigQuery, ConvertOrderPartsFragment } from './convert.generated.ts';

export type ConvertOrder = ConvertOrderPartsFragment;
export type ConvertConfig = ConvertConfigQuery['convertConfig'];
export type Pair = Omit<ConvertConfig['pairs'][number], '__typename'>;

/** Form values, as typed. */
export type ConvertValues = Record<'from' | 'to' | 'amount', string>;

/** What converting an amount costs and yields. */
export interface Quote {
  /** Debited, fee included. */
  readonly amount: string;
  /** In the source credit; null where the platform does not return the fee, and then none is counted. */
  readonly fee: string | null;
  /** In the target credit. */
  readonly arrives: string;
}

/** A convert as reviewed and sent, with the figures shown when the review opened. */
export interface ConvertDraft extends Quote {
  readonly from: CreditType;
  readonly to: CreditType;
  readonly rate: string;
  readonly feeRate: string | null;
  /** Time in which it can be cancelled; null where the platform does not return it. */
  readonly cancelSeconds: number | null;
}

/** Source credits, in the order offered. */
export const listSources = (pairs: readonly Pair[]): readonly CreditType[] => [
  ...new Set(pairs.map(({ from }) => from)),
];

/** Target credits of a source, in the order offered. */
export const listTargets = (pairs: readonly Pair[], from: CreditType): readonly CreditType[] =>
  pairs.filter((pair) => pair.from === from).map(({ to }) => to);

export const reverseOf = (pairs: readonly Pair[], { from, to }: Pair): Pair | undefined =>
  pairs.find((pair) => pair.from === to && pair.to === from);

/**
 * The selected pair, else the first with the same source, else the first of all. Null when nothing is offered, or
 * nothing for a fixed source.
 */
export function findPair(
  pairs: readonly Pair[],
  { from, to }: Pick<ConvertValues, 'from' | 'to'>,
  fixedFrom: CreditType | null = null,
): Pair | null {
  const source = fixedFrom ?? from;
  const sameSource = pairs.filter((pair) => pair.from === source);
  const named = sameSource.find((pair) => pair.to === to) ?? sameSource[0];
  return named ?? (fixedFrom === null ? (pairs[0] ?? null) : null);
}

/** The fee rounds up, what arrives rounds down. */
function quoteFor(amount: string, { rate, feeRate }: Pick<Pair, 'rate' | 'feeRate'>): Quote {
  const terms = { rate: toMinor(rate), feeRate: toMinor(feeRate ?? '0') };
  const { fee, actualAmount } = quote(toMinor(amount), terms);
  return { amount, fee: feeRate === null ? null : written(fee), arrives: written(actualAmount) };
}

/** Null unless `typed` is an amount large enough to yield something. */
export function previewConvert(typed: string, pair: Pair): Quote | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isZero(parsed.value)) return null;
  const figures = quoteFor(parsed.value, pair);
  return isZero(figures.arrives) ? null : figures;
}

/** Whether a valid amount is too small to yield anything. */
export function isLostInRounding(typed: string, pair: Pair): boolean {
  const parsed = parseAmount(typed);
  return parsed.ok && !isZero(parsed.value) && isZero(quoteFor(parsed.value, pair).arrives);
}

/** Null when the amount is invalid. */
export function toConvertDraft(typed: string, pair: Pair, cancelSeconds: number | null): ConvertDraft | null {
  const figures = previewConvert(typed, pair);
  if (figures === null) return null;
  const { from, to, rate, feeRate } = pair;
  return { from, to, ...figures, rate, feeRate, cancelSeconds };
}

/** What has changed since the review opened. */
export type ConvertChange =
  { readonly kind: 'none' } | { readonly kind: 'closed' } | { readonly kind: 'figures'; draft: ConvertDraft };

export function getConvertChange(draft: ConvertDraft, config: ConvertConfig): ConvertChange {
  const pair = config.pairs.find(({ from, to }) => from === draft.from && to === draft.to);
  if (pair === undefined) return { kind: 'closed' };
  const { rate, feeRate } = pair;
  const figures = quoteFor(draft.amount, pair);
  const isSame = isSameAmount(figures.arrives, draft.arrives) && isSameFigure(figures.fee, draft.fee);
  if (isSame) return { kind: 'none' };
  return { kind: 'figures', draft: { ...draft, ...figures, rate, feeRate } };
}

/** Form values after following a link. The typed amount is kept only when the pair stays the same. */
export function prefillConvert(
  values: ConvertValues,
  link: { readonly from: string | null; readonly to: string | null },
): ConvertValues {
  const from = link.from ?? values.from;
  const to = link.to ?? values.to;
  return from === values.from && to === values.to ? values : { from, to, amount: '' };
}
