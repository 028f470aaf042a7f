import {
  entrustStatuses,
  type domains,
  type EntrustStatus,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import { refusals } from './refusals.ts';
import { getTerm, getWindowEnd } from './rules.ts';
import { states } from './states.ts';

/** A member's package as the endpoint returns it. */
export type TrusteeshipView = AnswerOf<(typeof domains)['trusteeship']['buyMatching']>;

/** A row of entrust_order; amounts in minor units. */
export interface TrusteeshipRow extends OrderRow {
  readonly offer_id: number;
  readonly replaces: bigint | null;
  readonly amount: bigint;
  readonly paid: bigint;
  readonly ratio_ppm: bigint;
  readonly term_days: number;
  readonly hold_id: bigint;
  readonly status: EntrustStatus;
  readonly auto_add: boolean;
  readonly expires_at: Date;
  readonly renewals: number;
  readonly returned: bigint | null;
  readonly ended_at: Date | null;
}

/** A row with its calculated totals. */
interface TrusteeshipDetailsRow extends TrusteeshipRow {
  readonly locked: bigint;
  readonly profit: bigint;
  readonly compounded: bigint;
  readonly redeem_number: string | null;
}

/** SQL that adds to orders their locked and earned amounts, and the number of the redemption. */
const selectTrusteeships = (orders: string): string =>
  `select o.*, case o.status when 'RUNNING' then coalesce(h.amount, 0) else 0 end as locked, p.profit, p.compounded,
     j.transaction_number as redeem_number
   from ${orders} o left join hold h on h.id = o.hold_id
   left join journal j on j.id = h.closed_journal and o.status = 'REDEEMED'
   cross join lateral (
     select coalesce(sum(p.amount) filter (where not p.compounded), 0)::bigint as profit,
       coalesce(sum(p.amount) filter (where p.compounded), 0)::bigint as compounded
     from entrust_profit p where p.order_id = o.id) p`;

/** Returns the state of a package at an instant, as the endpoint does. */
const toTrusteeshipView = (row: TrusteeshipDetailsRow, now: Date): TrusteeshipView => {
  // An ended package keeps its last term.
  const { expiresAt, renewals } = getTerm(row, row.ended_at ?? now);
  return {
    ...toOrderView(row),
    status: row.status,
    matchingId: row.offer_id.toString(),
    upgradedFromId: row.replaces?.toString() ?? null,
    amount: formatAmount(row.amount),
    payAmount: formatAmount(row.paid),
    termDays: row.term_days,
    dailyRatio: formatPpm(row.ratio_ppm),
    autoAddStatus: row.auto_add ? 1 : 0,
    lockedAmount: formatAmount(row.locked),
    profitAmount: formatAmount(row.profit),
    compoundAmount: formatAmount(row.compounded),
    redeemAmount: row.returned === null ? null : formatAmount(row.returned),
    redeemTransactionNo: row.redeem_number,
    renewals,
    expireTime: expiresAt.getTime(),
    redeemEndTime: getWindowEnd(expiresAt).getTime(),
    endTime: row.ended_at?.getTime() ?? null,
  };
};

/** Returns the state of a package at an instant, by its id. */
export async function getTrusteeship(db: Queryable, id: bigint, now: Date): Promise<TrusteeshipView> {
  return toTrusteeshipView(
    await db.one<TrusteeshipDetailsRow>(`${selectTrusteeships('entrust_order')} where o.id = $1`, [id]),
    now,
  );
}

/**
 * Returns the member's own running package, locked. Refuses another member's package like an unknown one. The lock
 * serialises the member's changes and the daily jobs.
 */
export async function requireRunning(tx: Transaction, memberId: bigint, id: string): Promise<TrusteeshipRow> {
  const order = await tx.maybe<TrusteeshipRow>(
    'select * from entrust_order where id = $1 and member_id = $2 for update',
    [BigInt(id), memberId],
  );
  if (order === undefined) throw refusals.ENTRUST_UNKNOWN();
  if (states[order.status].to.length === 0) throw refusals.ENTRUST_ENDED();
  return order;
}

type Endpoint = (typeof domains)['trusteeship']['buyMatchingList'];

/** The names of the operations that return one of the member's packages. */
export const operationNames = ['buyEntrust', 'upgradeEntrust', 'redeemEntrust'] as const;

/** Returns a page of the member's packages, newest first. */
export const listTrusteeships = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
  now: Date,
): Promise<AnswerOf<Endpoint>> =>
  listPage<TrusteeshipDetailsRow, TrusteeshipView>(db, memberId, data, {
    table: 'entrust_order',
    operations: operationNames,
    ranges: { status: data.status ?? entrustStatuses },
    select: selectTrusteeships,
    toViews: (rows) => rows.map((row) => toTrusteeshipView(row, now)),
  });

type Totals = AnswerOf<(typeof domains)['trusteeship']['totalBuyMatchingAmount']>;

interface TotalsRow {
  readonly running: bigint;
  readonly locked: bigint;
  readonly paid: bigint;
  readonly profit: bigint;
  readonly compounded: bigint;
}

/** Returns the member's totals: locked, paid and earned. */
export async function getTotals(db: Queryable, memberId: bigint): Promise<Totals> {
  const row = await db.one<TotalsRow>(
    `select count(*) filter (where o.status = 'RUNNING') as running, coalesce(sum(o.locked), 0)::bigint as locked,
       coalesce(sum(o.paid), 0)::bigint as paid, coalesce(sum(o.profit), 0)::bigint as profit,
       coalesce(sum(o.compounded), 0)::bigint as compounded
     from (${selectTrusteeships('(select * from entrust_order where member_id = $1)')}) o`,
    [memberId],
  );
  return {
    runningCount: Number(row.running),
    lockedAmount: formatAmount(row.locked),
    payAmount: formatAmount(row.paid),
    profitAmount: formatAmount(row.profit),
    compoundAmount: formatAmount(row.compounded),
  };
}
