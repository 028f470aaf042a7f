/** Rows, views and lists of claims. */
import {
  claimStatuses,
  type ClaimStatus,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import { toPictureView } from '../../uploads/store.ts';
import { findTradeInRound } from '../insurance/index.ts';

type Endpoint = (typeof domains)['claims']['claimOrderList'];
type Page = AnswerOf<Endpoint>;

/** The name of the operation that files a claim. The ledger distinguishes operations by name. */
export const operationName = 'claimOrder';

/** A claim as the endpoint returns it. */
export type ClaimView = Page['records'][number];

/** A row of the table; amounts in minor units. */
export interface ClaimRow extends OrderRow<string | null> {
  readonly premium_id: bigint;
  readonly trade_id: bigint;
  readonly order_number: number;
  readonly status: ClaimStatus;
  readonly amount: bigint;
  readonly upload_id: string;
  readonly reason: string | null;
  readonly decided_at: Date | null;
}

/** A claim with the details of its trade. */
export interface ClaimDetailsRow extends ClaimRow {
  readonly contract_id: bigint;
  readonly name: string;
  readonly position: 1 | 2;
  readonly business_date: string;
}

/** SQL of rows `o` of claim as {@link ClaimDetailsRow}. */
export const selectClaims = (claims: string): string =>
  `select o.*, t.contract_id, t.name, t.position, t.business_date
   from ${claims} o cross join lateral (${findTradeInRound('o.trade_id')}) t`;

/** Which of a member's claims to list; an absent filter means all. */
export type ClaimFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<ParsedRequestOf<Endpoint>>;

/** Returns a page of the member's claims, newest first. A claim requested by id includes its screenshot. */
export const listClaims = (db: Queryable, memberId: bigint, filter: ClaimFilter): Promise<Page> =>
  listPage<ClaimDetailsRow, ClaimView>(db, memberId, filter, {
    table: 'claim',
    operations: [operationName],
    ranges: { status: filter.status ?? claimStatuses },
    where: (bind) => [
      filter.id == null ? null : `o.id = ${bind(BigInt(filter.id))}`,
      filter.buyInsuranceIds == null
        ? null
        : `o.id in (${selectNewestOfRounds(bind(filter.buyInsuranceIds.map(BigInt)))})`,
    ],
    select: selectClaims,
    toViews: (rows) =>
      Promise.all(
        rows.map(async (row) => ({
          ...toClaimView(row),
          screenshot: filter.id == null ? null : await toPictureView(db, memberId, row.upload_id),
        })),
      ),
  });

/** SQL of the ids of the newest claims for the trades of the given rounds. */
const selectNewestOfRounds = (premiums: string): string =>
  `select distinct on (premium_id, trade_id) id from claim where premium_id = any (${premiums}::bigint[])
   order by premium_id, trade_id, created_at desc, id desc`;

/** Returns a claim as the endpoint does, without its screenshot. */
export const toClaimView = (row: ClaimDetailsRow): ClaimView => ({
  ...toOrderView(row),
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
  decideTime: row.decided_at?.getTime() ?? null,
});
