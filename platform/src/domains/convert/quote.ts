import { quote as quoteAt, type Quote } from '@portal/schema/rules';

import { minorPerPpm } from '../../ledger/amount.ts';
import type { ConvertPair } from './rules.ts';

/** The amount received for an amount given at a pair's rate and fee, in minor units. */
export const quote = ({ rate, feePpm }: Pick<ConvertPair, 'rate' | 'feePpm'>, amount: bigint): Quote =>
  quoteAt(amount, { rate, feeRate: feePpm * minorPerPpm });
