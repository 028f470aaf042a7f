import { Refusal } from '../refusal.ts';

/** Amounts: decimal strings at the edges, bigint minor units (10⁻⁸) inside; no float ever comes near. */
export const scale = 8;
const minorPerUnit = 10n ** BigInt(scale);

/** The most an account can hold: with room for one more of these, the ledger's bigint cannot overflow. */
const maxMinor = 2n ** 62n - 1n;

const pattern = /^(0|[1-9]\d{0,10})(?:\.(\d{1,8}))?$/;

/** `'12.5'` → 1250000000n, or undefined for anything that is not such a string. */
export function tryParseAmount(value: unknown): bigint | undefined {
  const match = typeof value === 'string' ? pattern.exec(value) : null;
  if (match === null) return undefined;
  const [, units = '', fraction = ''] = match;
  const minor = BigInt(units) * minorPerUnit + BigInt(fraction.padEnd(scale, '0'));
  return minor > maxMinor ? undefined : minor;
}

/** The amount a member entered in `field`, zero included; refused by name otherwise. */
export function parseAmount(value: unknown, field = 'amount'): bigint {
  const minor = tryParseAmount(value);
  if (minor === undefined) throw new Refusal('AMOUNT_INVALID', { field });
  return minor;
}

/** Like `parseAmount`, for what must be above zero (spec §5). */
export function parsePositiveAmount(value: unknown, field = 'amount'): bigint {
  const minor = parseAmount(value, field);
  if (minor === 0n) throw new Refusal('AMOUNT_INVALID', { field });
  return minor;
}

/** 1250000000n → `'12.5'`: exact, no trailing zeros, sign kept. */
export function formatAmount(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`;
}

const million = 1_000_000n;

/** A rate of one, in millionths, is so many minor units. */
export const minorPerPpm = minorPerUnit / million;

/** Parts per million as a decimal fraction: 12500n → `'0.0125'`. */
export const formatPpm = (partsPerMillion: bigint): string => formatAmount(partsPerMillion * minorPerPpm);

/** A fee of so many parts per million of `amount`, rounded up, so that none is too small to be taken. */
export function feeOf(amount: bigint, partsPerMillion: bigint): bigint {
  if (amount < 0n || partsPerMillion < 0n) throw new RangeError('fees are of amounts from zero up');
  return (amount * partsPerMillion + million - 1n) / million;
}

/** What `amount` comes to at a rate, in minor units for one whole; rounded down. */
export function atRate(amount: bigint, rate: bigint): bigint {
  if (amount < 0n || rate < 0n) throw new RangeError('rates are for amounts from zero up');
  return (amount * rate) / minorPerUnit;
}

/** Whether `amount` is a whole multiple of `step`. */
export function isMultipleOf(amount: bigint, step: bigint): boolean {
  return amount % step === 0n;
}
