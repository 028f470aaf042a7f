/** What insurance packages bring to the sponsors of those who have them. */
import type { BonusSource } from '../../services.ts';

export const bonusSources: readonly BonusSource[] = [
  {
    // What was given, or restores what was lost, is no purchase.
    overriding: 'referralOverriding',
    volumes: `select m.member_id, m.amount from insurance_movement m join insurance_contract c on c.id = m.contract_id
      where (m.type in ('UPGRADE', 'ADD') or m.type = 'PURCHASE' and c.kind = 'BOUGHT')
        and m.created_at >= $2 and m.created_at < $3`,
  },
  {
    // Trials are free, so that their profits pay no one else.
    overriding: 'insuranceOverriding',
    volumes: `select t.member_id, t.result as amount from insurance_trade t join insurance_contract c on c.id = t.contract_id
      where t.result > 0 and c.kind <> 'TRIAL'
        and (t.business_date = $1 or t.business_date < $1 and t.created_at >= $4)`,
    isOpen: `exists (select from insurance_contract c where c.ended_at is null
      and c.trades_at < (($1::date + 2)::timestamp - interval '8 hours') at time zone 'UTC')`,
  },
];
