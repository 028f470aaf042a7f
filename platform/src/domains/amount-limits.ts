import { formatAmount, isMultipleOf } from '../ledger/amount.ts';
import type { Coin } from '../ledger/coins.ts';
import { refuse } from '../messages/index.ts';

/** How much of a credit may move at once, in minor units. */
export interface AmountLimits {
  readonly coin: Coin;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
}

/** Refuses an amount outside the limits, naming the one it breaks. */
export function checkAmount(amount: bigint, { coin, minimum, maximum, multiple }: AmountLimits): void {
  if (amount < minimum) throw refuse('AMOUNT_BELOW', { minimum: formatAmount(minimum), coin });
  if (amount > maximum) throw refuse('AMOUNT_ABOVE', { maximum: formatAmount(maximum), coin });
  if (!isMultipleOf(amount, multiple)) {
    throw refuse('AMOUNT_NOT_MULTIPLE', { multiple: formatAmount(multiple), coin });
  }
}
