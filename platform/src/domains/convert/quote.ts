import { atRate, feeOf } from '../../ledger/amount.ts';
import type { ConvertPair } from './pairs.ts';

/** What becomes of an amount, in minor units. */
export interface Quote {
  /** In the credit given. */
  readonly fee: bigint;
  /** In the credit got. */
  readonly actualAmount: bigint;
}

/**
 * What a member gets for an amount: the fee rounded up is taken off, the rest goes at the rate and is rounded down, so
 * that what rounding leaves stays with the house.
 */
export function quote({ rate, feePpm }: Pick<ConvertPair, 'rate' | 'feePpm'>, amount: bigint): Quote {
  const fee = feeOf(amount, feePpm);
  return { fee, actualAmount: atRate(amount - fee, rate) };
}
