/** Rows, views and lists of claims. */
import {
  claimStatuses,
  type ClaimStatus,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andIdempotencyKey, memberScope } from '../../ledger/idempotency.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';
import { toPictureView } from '../../uploads/store.ts';
import { findTradeInRound } from '../insurance/index.ts';

type Endpoint = (typeof domains)['claims']['claimOrderList'];
type Page = AnswerOf<Endpoint>;

/** The name of the operation that files a claim. The ledger distinguishes operations by name. */
export const operationName = 'claimOrder';

/** A claim as the endpoint returns it. */
export type ClaimView = Page['records'][number];

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

/** A claim with the details of its trade. */
export interface ClaimDetailsRow extends ClaimRow {
  readonly contract_id: bigint;
  readonly name: string;
  readonly position: 1 | 2;
  readonly business_date: string;
}

/** SQL of rows `o` of claim as {@link ClaimDetailsRow}, newest first. */
export const selectClaims = (claims: string): string =>
  `select o.*, t.contract_id, t.name, t.position, t.business_date
   from ${claims} o cross join lateral (${findTradeInRound('o.trade_id')}) t order by o.created_at desc, o.id desc`;

/** Which of a member's claims to list; an absent filter means all. */
export type ClaimFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<ParsedRequestOf<Endpoint>>;

/**
 * Returns a page of the member's claims, newest first. A claim requested by id includes its screenshot. Each state is
 * read from its own index range and the rows are merged, so that the last page is as fast as the first.
 */
export async function listClaims(db: Queryable, memberId: bigint, filter: ClaimFilter): Promise<Page> {
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
      : `and o.id in (${selectNewestOfRounds(`$${params.push(filter.buyInsuranceIds.map(BigInt))}`)})`,
    andIdempotencyKey('o.id', [memberScope(memberId, operationName)], filter.idempotencyKey, params),
  ].join(' ');
  const rows = await db.query<ClaimDetailsRow>(
    selectClaims(`(select o.* from unnest($5::text[]) as state (name)
     cross join lateral (select * from claim o where o.member_id = $1 and o.status = state.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${only}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4)`),
    params,
  );
  const page = cutPage(rows, filter.pageSize, toClaimView);
  if (filter.id == null) return page;
  return {
    ...page,
    records: await Promise.all(
      page.records.map(async (order, index) => ({
        ...order,
        screenshot: await toPictureView(db, memberId, rows[index]?.upload_id ?? null),
      })),
    ),
  };
}

/** SQL of the ids of the newest claims for the trades of the given rounds. */
const selectNewestOfRounds = (premiums: string): string =>
  `select distinct on (premium_id, trade_id) id from claim where premium_id = any (${premiums}::bigint[])
   order by premium_id, trade_id, created_at desc, id desc`;

/** Returns a claim as the endpoint does, without its screenshot. */
export const toClaimView = (row: ClaimDetailsRow): ClaimView => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
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
