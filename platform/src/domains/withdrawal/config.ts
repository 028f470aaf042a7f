import type { domains, ResultOf } from '@portal/schema/rest';

import { businessDate, nextBusinessMidnight } from '../../clock.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { Services } from '../../services.ts';
import { wordsOf } from '../ways.ts';
import { withdrawalRules, withdrawnCoin } from './rules.ts';
import { hasWithdrawn } from './today.ts';

type Withdrawal = (typeof domains)['withdrawal'];

/** Limits and fees of every way. */
export async function configOf({ database }: Services): Promise<ResultOf<Withdrawal['configList']>> {
  const rules = await withdrawalRules(database);
  return {
    records: rules.map((rule) => ({
      ...wordsOf(rule.way),
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      fixedFee: formatAmount(rule.fixedFee),
      feeRate: formatPpm(rule.feePpm),
    })),
  };
}

/** When the member can withdraw next, and when what is withdrawn now is expected to be paid. */
export async function infoOf(
  { database, clock }: Services,
  memberId: bigint,
): Promise<ResultOf<Withdrawal['withdrawalInfo']>> {
  const now = clock.now();
  const next = nextBusinessMidnight(now);
  return {
    coinName: withdrawnCoin,
    nextTime: (await hasWithdrawn(database, memberId, now)) ? next.getTime() : null,
    expectedDate: businessDate(next),
  };
}
