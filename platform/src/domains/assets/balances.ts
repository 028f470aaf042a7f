import type { domains, HoldReason, ResultOf } from '@portal/schema/rest';

import { formatAmount } from '../../ledger/amount.ts';
import { balances, type Held } from '../../ledger/balances.ts';
import type { Services } from '../../services.ts';
import { toBalanceState } from './contract-names.ts';

type Assets = ResultOf<(typeof domains)['assets']['assetsList']>;

/** Why credits are held, in the contract's words. Nothing else opens a hold yet. */
const reasons: Readonly<Partial<Record<Held['kind'], HoldReason>>> = {
  withdrawal: 'WITHDRAWAL',
  convert: 'CONVERT',
  otc: 'OTC',
  insurance: 'INSURANCE',
  entrust: 'ENTRUST',
};

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
        reason: reasonOf(held),
        balanceState: toBalanceState(held.bucket),
        amount: formatAmount(held.amount),
      })),
    })),
  };
}

function reasonOf({ kind }: Held): HoldReason {
  const reason = reasons[kind];
  if (reason === undefined) throw new Error(`the contract has no word for a hold of kind ${kind}`);
  return reason;
}
