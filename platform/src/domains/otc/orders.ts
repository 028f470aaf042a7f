import {
  otcStatuses,
  type domains,
  type OtcSide,
  type OtcStatus,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { formatCursor } from '../../orders/cursor.ts';
import { listPage, type OrderRow } from '../../orders/list.ts';
import { countPublished, getRules } from './rules.ts';

type Otc = (typeof domains)['otc'];
type Page = AnswerOf<Otc['otcRecordList']>;

/** An offer as the endpoint returns it to one member. */
export type OfferView = AnswerOf<Otc['publish']>;

/** Names of the operations; each has its own idempotency keys. */
export const operationNames = { publish: 'publishOtc', buy: 'buyOtc', cancel: 'cancelOtc' } as const;

/** A row of otc_order; amounts in minor units. */
export interface OfferRow extends OrderRow {
  readonly amount: bigint;
  readonly price: bigint;
  readonly total: bigint;
  readonly fee: bigint;
  readonly hold_id: bigint;
  readonly status: OtcStatus;
  readonly buyer_id: bigint | null;
  readonly purchase_number: string | null;
  readonly ended_at: Date | null;
}

/** A row with the user names of both members. */
export type NamedOfferRow = OfferRow & { readonly seller: string; readonly buyer: string | null };

/** SQL that adds the names to rows `o`. */
export const withNames = (rows: string): string =>
  `select o.*, s.user_name as seller, b.user_name as buyer from ${rows} o
   join member s on s.id = o.member_id left join member b on b.id = o.buyer_id`;

/** SQL: whether an offer `o` can be bought. Offers of banned members cannot. */
export const isInLobby = `o.status = 'PUBLISHED'
  and exists (select from member m where m.id = o.member_id and m.banned_at is null)`;

/** Returns `a**o` for `aiko`: enough to distinguish sellers, too little to identify one. */
const maskName = (userName: string): string => `${userName.slice(0, 1)}**${userName.slice(-1)}`;

/** Returns the member's side of an offer; null for offers of others. */
const getSide = (row: OfferRow, viewer: bigint): OtcSide | null => {
  if (row.member_id === viewer) return 'SELL';
  return row.buyer_id === viewer ? 'BUY' : null;
};

/**
 * Returns an offer as the endpoint does. Members without a part in it see only what is offered, and the masked
 * seller.
 */
export function toOfferView(
  row: NamedOfferRow,
  viewer: bigint,
  cursor = formatCursor({ createdAt: row.created_at, id: row.id }),
): OfferView {
  const side = getSide(row, viewer);
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

/** Returns an offer after a change, for the member who made it. */
export const readOffer = async (db: Queryable, id: bigint, viewer: bigint): Promise<OfferView> =>
  toOfferView(
    await db.one<NamedOfferRow>(withNames('(select * from otc_order where id = $1)'), [id]),
    viewer,
  );

/** Returns the rules, the member's number of open offers, and an offer that is theirs or in the lobby. */
export async function getInfo(
  db: Queryable,
  memberId: bigint,
  { id }: ParsedRequestOf<Otc['info']>,
): Promise<AnswerOf<Otc['info']>> {
  const rules = await getRules(db);
  const row =
    id == null
      ? undefined
      : await db.maybe<NamedOfferRow>(
          withNames(
            `(select o.* from otc_order o where o.id = $1 and (o.member_id = $2 or o.buyer_id = $2 or ${isInLobby}))`,
          ),
          [BigInt(id), memberId],
        );
  return {
    order: row === undefined ? null : toOfferView(row, memberId),
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

/** Returns a page of the member's own offers, newest first. */
export const listOwnOffers = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Otc['otcRecordList']>,
): Promise<Page> =>
  listPage<NamedOfferRow, OfferView>(db, memberId, data, {
    table: 'otc_order',
    operations: [operationNames.publish],
    ranges: { status: data.status ?? otcStatuses },
    select: withNames,
    toViews: (rows) => rows.map((row) => toOfferView(row, memberId)),
  });

/** Returns a page of the member's purchases, latest first. */
export const listBoughtOffers = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Otc['buyOtcRecordList']>,
): Promise<Page> =>
  listPage<NamedOfferRow, OfferView>(db, memberId, data, {
    table: 'otc_order',
    at: 'ended_at',
    operations: [operationNames.buy],
    parts: [{ owner: 'buyer_id' }],
    select: withNames,
    toViews: (rows) =>
      rows.map((row) =>
        toOfferView(row, memberId, formatCursor({ createdAt: row.ended_at ?? row.created_at, id: row.id })),
      ),
  });
