/** What entrust packages contribute to sponsors' bonuses. */
import type { BonusSource } from '../../orders/bonus-source.ts';

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
    // Redeeming has no fee: the returned amount is deducted from later purchases.
    name: 'entrust-redemptions',
    overriding: 'referralOverriding',
    table: 'entrust_order',
    joins: 'join hold h on h.id = o.hold_id',
    where: "o.status = 'REDEEMED' and h.kind = 'entrust'",
    amount: '-o.amount',
    day: { instant: 'o.ended_at' },
    writtenAt: 'o.ended_at',
    // The order is older; this journal is written on redemption.
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
