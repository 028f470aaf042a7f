import {
  otcStatuses,
  type domains,
  type OtcSide,
  type OtcStatus,
  type ParsedRequestOf,
  type ResultOf,
} from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import { countPublished, getRules } from './rules.ts';

type Otc = (typeof domains)['otc'];
type Page = ResultOf<Otc['otcRecordList']>;

/** An order in the words of the contract, as one member may see it. */
export type Order = ResultOf<Otc['publish']>;

/** Names of the operations; their idempotency keys are separate. */
export const actions = { publish: 'publishOtc', buy: 'buyOtc', cancel: 'cancelOtc' } as const;

/** A row of otc_order; amounts in minor units. */
export interface OrderRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly amount: bigint;
  readonly price: bigint;
  readonly total: bigint;
  readonly fee: bigint;
  readonly hold_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  readonly status: OtcStatus;
  readonly buyer_id: bigint | null;
  readonly purchase_number: string | null;
  readonly ended_at: Date | null;
}

/** A row with the user names of both members. */
export type NamedRow = OrderRow & { readonly seller: string; readonly buyer: string | null };

/** Adds the names to the rows `o` of a query. */
export const withNames = (rows: string): string =>
  `select o.*, s.user_name as seller, b.user_name as buyer from (${rows}) o
   join member s on s.id = o.member_id left join member b on b.id = o.buyer_id`;

/** SQL that is true for an order `o` that can be bought. Banned members sell nothing. */
export const isInLobby = `o.status = 'PUBLISHED'
  and exists (select from member m where m.id = o.member_id and m.banned_at is null)`;

/** `aiko` → `a**o`: enough to tell two sellers apart, too little to look one up. */
const maskName = (userName: string): string => `${userName.slice(0, 1)}**${userName.slice(-1)}`;

/** What the member did in an order; null for an order of others. */
const sideOf = (row: OrderRow, viewer: bigint): OtcSide | null => {
  if (row.member_id === viewer) return 'SELL';
  return row.buyer_id === viewer ? 'BUY' : null;
};

/** A row in the words of the contract. Members who have no part in it see what is offered, and by whom, masked. */
export function toOrder(
  row: NamedRow,
  viewer: bigint,
  cursor = cursorOf({ createdAt: row.created_at, id: row.id }),
): Order {
  const side = sideOf(row, viewer);
  const isSeller = side === 'SELL';
  return {
    id: row.id.toString(),
    cursor,
    status: row.status,
    side,
    seller: maskName(row.seller),
    buyer: side === null || row.buyer === null ? null : maskName(row.buyer),
    amount: formatAmount(row.amount),
    price: formatAmount(row.price),
    totalAmount: formatAmount(row.total),
    fee: isSeller ? formatAmount(row.fee) : null,
    actualAmount: isSeller ? formatAmount(row.total - row.fee) : null,
    receiptNo: side === null ? null : row.receipt_number,
    transactionNo: isSeller ? row.transaction_number : side === 'BUY' ? row.purchase_number : null,
    createTime: row.created_at.getTime(),
    endTime: row.ended_at?.getTime() ?? null,
  };
}

/** An order after a change, for the member who made it. */
export const readOrder = async (db: Queryable, id: bigint, viewer: bigint): Promise<Order> =>
  toOrder(await db.one<NamedRow>(withNames('select * from otc_order where id = $1'), [id]), viewer);

/** The rules, how many offers the member has open, and an order that is theirs or in the lobby. */
export async function getInfo(
  db: Queryable,
  memberId: bigint,
  { id }: ParsedRequestOf<Otc['info']>,
): Promise<ResultOf<Otc['info']>> {
  const rules = await getRules(db);
  const row =
    id == null
      ? undefined
      : await db.maybe<NamedRow>(
          withNames(
            `select o.* from otc_order o where o.id = $1 and (o.member_id = $2 or o.buyer_id = $2 or ${isInLobby})`,
          ),
          [BigInt(id), memberId],
        );
  return {
    order: row === undefined ? null : toOrder(row, memberId),
    enabled: rules.enabled,
    minAmount: formatAmount(rules.minimum),
    maxAmount: formatAmount(rules.maximum),
    minPrice: formatAmount(rules.minimumPrice),
    maxPrice: formatAmount(rules.maximumPrice),
    feeRate: formatPpm(rules.feePpm),
    maxPublished: rules.maxPublished,
    published: await countPublished(db, memberId),
  };
}

/** A page of the member's own offers, newest first. Each state is read from its own index range. */
export async function listOwn(
  db: Queryable,
  memberId: bigint,
  { cursor, pageSize, status, idempotencyKey }: ParsedRequestOf<Otc['otcRecordList']>,
): Promise<Page> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(cursor),
    pageSize + 1,
    status ? [status] : otcStatuses,
  ];
  const placed = andPlacedUnder('o.id', [memberScope(memberId, actions.publish)], idempotencyKey, params);
  const rows = await db.query<NamedRow>(
    `${withNames(`select o.* from unnest($5::text[]) as wanted (status)
       cross join lateral (select * from otc_order o where o.member_id = $1 and o.status = wanted.status ${placed}
         and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4) o
       order by o.created_at desc, o.id desc limit $4`)}
     order by o.created_at desc, o.id desc`,
    params,
  );
  return pageOf(rows, pageSize, (row) => toOrder(row, memberId));
}

/** A page of what the member bought, the latest first. */
export async function listBought(
  db: Queryable,
  memberId: bigint,
  { cursor, pageSize, idempotencyKey }: ParsedRequestOf<Otc['buyOtcRecordList']>,
): Promise<Page> {
  const params: SqlValue[] = [memberId, ...startOfPage(cursor), pageSize + 1];
  const placed = andPlacedUnder('o.id', [memberScope(memberId, actions.buy)], idempotencyKey, params);
  const rows = await db.query<NamedRow>(
    `${withNames(`select * from otc_order o where o.buyer_id = $1 ${placed}
       and (o.ended_at, o.id) < ($2::timestamptz, $3::bigint) order by o.ended_at desc, o.id desc limit $4`)}
     order by o.ended_at desc, o.id desc`,
    params,
  );
  return pageOf(rows, pageSize, (row) =>
    toOrder(row, memberId, cursorOf({ createdAt: row.ended_at ?? row.created_at, id: row.id })),
  );
}
