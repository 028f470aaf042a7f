/** What a withdrawal costs. Amounts are bigints of minor units, as in `amounts.ts`. */
import { feeOf, minorPerUnit } from './amounts.ts';

/** The least that a bank can pay. */
const cent = minorPerUnit / 100n;

/** What a way to withdraw costs. */
export interface WithdrawalTerms {
  readonly isBank: boolean;
  /** Fraction of the amount. */
  readonly feeRate: bigint;
  readonly fixedFee: bigint;
}

/**
 * The fee of a withdrawal; the rest is paid out. A bank pays whole cents, so that whatever would be paid below a cent is
 * fee, too: the proportional fee of an amount in whole cents is rounded up to 0.01. On a chain every minor unit is paid.
 */
export function feeOfWithdrawal(amount: bigint, { isBank, feeRate, fixedFee }: WithdrawalTerms): bigint {
  const fee = feeOf(amount, feeRate, fixedFee);
  if (!isBank) return fee;
  const belowCent = (amount - fee) % cent;
  // Of a fee above the amount the rest is negative; it is rounded down as well.
  return fee + (belowCent < 0n ? belowCent + cent : belowCent);
}
