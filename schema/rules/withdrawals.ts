/** Fees of withdrawals. Amounts are bigints of minor units, as in `amounts.ts`. */
import { computeFee, minorPerUnit } from './amounts.ts';

/** The smallest amount that a bank can pay. */
const cent = minorPerUnit / 100n;

/** The terms of a withdrawal method. */
export interface WithdrawalTerms {
  readonly isBank: boolean;
  /** Fraction of the amount. */
  readonly feeRate: bigint;
  readonly fixedFee: bigint;
}

/**
 * The fee of a withdrawal; the rest is paid out. A bank pays whole cents, so any fraction of a cent is added to the
 * fee: the proportional fee of an amount in whole cents is rounded up to 0.01. On a chain every minor unit is paid.
 */
export function computeWithdrawalFee(amount: bigint, { isBank, feeRate, fixedFee }: WithdrawalTerms): bigint {
  const fee = computeFee(amount, feeRate, fixedFee);
  if (!isBank) return fee;
  const belowCent = (amount - fee) % cent;
  // If the fee exceeds the amount, the rest is negative and is rounded down as well.
  return fee + (belowCent < 0n ? belowCent + cent : belowCent);
}
