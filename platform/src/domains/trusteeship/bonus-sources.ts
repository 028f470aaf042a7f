/** What entrust packages bring to the sponsors of those who have them. */
import type { BonusSource } from '../../services.ts';

export const bonusSources: readonly BonusSource[] = [
  {
    name: 'entrust-purchases',
    overriding: 'referralOverriding',
    table: 'entrust_order',
    amount: 'o.paid',
    day: { instant: 'o.created_at' },
    writtenAt: 'o.created_at',
  },
  {
    // Redeeming has no fee: what comes back is deducted from the purchases that follow.
    name: 'entrust-redemptions',
    overriding: 'referralOverriding',
    table: 'entrust_order',
    joins: 'join hold h on h.id = o.hold_id',
    where: "o.status = 'REDEEMED' and h.kind = 'entrust'",
    amount: '-o.amount',
    day: { instant: 'o.ended_at' },
    writtenAt: 'o.ended_at',
    // The order is older; this journal is written when it is redeemed.
    number: 'h.closed_journal',
    numberedBy: 'journal',
  },
  {
    name: 'entrust-profits',
    overriding: 'entrustOverriding',
    table: 'entrust_profit',
    joins: 'join entrust_order e on e.id = o.order_id',
    member: 'e.member_id',
    amount: 'o.amount',
    day: { date: 'o.business_date' },
    writtenAt: 'o.created_at',
    isOpen: `exists (select from entrust_order o where o.status = 'RUNNING' and o.profited_until < $1::date)`,
  },
];
