import type { domains, ResultOf } from '@portal/schema/rest';

import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { Services } from '../../services.ts';
import { cancelSeconds, convertPairs } from './pairs.ts';

type Config = ResultOf<(typeof domains)['convert']['convertConfigList']>;

/** The open pairs, and how long an order can be cancelled. */
export async function convertConfigOf({ database }: Services): Promise<Config> {
  const pairs = await convertPairs(database);
  return {
    records: pairs.map((pair) => ({
      fromCoin: pair.from,
      toCoin: pair.to,
      rate: formatAmount(pair.rate),
      feeRate: formatPpm(pair.feePpm),
      minAmount: formatAmount(pair.minimum),
      maxAmount: formatAmount(pair.maximum),
      multiple: formatAmount(pair.multiple),
    })),
    cancelSeconds: await cancelSeconds(database),
  };
}
