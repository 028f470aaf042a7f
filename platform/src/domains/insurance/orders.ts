/** Members' contracts: rows and lists. */
import type { domains, InsuranceKind, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { movementsOf } from './movements.ts';
import { refusals } from './refusals.ts';
import { offerOf, tradesLeftOf } from './rules.ts';
import { statusOf } from './states.ts';
import { lastTradesOf, toTrade } from './trades.ts';

type Contract = (typeof domains)['insurance'];

/** A contract in the words of the REST contract. */
export type Order = ResultOf<Contract['buyMatching']>;

/** A row of insurance_contract, which has the terms that it was sold with, and what is in its hold; amounts in minor units. */
export interface OrderRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly kind: InsuranceKind;
  readonly hold_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  readonly package_id: bigint;
  readonly unlocks_at: Date;
  readonly trades_at: Date;
  readonly lost: bigint;
  readonly earned: bigint;
  readonly ended_at: Date | null;
  /** What is in it now. */
  readonly amount: bigint;
  readonly name: string;
  /** The price of its package. */
  readonly price: bigint;
  readonly maximum: bigint;
  readonly premium_ppm: bigint;
  readonly daily_ppm: bigint;
  readonly redeem_fee_ppm: bigint;
  readonly contract_days: number;
  /** Of the last premium that counts: which of its contract it is, its trades so far and their sum. Null without any. */
  readonly last_position: 1 | 2 | null;
  readonly last_trades: number | null;
  readonly last_result: bigint | null;
}

/** SQL of rows `c` of insurance_contract as {@link OrderRow}. */
const detailed = (contracts: string): string =>
  `select c.*, h.amount, p.name, p.amount as price, p.maximum,
     last.position as last_position, last.trades as last_trades, last.result as last_result
   from ${contracts} c join hold h on h.id = c.hold_id join insurance_package p on p.id = c.package_id
   left join lateral (select i.position, t.trades, t.result
     from (select id, position from insurance_premium where contract_id = c.id and recalled_at is null
       order by position desc limit 1) i
     cross join lateral (select count(*)::int as trades, coalesce(sum(result), 0)::bigint as result
       from insurance_trade where premium_id = i.id) t) last on true`;

/** A contract of the member; undefined for another member's as for one that does not exist. */
export const findContract = (db: Queryable, memberId: bigint, id: bigint): Promise<OrderRow | undefined> =>
  db.maybe<OrderRow>(`${detailed('insurance_contract')} where c.id = $1 and c.member_id = $2`, [
    id,
    memberId,
  ]);

/** The same, refused where there is none. */
export async function requireContract(db: Queryable, memberId: bigint, id: bigint): Promise<OrderRow> {
  const contract = await findContract(db, memberId, id);
  if (contract === undefined) throw refusals.INSURANCE_UNKNOWN();
  return contract;
}

/** A contract by its id, of any member. */
export const contractById = (db: Queryable, id: bigint): Promise<OrderRow> =>
  db.one<OrderRow>(`${detailed('insurance_contract')} where c.id = $1`, [id]);

/** SQL that is true where a contract was bought by a member at an instant; each is SQL. */
export const boughtAt = (contract: string, memberId: string, packageId: string, at: string): string =>
  `exists (select from insurance_contract c join insurance_movement m on m.contract_id = c.id and m.type = 'PURCHASE'
     where c.id = ${contract} and c.member_id = ${memberId} and c.kind = 'BOUGHT' and c.created_at = ${at}
       and m.package_id = ${packageId})`;

/** SQL that is true where a contract was given to a member at an instant; each is SQL. */
export const grantedAt = (contract: string, memberId: string, at: string): string =>
  `exists (select from insurance_contract c where c.id = ${contract} and c.member_id = ${memberId}
     and c.kind in ('SPECIAL', 'TRIAL') and c.created_at = ${at})`;

/** A contract as it is now. */
export async function toOrder(db: Queryable, row: OrderRow, now: Date): Promise<Order> {
  return show(row, await besides(db, [row]), now);
}

/** What is shown of contracts beside their rows. */
async function besides(db: Queryable, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  return { lastTrades: await lastTradesOf(db, ids), movements: await movementsOf(db, ids) };
}

type Besides = Awaited<ReturnType<typeof besides>>;

