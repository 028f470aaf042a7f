import { limitProblem } from '@portal/schema/rules';
import { formatAmount } from '../ledger/amount.ts';
import type { Coin } from '../ledger/coins.ts';
import { refusals } from './amount-limit-refusals.ts';

/** The limits of one movement of a credit, in minor units. */
export interface AmountLimits {
  readonly coin: Coin;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
}

/** Refuses an amount outside the limits, naming the limit it breaks. */
export function checkAmount(amount: bigint, { coin, ...limits }: AmountLimits): void {
  const { minimum, maximum, multiple } = limits;
  switch (limitProblem(amount, limits)) {
    case 'zero':
    case 'minimum':
      throw refusals.AMOUNT_BELOW({ minimum: formatAmount(minimum), coin });
    case 'balance':
    case 'maximum':
      throw refusals.AMOUNT_ABOVE({ maximum: formatAmount(maximum), coin });
    case 'multiple':
      throw refusals.AMOUNT_NOT_MULTIPLE({ multiple: formatAmount(multiple), coin });
    case null:
  }
}
