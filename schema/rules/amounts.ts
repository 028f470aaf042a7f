/**
 * Arithmetic with amounts, shared so that the portal's figures equal the platform's to the last digit.
 *
 * Amounts, rates and fractions are bigints of minor units (10⁻⁸), as in the ledger, so that comparing and adding need
 * no library and every rounding is an explicit division. Strings are used only at the boundaries, through `toMinor` and
 * `formatAmount`.
 */

/** Decimals of an amount. */
export const scale = 8;

/** Minor units of one whole. */
export const minorPerUnit = 10n ** BigInt(scale);

const exact = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/** Parses `'12.5'` to 1250000000n. Throws a RangeError unless it is a decimal number with at most eight decimals. */
export function toMinor(decimal: string): bigint {
  const match = exact.exec(decimal);
  if (match === null) throw new RangeError('Not a decimal number of at most eight decimals');
  const [, sign = '', units = '', fraction = ''] = match;
  const minor = BigInt(units + fraction.padEnd(scale, '0'));
  return sign === '-' ? -minor : minor;
}

/** Formats 1250000000n as `'12.5'`: exact, without trailing zeros, with sign. */
export function formatAmount(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The fee for `amount`: a fraction, rounded up so that no fee is lost, plus a fixed part. */
export function computeFee(amount: bigint, feeRate: bigint, fixedFee = 0n): bigint {
  if (amount < 0n || feeRate < 0n) throw new RangeError('fees are of amounts from zero up');
  return fixedFee + (amount * feeRate + minorPerUnit - 1n) / minorPerUnit;
}

/** Converts `amount` at a rate per whole credit, rounded down. */
export function applyRate(amount: bigint, rate: bigint): bigint {
  if (amount < 0n || rate < 0n) throw new RangeError('rates are for amounts from zero up');
  return (amount * rate) / minorPerUnit;
}

/** The result of converting an amount. */
export interface Quote {
  /** In the source credit. */
  readonly fee: bigint;
  /** In the target credit. */
  readonly actualAmount: bigint;
}

/**
 * Quotes a conversion: deducts the fee, rounded up, and converts the rest, rounded down, so that rounding favours the
 * house.
 */
export function quote(amount: bigint, { rate, feeRate }: { rate: bigint; feeRate: bigint }): Quote {
  const fee = computeFee(amount, feeRate);
  return { fee, actualAmount: applyRate(amount - fee, rate) };
}
