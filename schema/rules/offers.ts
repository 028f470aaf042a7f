/**
 * Arithmetic of an offer: credits of one kind, sold as a whole at a price in another. Amounts are bigints of minor
 * units.
 */
import { minorPerUnit } from './amounts.ts';

/** The amounts of an offer. */
export interface OfferQuote {
  /** The buyer's payment. */
  readonly total: bigint;
  /** The platform's fee. */
  readonly fee: bigint;
  /** The seller's proceeds. */
  readonly actualAmount: bigint;
}

/**
 * Quotes an amount at a price per whole credit. The total is rounded up, so that the seller never gets less than the
 * price; the fee, a fraction of it, is rounded down, so that it never exceeds its rate.
 */
export function quoteOffer(
  amount: bigint,
  { price, feeRate }: { price: bigint; feeRate: bigint },
): OfferQuote {
  if (amount < 0n || price < 0n || feeRate < 0n) throw new RangeError('offers are of amounts from zero up');
  const total = (amount * price + minorPerUnit - 1n) / minorPerUnit;
  const fee = (total * feeRate) / minorPerUnit;
  return { total, fee, actualAmount: total - fee };
}
