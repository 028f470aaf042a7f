/** Checks of entrust packages, their holds and profits against the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import {
  answerCheck,
  postsExactly,
  sealCheck,
  stateCheck,
  type ExpectedLeg,
} from '../../ledger/order-checks.ts';
import { termsDiffer } from '../../operator/setting-history.ts';
import { operationNames } from './orders.ts';

const table = 'entrust_order';
const assets = coins.ASSETS_POINT.toString();
const bonus = coins.BONUS_POINT.toString();

const owner = { member: 'o.member_id' } as const;
const earner = { member: `(select t.member_id from ${table} t where t.id = o.order_id)` } as const;

/** SQL of movements within the member's own account, into or out of the package. */
const isMoved = (amount: string, recordType: 'purchase' | 'upgrade' | 'redeem'): ExpectedLeg[] => [
  { of: owner, coin: assets, amount: `-(${amount})`, recordType },
  { of: owner, coin: assets, bucket: 'locked', amount, recordType },
];

const profit = (coin: string, bucket: 'available' | 'locked', recordType: 'compound' | 'entrustProfit') =>
  postsExactly('o.journal_id', [
    { of: { house: 'profit' }, coin, amount: '-o.amount', recordType },
    { of: earner, coin, bucket, amount: 'o.amount', recordType },
  ]);

/**
 * SQL of everything that went into the package of an order `o`, also before its upgrades. Profits are summed per
 * order, because a join of both tables would often read all profits for each order.
 */
const paidOutSql = `(select coalesce(sum(t.paid + (select coalesce(sum(p.amount), 0) from entrust_profit p
    where p.order_id = t.id and p.compounded)), 0)
  from ${table} t where t.hold_id = o.hold_id)`;

/** SQL of when the last profit of an order `o` was posted. */
const lastProfit = '(select max(p.created_at) from entrust_profit p where p.order_id = o.id)';

export const audit: DomainAudit = {
  claim: `exists (select from ${table} t where t.journal_id = o.id)
    or exists (select from entrust_profit p where p.journal_id = o.id)
    or exists (select from posting p join hold h on h.id = p.hold_id join ${table} t on t.hold_id = h.id
      where p.journal_id = o.id and h.closed_journal = o.id)`,
  checks: [
    sealCheck(
      'trusteeship',
      table,
      `id member_id offer_id replaces amount paid ratio_ppm term_days hold_id journal_id receipt_number
        transaction_number`,
    ),
    sealCheck(
      'entrust-profit',
      'entrust_profit',
      'id order_id business_date locked amount compounded journal_id',
    ),
    stateCheck(
      'trusteeship',
      table,
      'status auto_add expires_at renewals profited_until returned created_at ended_at',
    ),
    answerCheck({
      domain: 'trusteeship',
      table,
      operationNames,
      amounts: { amount: 'amount', payAmount: 'paid' },
      instants: { createTime: 'created_at' },
    }),
    {
      name: 'trusteeship-miscounted',
      table,
      wrong: `o.amount <> o.paid + coalesce((select t.amount from ${table} t
        where t.id = o.replaces and t.status = 'UPGRADED' and t.hold_id = o.hold_id and t.ended_at = o.created_at), 0)
        or o.status = 'UPGRADED' and not exists (select from ${table} t where t.replaces = o.id)`,
    },
    {
      name: 'trusteeship-misdated',
      table,
      wrong: `o.expires_at <> o.created_at + o.term_days * (o.renewals + 1) * interval '24 hours'
        or o.profited_until < (select max(p.business_date) from entrust_profit p where p.order_id = o.id)
        or o.status = 'REDEEMED' and (o.ended_at < o.expires_at or o.ended_at >= o.expires_at + interval '24 hours')`,
    },
    {
      // A renewal happens a day after the end of a term; profits are posted daily, possibly late.
      name: 'trusteeship-renewed-otherwise',
      table,
      wrong: `o.renewals > 0 and coalesce(o.ended_at, ${lastProfit} + interval '48 hours') < o.expires_at - (o.term_days - 1) * interval '24 hours'
        or coalesce(o.ended_at, ${lastProfit}) >= o.expires_at + o.term_days * interval '24 hours'`,
    },
    {
      name: 'trusteeship-auto-add-differs',
      table,
      wrong: `o.auto_add is distinct from
        (select a.auto_add from entrust_auto_add a where a.order_id = o.id order by a.id desc limit 1)`,
    },
    {
      // The terms in force, within a minute of a change: a purchase reads them before its time is set.
      name: 'trusteeship-terms-differ',
      table,
      wrong: termsDiffer('entrust_offer', 'o.offer_id', 'o.created_at', ['ratio_ppm', 'term_days']),
    },
    {
      name: 'trusteeship-hold-differs',
      table,
      wrong: `not exists (
        select from hold h join account a on a.id = h.account_id
        where h.id = o.hold_id and h.kind = 'entrust' and a.owner_id = o.member_id and a.coin_id = ${assets} and h.bucket = 'L'
          and case o.status when 'RUNNING' then h.outcome is null and h.amount = ${paidOutSql}
            when 'REDEEMED' then h.outcome = 'settled' and h.closed_at = o.ended_at and o.returned = ${paidOutSql} else true end)`,
    },
    {
      name: 'trusteeship-misposted',
      table,
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.created_at)
        or o.replaces is null and not ${postsExactly('o.journal_id', isMoved('o.paid', 'purchase'))}
        or o.replaces is not null and not ${postsExactly('o.journal_id', isMoved('o.paid', 'upgrade'))}
        or o.status = 'REDEEMED' and not ${postsExactly(
          '(select h.closed_journal from hold h where h.id = o.hold_id)',
          isMoved('-o.returned', 'redeem'),
        )}`,
    },
    sealCheck('entrust-auto-add', 'entrust_auto_add', 'id order_id auto_add after_day'),
    {
      // Each choice of the member takes effect on a day. Days before the first one predate stored choices.
      name: 'entrust-profit-misdirected',
      table: 'entrust_profit',
      wrong: `o.compounded <> (select a.auto_add from entrust_auto_add a
        where a.order_id = o.order_id and a.after_day < o.business_date order by a.id desc limit 1)`,
    },
    {
      name: 'entrust-profit-miscounted',
      table: 'entrust_profit',
      wrong: `o.amount is distinct from (select div(o.locked::numeric * t.ratio_ppm, 1000000) from ${table} t where t.id = o.order_id)`,
    },
    {
      name: 'entrust-profit-misposted',
      table: 'entrust_profit',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.created_at = o.created_at)
        or o.compounded and not ${profit(assets, 'locked', 'compound')}
        or not o.compounded and not ${profit(bonus, 'available', 'entrustProfit')}`,
    },
  ],
};
