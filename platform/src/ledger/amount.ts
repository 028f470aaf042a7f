import { formatAmount, minorPerUnit, toMinor } from '@portal/schema/rules';
import { refusals } from './refusals.ts';

/** Amounts are decimal strings at the boundaries and bigint minor units (10⁻⁸) inside; never floats. */
export { applyRate, computeFee, formatAmount, scale } from '@portal/schema/rules';

/** The largest balance. Adding another one of these cannot overflow the ledger's bigint. */
const maxMinor = 2n ** 62n - 1n;

const pattern = /^(0|[1-9]\d{0,10})(?:\.(\d{1,8}))?$/;

/** Parses `'12.5'` to 1250000000n; undefined if it is not such a string. */
export function tryParseAmount(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || !pattern.test(value)) return undefined;
  const minor = toMinor(value);
  return minor > maxMinor ? undefined : minor;
}

/**
 * Parses the amount that a member entered in `field`, zero included; otherwise throws a refusal that names the field.
 */
export function parseAmount(value: unknown, field = 'amount'): bigint {
  const minor = tryParseAmount(value);
  if (minor === undefined) throw refusals.AMOUNT_INVALID({ field });
  return minor;
}

/** Like `parseAmount`, but must be above zero (spec §5). */
export function parsePositiveAmount(value: unknown, field = 'amount'): bigint {
  const minor = parseAmount(value, field);
  if (minor === 0n) throw refusals.AMOUNT_INVALID({ field });
  return minor;
}

/** Minor units of one part per million. */
export const minorPerPpm = minorPerUnit / 1_000_000n;

/** Formats parts per million as a decimal fraction: 12500n → `'0.0125'`. */
export const formatPpm = (partsPerMillion: bigint): string => formatAmount(partsPerMillion * minorPerPpm);
