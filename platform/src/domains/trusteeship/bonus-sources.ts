/** What entrust packages bring to the sponsors of those who have them. */
import type { BonusSource } from '../../services.ts';

/** Redeeming has no fee: without this, buying a short package again and again would pay the sponsors each time. */
const redeemedDays = 30;

export const bonusSources: readonly BonusSource[] = [
  {
    overriding: 'referralOverriding',
    volumes: `select o.member_id, greatest(sum(o.paid) - coalesce((
        select sum(r.amount) from entrust_order r where r.member_id = o.member_id and r.status = 'REDEEMED'
          and r.ended_at >= $2::timestamptz - interval '${redeemedDays * 24} hours' and r.ended_at < $3), 0), 0) as amount
      from entrust_order o where o.created_at >= $2 and o.created_at < $3 group by o.member_id`,
  },
  {
    overriding: 'entrustOverriding',
    volumes: `select o.member_id, p.amount from entrust_profit p join entrust_order o on o.id = p.order_id
      where p.business_date = $1 or p.business_date < $1 and p.created_at >= $4`,
    isOpen: `exists (select from entrust_order o where o.status = 'RUNNING' and o.profited_until < $1::date)`,
  },
];
