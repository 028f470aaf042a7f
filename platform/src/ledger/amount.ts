import { formatAmount, minorPerUnit, toMinor } from '@portal/schema/rules';

import { refusals } from './refusals.ts';

/** Amounts: decimal strings at the edges, bigint minor units (10⁻⁸) inside; no float ever comes near. */
export { atRate, feeOf, formatAmount, scale } from '@portal/schema/rules';

/** The most an account can hold: with room for one more of these, the ledger's bigint cannot overflow. */
const maxMinor = 2n ** 62n - 1n;

const pattern = /^(0|[1-9]\d{0,10})(?:\.(\d{1,8}))?$/;

/** `'12.5'` → 1250000000n, or undefined for anything that is not such a string. */
export function tryParseAmount(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || !pattern.test(value)) return undefined;
  const minor = toMinor(value);
  return minor > maxMinor ? undefined : minor;
}

/** The amount a member entered in `field`, zero included; refused by name otherwise. */
export function parseAmount(value: unknown, field = 'amount'): bigint {
  const minor = tryParseAmount(value);
  if (minor === undefined) throw refusals.AMOUNT_INVALID({ field });
  return minor;
}

/** Like `parseAmount`, for what must be above zero (spec §5). */
export function parsePositiveAmount(value: unknown, field = 'amount'): bigint {
  const minor = parseAmount(value, field);
  if (minor === 0n) throw refusals.AMOUNT_INVALID({ field });
  return minor;
}

/** A rate of one, in millionths, is so many minor units. */
export const minorPerPpm = minorPerUnit / 1_000_000n;

/** Parts per million as a decimal fraction: 12500n → `'0.0125'`. */
export const formatPpm = (partsPerMillion: bigint): string => formatAmount(partsPerMillion * minorPerPpm);
