import type { domains, ResultOf } from '@portal/schema/rest';

import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { Services } from '../../services.ts';
import { transferRules } from './rules.ts';

type Config = ResultOf<(typeof domains)['transfer']['makeOverConfigList']>;

/** The rules of every credit, and until when the member's transfers are closed. */
export async function transferConfigOf({ database, clock }: Services, memberId: bigint): Promise<Config> {
  const rules = await transferRules(database);
  const closing = await database.maybe<{ until: Date; reason: 'INSURANCE_REDEEMED' }>(
    `select transfer_closed_until as until, transfer_closed_reason as reason from member
     where id = $1 and transfer_closed_until > $2`,
    [memberId, clock.now()],
  );
  return {
    records: rules.map((rule) => ({
      coinName: rule.coin,
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      feeRate: formatPpm(rule.feePpm),
    })),
    closedUntil: closing?.until.getTime() ?? null,
    closedReason: closing?.reason ?? null,
  };
}
