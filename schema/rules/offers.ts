/** Arithmetic of an offer: credits of one kind, sold whole at a price in another. Amounts are bigints of minor units. */
import { minorPerUnit } from './amounts.ts';

/** The result of an offer that is bought. */
export interface OfferQuote {
  /** What the buyer pays. */
  readonly total: bigint;
  /** The platform's part of it. */
  readonly fee: bigint;
  /** What the seller gets. */
  readonly actualAmount: bigint;
}

/**
 * What an amount costs at a price for one whole credit, rounded up, so that the seller never gets less than the price; and
 * what the fee, a fraction of that, leaves. The fee is rounded down, so that it never exceeds its rate.
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
