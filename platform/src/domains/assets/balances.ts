import type { domains, ResultOf } from '@portal/schema/rest';

import { formatAmount } from '../../ledger/amount.ts';
import { balances, type Held } from '../../ledger/balances.ts';
import type { Services } from '../../services.ts';

type Assets = ResultOf<(typeof domains)['assets']['assetsList']>;

/** The member's seven credits, with the reason for every amount that is not available. */
export async function listBalances({ database }: Services, memberId: bigint): Promise<Assets> {
  const all = await balances(database, memberId);
  return {
    records: all.map((balance) => ({
      coinName: balance.coin,
      assetsAvailable: formatAmount(balance.available),
      assetsFrozen: formatAmount(balance.frozen),
      assetsLocked: formatAmount(balance.locked),
      holds: balance.holds.map((held) => ({
        reason: held.kind.toUpperCase() as Uppercase<Held['kind']>,
        balanceState: held.bucket.toUpperCase() as Uppercase<Held['bucket']>,
        amount: formatAmount(held.amount),
      })),
    })),
  };
}
