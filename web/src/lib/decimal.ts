import Big from 'big.js';

/**
 * Exact decimal amounts: strings at the edges, big.js between, never floats.
 * One convention in every language, typed, shown and exported: a point for decimals, a comma between thousands
 * on screen only.
 */

/** Decimals of the smallest unit. */
export const amountScale = 8;

/** The smallest amount there is. */
const smallestUnit = '0.00000001';

/** Decimals an amount shows; the rest is cut off, never rounded up. */
export const shownDecimals = 2;

const exactPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An amount ready to be shown: digits grouped, decimals cut. */
export interface AmountParts {
  readonly negative: boolean;
  /** `1,234` */
  readonly integer: string;
  /** `50`, empty where none is shown. */
  readonly fraction: string;
  /** Whether something is left of what was cut off. */
  readonly cut: boolean;
}

const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** So many decimals that an amount above zero never reads as zero. */
function decimalsFor(integer: string, fraction: string, decimals: number): number {
  const firstDigit = fraction.search(/[1-9]/);
  return /[1-9]/.test(integer) || firstDigit < decimals ? decimals : firstDigit + 1;
}

/** Cuts an exact decimal string to so many decimals, and groups it. Throws for anything else than a decimal. */
export function amountParts(exact: string, decimals: number = shownDecimals): AmountParts {
  const match = exactPattern.exec(exact);
  if (match === null) throw new RangeError('Not a decimal number');
  const [, sign = '', integer = '0', fraction = ''] = match;
  const kept = decimalsFor(integer, fraction, decimals);
  const whole = integer.replace(/^0+(?=\d)/, '');
  const isZero = !/[1-9]/.test(whole + fraction);
  return {
    negative: sign === '-' && !isZero,
    integer: grouped(whole),
    fraction: fraction.slice(0, kept).padEnd(decimals, '0'),
    cut: /[1-9]/.test(fraction.slice(kept)),
  };
}

/** The minus of typography, which is as wide as a plus and is read out as one. */
export const minus = '−';

/** So many decimals that nothing is cut off, and at least as many as an amount shows. */
export const allDecimals = (exact: string): number =>
  Math.max(exact.split('.')[1]?.replace(/0+$/, '').length ?? 0, shownDecimals);

