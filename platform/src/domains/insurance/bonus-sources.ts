/** What insurance packages contribute to sponsors' bonuses. */
import type { BonusSource } from '../../orders/bonus-source.ts';

const contract = 'join insurance_contract c on c.id = o.contract_id';

export const bonusSources: readonly BonusSource[] = [
  {
    // Grants and refills of losses are not purchases.
    name: 'insurance-purchases',
    overriding: 'referralOverriding',
    table: 'insurance_movement',
    joins: contract,
    where: "o.type in ('UPGRADE', 'ADD') or o.type = 'PURCHASE' and c.kind = 'BOUGHT'",
    amount: 'o.amount',
    day: { instant: 'o.created_at' },
    writtenAt: 'o.created_at',
  },
  {
    // Trials are free, so their profits pay no bonuses.
    name: 'insurance-trades',
    overriding: 'insuranceOverriding',
    table: 'insurance_trade',
    joins: contract,
    where: "o.result > 0 and c.kind <> 'TRIAL'",
    amount: 'o.result',
    day: { date: 'o.business_date' },
    writtenAt: 'o.created_at',
    isOpen: `exists (select from insurance_contract c where c.ended_at is null
      and c.trades_at < (($1::date + 2)::timestamp - interval '8 hours') at time zone 'UTC')`,
  },
];
