import {
  applyRate as minorAtRate,
  computeFee as minorFeeOf,
  floorTo,
  formatAmount as written,
  limitProblem as minorLimitProblem,
  nearestValid,
  scale,
  toMinor,
  type LimitProblem,
  type Limits,
} from '@portal/schema/rules';
import { readSeparators } from './separators.ts';

/**
 * Exact decimal amounts as strings, calculated as the platform does and never with floats. One notation in every
 * language: a decimal point everywhere, grouping commas on screen only.
 */

export { scale as amountScale } from '@portal/schema/rules';

/** Decimals shown by default; the rest is truncated, never rounded up. */
export const shownDecimals = 2;

const exactPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A formatted amount in parts. */
export interface AmountParts {
  readonly negative: boolean;
  /** `1,234` */
  readonly integer: string;
  /** `50`; empty for none. */
  readonly fraction: string;
  /** Whether nonzero digits were truncated. */
  readonly cut: boolean;
}

const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Enough decimals that a positive amount never shows as zero. */
function decimalsFor(integer: string, fraction: string, decimals: number): number {
  const firstDigit = fraction.search(/[1-9]/);
  return /[1-9]/.test(integer) || firstDigit < decimals ? decimals : firstDigit + 1;
}

/** Truncates and groups an exact decimal. Throws for anything else. */
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

/** U+2212, as wide as a plus and read out correctly. */
export const minus = '−';

/** Decimals needed to show all of it, at least the default. */
export const allDecimals = (exact: string): number =>
  Math.max(exact.split('.')[1]?.replace(/0+$/, '').length ?? 0, shownDecimals);

/** `1,234.50`; not truncated unless `decimals` is given. */
export function formatAmount(exact: string, decimals?: number): string {
  const { negative, integer, fraction } = amountParts(exact, decimals ?? allDecimals(exact));
  return `${negative ? minus : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `+1,234.50`, `−25.00`, `0.00` */
export const formatGain = (exact: string, decimals: number = shownDecimals): string =>
  `${isZero(exact) || isNegative(exact) ? '' : '+'}${formatAmount(exact, decimals)}`;

/** `12,345` */
export const formatCount = (count: number): string => grouped(String(count));

/** Why a typed amount cannot be read. */
export type AmountProblem = 'empty' | 'notANumber' | 'grouping' | 'decimals' | 'tooLong';

export type ParsedAmount =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: AmountProblem }
  /** It can be read in two ways. */
  | {
      readonly ok: false;
      readonly problem: 'ambiguous';
      readonly readings: readonly [whole: string, decimal: string];
    };

const problem = (of: AmountProblem): ParsedAmount => ({ ok: false, problem: of });

/** Digits, point and comma as East Asian keyboards type them. */
const fullWidth = /[\uFF0C\uFF0E\uFF10-\uFF19]/g;
const narrowed = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/**
 * Parses a typed amount, full-width digits included. Commas are understood where they can mean one thing only;
 * `1,234` is refused with both its meanings, because a misread amount is worse than a refused one.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed.trim().replaceAll(fullWidth, narrowed);
  if (text === '') return problem('empty');
  const separated = readSeparators(text);
  if (separated.kind === 'ambiguous')
    return { ok: false, problem: 'ambiguous', readings: separated.readings };
  const value = separated.kind === 'plain' ? separated.number : text;
  if (/^\d[\d.,'’_\s]*$/.test(value) && !/^\d+\.?\d*$/.test(value)) return problem('grouping');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(value)) return problem('notANumber');
  const [integer = '', fraction = ''] = value.split('.');
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > 11) return problem('tooLong');
  if (fraction.length > scale) return problem('decimals');
  return { ok: true, value: fraction === '' ? whole : `${whole}.${fraction}` };
}

/** All exact decimals. A limit that the platform does not return is null. */
export interface AmountLimits {
  readonly minimum?: string | null | undefined;
  readonly maximum?: string | null | undefined;
  readonly multiple?: string | null | undefined;
  /** The member's balance. */
  readonly available?: string | undefined;
}

/** The limits of one amount, or null unless the platform returns all three. */
export const knownLimits = ({
  minimum,
  maximum,
  multiple,
}: Readonly<Record<'minimum' | 'maximum' | 'multiple', string | null>>) =>
  minimum === null || maximum === null || multiple === null ? null : { minimum, maximum, multiple };

/** Whether two amounts are equal, or neither is known. */
export const isSameFigure = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : isSameAmount(one, other);

const minorOf = (limit: string | null | undefined): bigint | undefined =>
  limit == null ? undefined : toMinor(limit);

const minorLimits = ({ minimum, maximum, multiple, available }: AmountLimits): Limits => ({
  minimum: minorOf(minimum),
  maximum: minorOf(maximum),
  multiple: minorOf(multiple),
  available: minorOf(available),
});

/** The smallest valid amount that is not below `value`, else the largest valid one. Null when none is valid. */
export function nextValid(value: string, limits: AmountLimits): string | null {
  const next = nearestValid(toMinor(value), minorLimits(limits));
  return next === null ? null : written(next);
}

/** The most helpful violation of the limits; null when valid. */
export const limitProblem = (value: string, limits: AmountLimits): LimitProblem | null =>
  minorLimitProblem(toMinor(value), minorLimits(limits));

/** A part of a whole for a picture, at most 1; 0 of nothing. */
export const fractionOf = (part: string, whole: string): number =>
  isZero(whole) ? 0 : Math.min(1, Number(part) / Number(whole));

/** Steps of a part of an amount whose rules have no multiple. */
const usualStep = toMinor('0.01');

/**
 * A percentage of the available amount, rounded down to the multiple; '0' when nothing is valid. Without a multiple a
 * part is rounded down to 0.01, and all of it is all of it.
 */
export function shareOf(percent: number, limits: AmountLimits): string {
  const { available = 0n, maximum, multiple = percent < 100 ? usualStep : 1n } = minorLimits(limits);
  const share = (available * BigInt(percent)) / 100n;
  return written(floorTo(maximum !== undefined && share > maximum ? maximum : share, multiple));
}

/** `amount` × `rate` (a fraction) plus `fixed`, rounded up to the smallest unit. */
export const feeOf = (amount: string, rate: string, fixed = '0'): string =>
  written(minorFeeOf(toMinor(amount), toMinor(rate), toMinor(fixed)));

/** `amount` × `rate`, rounded down to the smallest unit. */
export const atRate = (amount: string, rate: string): string =>
  written(minorAtRate(toMinor(amount), toMinor(rate)));

/** The largest multiple of `step` that is not above `amount`. */
export const wholeOf = (amount: string, step: string): string =>
  written(floorTo(toMinor(amount), toMinor(step)));

/** `amount` − `taken`; may be negative. */
export const subtract = (amount: string, taken: string): string => written(toMinor(amount) - toMinor(taken));

export const sumOf = (amounts: readonly string[]): string =>
  written(amounts.reduce((total, amount) => total + toMinor(amount), 0n));

/** Numeric equality: `25` equals `25.00`. */
export const isSameAmount = (one: string, other: string): boolean => toMinor(one) === toMinor(other);

/** Comparator for exact decimals, ascending. */
export function compareAmounts(one: string, other: string): number {
  const difference = toMinor(one) - toMinor(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `0.0125` is `1.25`. Exact. */
export const percentOf = (fraction: string): string => written(toMinor(fraction) * 100n);

export const isZero = (exact: string): boolean => !/[1-9]/.test(exact);
export const isNegative = (exact: string): boolean => exact.startsWith('-') && !isZero(exact);
