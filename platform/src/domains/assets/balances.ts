import type { domains, AnswerOf } from '@portal/schema/rest';
import type { MemberRead } from '../../identity/admission.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { balanceRows, toBalances, type BalanceRow, type Held } from '../../ledger/balances.ts';

type Assets = AnswerOf<(typeof domains)['assets']['assetsList']>;

/** The rows that {@link toAssets} reads. */
export const balancesRead: MemberRead = { name: 'balances', sql: balanceRows };

/** The member's seven credits, with the reason for every amount that is not available. */
export const toAssets = (rows: readonly BalanceRow[]): Assets => ({
  records: toBalances(rows).map((balance) => ({
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
});
