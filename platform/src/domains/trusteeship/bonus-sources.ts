/** What entrust packages bring to the sponsors of those who have them. */
import type { BonusSource } from '../../services.ts';

export const bonusSources: readonly BonusSource[] = [
  {
    overriding: 'referralOverriding',
    volumes: `select o.member_id, o.paid as amount from entrust_order o where o.created_at >= $2 and o.created_at < $3`,
  },
  {
    overriding: 'entrustOverriding',
    volumes: `select o.member_id, p.amount from entrust_profit p join entrust_order o on o.id = p.order_id
      where p.business_date = $1 or p.business_date < $1 and p.created_at >= $4`,
    isOpen: `exists (select from entrust_order o where o.status = 'RUNNING' and o.profited_until < $1::date)`,
  },
];