function show(row: OrderRow, { lastTrades, movements }: Besides, now: Date): Order {
  const lastTrade = lastTrades.get(row.id);
  const offer = offerOf(row, statusOf(row, now));
  return {
    id: row.id.toString(),
    cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
    receiptNo: row.receipt_number,
    transactionNo: row.transaction_number,
    kind: row.kind,
    status: statusOf(row, now),
    matchingId: row.package_id.toString(),
    name: row.name,
    price: formatAmount(row.price),
    amount: formatAmount(row.amount),
    maxAmount: formatAmount(row.maximum),
    lostAmount: formatAmount(row.lost),
    earnedAmount: formatAmount(row.earned),
    ...movements.get(row.id),
    premiumRatio: formatPpm(row.premium_ppm),
    dailyProfit: formatPpm(row.daily_ppm),
    redeemFeeRate: formatPpm(row.redeem_fee_ppm),
    contractDays: row.contract_days,
    createTime: row.created_at.getTime(),
    unlockTime: row.unlocks_at.getTime(),
    nextTradeTime: row.ended_at === null ? row.trades_at.getTime() : null,
    endTime: row.ended_at?.getTime() ?? null,
    lastTrade: lastTrade === undefined ? null : toTrade(lastTrade),
    premiumAmount: typeof offer === 'string' ? null : formatAmount(offer.amount),
    premiumObstacle: typeof offer === 'string' ? offer : null,
    tradesLeft: tradesLeftOf(row),
  };
}

/**
 * The operations of a member that answer with a contract. The ledger tells operations apart by these names, so that no other
 * domain may use them.
 */
export const actions = [
  'buyInsurancePackage',
  'upgradeInsurancePackage',
  'refillInsurancePackage',
  'addToInsurancePackage',
  'redeemInsurancePackage',
] as const;

/** One of them. */
export type Action = (typeof actions)[number];

/** SQL of the state of a row `o` of insurance_contract at the instant `now`, as {@link statusOf} says it. */
const statusAt = (now: string): string =>
  `case when o.ended_at is not null then 'TERMINATED' when o.unlocks_at <= ${now} then 'UNLOCKED' else 'LOCKED' end`;

/** A page of the member's contracts, newest first. */
export async function listOrders(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Contract['buyMatchingList']>,
  now: Date,
): Promise<ResultOf<Contract['buyMatchingList']>> {
  const params: SqlValue[] = [memberId, ...startOfPage(data.cursor), data.pageSize + 1];
  const scopes = actions.map((action) => memberScope(memberId, action));
  const placed = andPlacedUnder('o.id', scopes, data.idempotencyKey, params);
  let wanted = '';
  if (data.statuses?.length) {
    params.push(now, [...data.statuses]);
    wanted = `and ${statusAt(`$${params.length - 1}::timestamptz`)} = any($${params.length}::text[])`;
  }
  const rows = await db.query<OrderRow>(
    `${detailed(`(select * from insurance_contract o where o.member_id = $1
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed} ${wanted} order by o.created_at desc, o.id desc limit $4)`)}
     order by c.created_at desc, c.id desc`,
    params,
  );
  const more = await besides(db, rows);
  return pageOf(rows, data.pageSize, (row) => show(row, more, now));
}

/** The member's newest contract that runs, trials after all others, and whether profits compound. */
export async function getCurrent(
  { database: db, clock }: Services,
  memberId: bigint,
): Promise<ResultOf<Contract['getCurrentBuyMatching']>> {
  const row = await db.maybe<OrderRow>(
    detailed(`(select * from insurance_contract where member_id = $1 and ended_at is null
       order by kind = 'TRIAL', created_at desc, id desc limit 1)`),
    [memberId],
  );
  return {
    buyMatching: row === undefined ? null : await toOrder(db, row, clock.now()),
    autoAddWarehouseStatus: (await compounds(db, memberId)) ? 1 : 0,
  };
}

/** Whether the member's profits go into the packages. */
export async function compounds(db: Queryable, memberId: bigint): Promise<boolean> {
  const setting = await db.maybe<{ compounds: boolean }>(
    'select compounds from insurance_setting where member_id = $1',
    [memberId],
  );
  return setting?.compounds ?? false;
}

/** Stores whether the member's profits go into the packages or are paid out. */
export const setCompounds = (db: Queryable, memberId: bigint, value: boolean): Promise<number> =>
  db.execute(
    `insert into insurance_setting (member_id, compounds) values ($1, $2)
     on conflict (member_id) do update set compounds = excluded.compounds`,
    [memberId, value],
  );
