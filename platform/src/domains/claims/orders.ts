/** Claims: rows and lists. */
import {
  claimStatuses,
  type ClaimStatus,
  type domains,
  type ParsedRequestOf,
  type ResultOf,
} from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import { picturePart } from '../../uploads/store.ts';
import { tradeInRound } from '../insurance/index.ts';

type Endpoint = (typeof domains)['claims']['claimOrderList'];
type Page = ResultOf<Endpoint>;

/** The operation that files a claim. The ledger tells operations apart by these names. */
export const action = 'claimOrder';

/** A claim in the words of the contract. */
export type Order = Page['records'][number];

/** A row of the table; amounts in minor units. */
export interface ClaimRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly premium_id: bigint;
  readonly trade_id: bigint;
  readonly order_number: number;
  readonly receipt_number: string;
  readonly status: ClaimStatus;
  readonly amount: bigint;
  readonly upload_id: string;
  readonly reason: string | null;
  readonly transaction_number: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** A row with what is told of its trade. */
export interface OrderRow extends ClaimRow {
  readonly contract_id: bigint;
  readonly name: string;
  readonly position: 1 | 2;
  readonly business_date: string;
}

/** SQL of rows `o` of claim as {@link OrderRow}, newest first. */
export const detailed = (claims: string): string =>
  `select o.*, t.contract_id, t.name, t.position, t.business_date
   from ${claims} o cross join lateral (${tradeInRound('o.trade_id')}) t order by o.created_at desc, o.id desc`;

/** Which of a member's claims to list; an absent filter means all. */
export type OrderFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<ParsedRequestOf<Endpoint>>;

/**
 * A page of the member's claims, newest first; a claim requested by its id includes its screenshot. Each state is read from
 * its own index range and the newest rows are merged, so that the last page is as fast as the first.
 */
export async function listOrders(db: Queryable, memberId: bigint, filter: OrderFilter): Promise<Page> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(filter.cursor),
    filter.pageSize + 1,
    filter.status == null ? claimStatuses : [filter.status],
  ];
  const only = [
    filter.id == null ? '' : `and o.id = $${params.push(BigInt(filter.id))}`,
    filter.buyInsuranceIds == null
      ? ''
      : `and o.id in (${newestOfRounds(`$${params.push(filter.buyInsuranceIds.map(BigInt))}`)})`,
    andPlacedUnder('o.id', [memberScope(memberId, action)], filter.idempotencyKey, params),
  ].join(' ');
  const rows = await db.query<OrderRow>(
    detailed(`(select o.* from unnest($5::text[]) as state (name)
     cross join lateral (select * from claim o where o.member_id = $1 and o.status = state.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${only}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4)`),
    params,
  );
  const page = pageOf(rows, filter.pageSize, toOrder);
  if (filter.id == null) return page;
  return {
    ...page,
    records: await Promise.all(
      page.records.map(async (order, index) => ({
        ...order,
        screenshot: await picturePart(db, memberId, rows[index]?.upload_id ?? null),
      })),
    ),
  };
}

/** SQL of the ids of the newest claims of the trades of rounds. */
const newestOfRounds = (premiums: string): string =>
  `select distinct on (premium_id, trade_id) id from claim where premium_id = any (${premiums}::bigint[])
   order by premium_id, trade_id, created_at desc, id desc`;

/** A row in the words of the contract, without its screenshot. */
export const toOrder = (row: OrderRow): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  status: row.status,
  buyMatchingId: row.contract_id.toString(),
  buyInsuranceId: row.premium_id.toString(),
  tradeId: row.trade_id.toString(),
  name: row.name,
  position: row.position,
  orderNumber: row.order_number,
  date: row.business_date,
  amount: formatAmount(row.amount),
  screenshot: null,
  reason: row.reason,
  transactionNo: row.transaction_number,
  createTime: row.created_at.getTime(),
  decideTime: row.decided_at?.getTime() ?? null,
});