/** An amount as words on a button or in a sentence: `1,234.50`. Without `decimals` nothing is cut off. */
export function formatAmount(exact: string, decimals?: number): string {
  const { negative, integer, fraction } = amountParts(exact, decimals ?? allDecimals(exact));
  return `${negative ? minus : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A movement as words: `+1,234.50`, `−25.00`, `0.00`. */
export const formatGain = (exact: string, decimals: number = shownDecimals): string =>
  `${isZero(exact) || isNegative(exact) ? '' : '+'}${formatAmount(exact, decimals)}`;

/** A whole number of things: `12,345`, as amounts are grouped. */
export const formatCount = (count: number): string => grouped(String(count));

/** What is wrong with a typed amount. */
export type AmountProblem = 'empty' | 'notANumber' | 'grouping' | 'decimals' | 'tooLong';

export type ParsedAmount =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly problem: AmountProblem };

const problem = (of: AmountProblem): ParsedAmount => ({ ok: false, problem: of });

/** The digits, point and comma of East Asian keyboards, which are as wide as their other characters. */
const fullWidth = /[\uFF0C\uFF0E\uFF10-\uFF19]/g;
const narrowed = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/**
 * Reads a typed amount. Full-width digits are digits. Nothing is cleaned away: `1,234.56` is refused, because what a comma means differs from
 * country to country, and a silently changed amount is worse than a refused one.
 */
export function parseAmount(typed: string): ParsedAmount {
  const value = typed.trim().replaceAll(fullWidth, narrowed);
  if (value === '') return problem('empty');
  if (/^\d[\d.,'’_\s]*$/.test(value) && !/^\d+\.?\d*$/.test(value)) return problem('grouping');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(value)) return problem('notANumber');
  const [integer = '', fraction = ''] = value.split('.');
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > 11) return problem('tooLong');
  if (fraction.length > amountScale) return problem('decimals');
  return { ok: true, value: fraction === '' ? whole : `${whole}.${fraction}` };
}

/** What bounds an amount; all exact decimals. */
export interface AmountLimits {
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly multiple?: string | undefined;
  /** What the member has. */
  readonly available?: string | undefined;
}

/** The largest multiple of `step` that is not above `value`. */
const floorTo = (value: Big, step: Big) => value.minus(value.mod(step));

/**
 * The least amount the limits allow that is not below `value`; where that would be too much, the most they allow. Null
 * where they allow none.
 */
export function nextValid(
  value: string,
  { multiple = smallestUnit, minimum = '0', maximum, available }: AmountLimits,
): string | null {
  const step = new Big(multiple);
  const fits = (n: Big) =>
    n.gt(0) &&
    n.gte(minimum) &&
    (maximum === undefined || n.lte(maximum)) &&
    (available === undefined || n.lte(available));
  const wanted = [value, minimum].map((n) => new Big(n)).reduce((a, b) => (a.gt(b) ? a : b));
  const below = floorTo(wanted, step);
  const above = below.eq(wanted) && wanted.gt(0) ? below : below.plus(step);
  if (fits(above)) return above.toFixed();
  const most = [maximum, available].filter((n) => n !== undefined).map((n) => floorTo(new Big(n), step));
  return most.find(fits)?.toFixed() ?? null;
}

/** What a valid decimal offends against, the most helpful first; null when it may be sent. */
export function limitProblem(
  value: string,
  limits: AmountLimits,
): 'zero' | 'minimum' | 'multiple' | 'maximum' | 'balance' | null {
  const amount = new Big(value);
  if (amount.lte(0)) return 'zero';
  if (limits.available !== undefined && amount.gt(limits.available)) return 'balance';
  if (limits.minimum !== undefined && amount.lt(limits.minimum)) return 'minimum';
  if (limits.maximum !== undefined && amount.gt(limits.maximum)) return 'maximum';
  if (limits.multiple !== undefined && !amount.mod(limits.multiple).eq(0)) return 'multiple';
  return null;
}

/** So many percent of what is available, never above it, cut to the allowed multiple; '0' where nothing fits. */
export function shareOf(percent: number, { available = '0', maximum, multiple }: AmountLimits): string {
  let share = new Big(available).times(percent).div(100).round(amountScale, Big.roundDown);
  if (maximum !== undefined && share.gt(maximum)) share = new Big(maximum);
  if (multiple !== undefined) share = floorTo(share, new Big(multiple));
  return share.toFixed();
}

/** The fee of `rate` (a fraction) on `amount`, with a fixed part where there is one, rounded up to the smallest unit. */
export const feeOf = (amount: string, rate: string, fixed = '0'): string =>
  new Big(amount).times(rate).plus(fixed).round(amountScale, Big.roundUp).toFixed();

/** What `amount` is at a rate, cut to the smallest unit: who gets it never gets more than that. */
export const atRate = (amount: string, rate: string): string =>
  new Big(amount).times(rate).round(amountScale, Big.roundDown).toFixed();

/** What is left of `amount`; negative where more is taken than there is. */
export const less = (amount: string, taken: string): string => new Big(amount).minus(taken).toFixed();

/** The sum of exact decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed();

/** Whether two exact decimals are the same amount: `25` and `25.00` are. */
export const isSameAmount = (one: string, other: string): boolean => new Big(one).eq(other);

/** A fraction in percent, exact: `0.0125` is `1.25`. */
export const percentOf = (fraction: string): string => new Big(fraction).times(100).toFixed();

export const isZero = (exact: string): boolean => new Big(exact).eq(0);
export const isNegative = (exact: string): boolean => new Big(exact).lt(0);
