/**
 * Arithmetic with amounts, so that the figures the portal shows and the platform books are equal to the last digit.
 *
 * Amounts, rates and fractions are bigints of minor units (10⁻⁸). The ledger stores exactly these, comparing and adding
 * need no library, and every rounding is a division that can be seen. Strings are used only at the edges, where
 * `toMinor` and `formatAmount` read and write them.
 */

/** Decimals of an amount. */
export const scale = 8;

/** Number of minor units in one whole. */
export const minorPerUnit = 10n ** BigInt(scale);

const exact = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/** `'12.5'` → 1250000000n. Throws a RangeError for anything but a decimal number of at most eight decimals. */
export function toMinor(decimal: string): bigint {
  const match = exact.exec(decimal);
  if (match === null) throw new RangeError('Not a decimal number of at most eight decimals');
  const [, sign = '', units = '', fraction = ''] = match;
  const minor = BigInt(units + fraction.padEnd(scale, '0'));
  return sign === '-' ? -minor : minor;
}

/** 1250000000n → `'12.5'`: exact, no trailing zeros, sign kept. */
export function formatAmount(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The fee for `amount`: a fraction of it, rounded up so that no fee is lost to rounding, plus a fixed part. */
export function feeOf(amount: bigint, feeRate: bigint, fixedFee = 0n): bigint {
  if (amount < 0n || feeRate < 0n) throw new RangeError('fees are of amounts from zero up');
  return fixedFee + (amount * feeRate + minorPerUnit - 1n) / minorPerUnit;
}

/** `amount` converted at a rate for one whole credit, rounded down. */
export function atRate(amount: bigint, rate: bigint): bigint {
  if (amount < 0n || rate < 0n) throw new RangeError('rates are for amounts from zero up');
  return (amount * rate) / minorPerUnit;
}

/** The result of converting an amount. */
export interface Quote {
  /** In the credit given. */
  readonly fee: bigint;
  /** In the credit got. */
  readonly actualAmount: bigint;
}

/**
 * What a member gets for an amount: the fee, rounded up, is deducted, and the rest is converted and rounded down, so
 * that rounding differences stay with the house.
 */
export function quote(amount: bigint, { rate, feeRate }: { rate: bigint; feeRate: bigint }): Quote {
  const fee = feeOf(amount, feeRate);
  return { fee, actualAmount: atRate(amount - fee, rate) };
}
