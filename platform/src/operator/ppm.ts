import { minorPerPpm, tryParseAmount } from '../ledger/amount.ts';

/** A rate of one, as minor units. */
const one = 100_000_000n;

/** Millionths of a fraction below one with at most six decimals, such as `0.001`; undefined for anything else. */
export function readPpm(text: string | undefined): bigint | undefined {
  const fraction = tryParseAmount(text);
  return fraction === undefined || fraction >= one || fraction % minorPerPpm !== 0n
    ? undefined
    : fraction / minorPerPpm;
}
