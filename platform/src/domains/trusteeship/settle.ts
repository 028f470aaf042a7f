/** The life of a package: daily profit, renewal and redemption. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import { rowJob } from '../../jobs/rows.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { runMemberChange, runMemberOperation } from '../member/index.ts';
import { getTrusteeship, requireRunning, type TrusteeshipView, type TrusteeshipRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { listDueDays, profitDueSql, computeProfit, renewalDueSql, getTerm, getWindowEnd } from './rules.ts';
import { states } from './states.ts';

/** Pays every package its due business days, oldest first. */
export const trusteeshipProfit = rowJob<TrusteeshipRow>({
  name: 'entrust-profit',
  everyMs: 1_000,
  table: 'entrust_order',
  due: profitDueSql,
  order: 'o.profited_until, o.id',
  work: ({ tx, row, now }) => payProfits(tx, row, now),
});

/** Renews the packages whose window has passed. */
export const trusteeshipRenewal = rowJob<TrusteeshipRow>({
  name: 'entrust-renewal',
  everyMs: 10_000,
  table: 'entrust_order',
  due: renewalDueSql,
  order: 'o.expires_at, o.id',
  work: ({ tx, row, now }) => renew(tx, row, now),
});

/** The data that the daily profit of an order depends on. */
export type Profited = Pick<TrusteeshipRow, 'id' | 'member_id' | 'hold_id' | 'ratio_ppm' | 'auto_add'>;

/**
 * Posts the profit of each due business day, one at a time, and returns the last paid day. Each has its own
 * operation, named after package and day, so that no day is paid twice. The caller has locked the order.
 */
export async function payProfits(tx: Transaction, order: Profited, now: Date): Promise<string> {
  const { paid, locked } = await tx.one<{ paid: string; locked: bigint }>(
    `select o.profited_until::text as paid, h.amount as locked from entrust_order o join hold h on h.id = o.hold_id
     where o.id = $1`,
    [order.id],
  );
  const days = listDueDays(paid, now);
  const last = days.at(-1);
  if (last === undefined) return paid;
  let counted = locked;
  for (const day of days) {
    const profit = computeProfit(counted, order.ratio_ppm);
    // Less than a minor unit: nothing to post.
    if (profit > 0n) await payDay(tx, order, { day, locked: counted, profit, now });
    if (order.auto_add) counted += profit;
  }
  await tx.execute('update entrust_order set profited_until = $2::date where id = $1', [order.id, last]);
  return last;
}

interface Day {
  readonly day: string;
  readonly locked: bigint;
  readonly profit: bigint;
  readonly now: Date;
}

async function payDay(tx: Transaction, order: Profited, { day, locked, profit, now }: Day): Promise<void> {
  const operation = await beginOperation(tx, 'trusteeship:profit', `${order.id}:${day}`, now);
  const journal = await post(operation, {
    recordType: order.auto_add ? 'compound' : 'entrustProfit',
    legs: profitLegs(order, profit),
  });
  await tx.execute(
    `insert into entrust_profit (order_id, business_date, locked, amount, compounded, journal_id, created_at)
     values ($1, $2::date, $3, $4, $5, $6, $7)`,
    [order.id, day, locked, profit, order.auto_add, journal.id, now],
  );
}

/** Into the package, with a record for the member, or to the reward credits. */
function profitLegs(
  { member_id: owner, hold_id: hold, auto_add: compounds }: Profited,
  amount: bigint,
): Leg[] {
  const account = member(owner);
  const coin = compounds ? 'ASSETS_POINT' : 'BONUS_POINT';
  return [
    { account: house('profit'), coin, amount: -amount },
    compounds ? { account, coin, bucket: 'locked', amount, hold, shown: true } : { account, coin, amount },
  ];
}

/** Begins the current term of the package. The caller has locked the order. */
async function renew(tx: Transaction, order: TrusteeshipRow, now: Date): Promise<void> {
  const { expiresAt, renewals } = getTerm(order, now);
  await tx.execute('update entrust_order set expires_at = $2, renewals = $3 where id = $1', [
    order.id,
    expiresAt,
    renewals,
  ]);
}

type Endpoints = (typeof domains)['trusteeship'];

/** Ends a package of the member, within 24 hours of its expiry. */
export function redeem(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['redeem']>,
): Promise<TrusteeshipView> {
  const request = { memberId, action: 'redeemEntrust', data, input: { id: data.id } };
  return runMemberOperation<TrusteeshipView>(services, request, async (operation) => {
    const order = await requireRunning(operation.tx, memberId, data.id);
    await redeemOrder(operation, order);
    return getTrusteeship(operation.tx, order.id, operation.now);
  });
}

/** Releases the credits of a package, after due days. The caller has locked the order. */
export async function redeemOrder(operation: Operation, order: TrusteeshipRow): Promise<void> {
  const { tx, now } = operation;
  const { expiresAt } = getTerm(order, now);
  // After its window the package has renewed itself, and its term is a later one.
  if (now < expiresAt)
    throw refusals.ENTRUST_NOT_OPEN({
      since: expiresAt.toISOString(),
      until: getWindowEnd(expiresAt).toISOString(),
    });
  await payProfits(tx, order, now);
  await renew(tx, order, now);
  const { locked } = await tx.one<{ locked: bigint }>('select amount as locked from hold where id = $1', [
    order.hold_id,
  ]);
  await closeHold(operation, { hold: order.hold_id, recordType: 'redeem', outcome: states.REDEEMED.ends });
  await tx.execute(
    "update entrust_order set status = 'REDEEMED', ended_at = $2, returned = $3 where id = $1",
    [order.id, now, locked],
  );
}

/** Sets where profits go from the next one on; due days follow the previous setting. */
export function setAutoAdd(
  services: Services,
  memberId: bigint,
  { id, autoAddStatus }: ParsedRequestOf<Endpoints['updateAutoAddWarehouseStatus']>,
): Promise<TrusteeshipView> {
  return runMemberChange(services, memberId, async (tx, now) => {
    const order = await requireRunning(tx, memberId, id);
    await switchAutoAdd(tx, order, autoAddStatus === 1, now);
    return getTrusteeship(tx, order.id, now);
  });
}

/** The caller has locked the order. */
export async function switchAutoAdd(tx: Transaction, order: Profited, on: boolean, now: Date): Promise<void> {
  await payProfits(tx, order, now);
  await tx.execute('update entrust_order set auto_add = $2 where id = $1', [order.id, on]);
}
