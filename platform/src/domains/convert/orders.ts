import {
  convertStatuses,
  type ConvertStatus,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById, coins } from '../../ledger/coins.ts';
import { andIdempotencyKey, memberScope } from '../../ledger/idempotency.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';

/** A convert order as the endpoint returns it. */
export type ConvertView = AnswerOf<(typeof domains)['convert']['convert']>;

/** A row of convert_order; amounts in minor units. */
export interface ConvertRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly from_coin_id: number;
  readonly to_coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly rate: bigint;
  readonly actual_amount: bigint;
  readonly status: ConvertStatus;
  readonly hold_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  readonly settles_at: Date;
  readonly ended_at: Date | null;
}

/** Returns a convert order as the endpoint does. */
export const toConvertView = (row: ConvertRow): ConvertView => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  status: row.status,
  fromCoin: coinById(row.from_coin_id),
  toCoin: coinById(row.to_coin_id),
  amount: formatAmount(row.amount),
  fee: formatAmount(row.fee),
  rate: formatAmount(row.rate),
  actualAmount: formatAmount(row.actual_amount),
  createTime: row.created_at.getTime(),
  settleTime: row.settles_at.getTime(),
  endTime: row.ended_at?.getTime() ?? null,
});

type Endpoint = (typeof domains)['convert']['convertOrderList'];

/**
 * Returns a page of the member's orders, newest first. Each combination of state and side of the pair is read from
 * its own index range and the rows are merged, so that the last page is as fast as the first.
 */
export async function listConverts(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(data.cursor),
    data.pageSize + 1,
    data.status ? [data.status] : convertStatuses,
    ...(data.coinName ? [coins[data.coinName]] : []),
  ];
  const placed = andIdempotencyKey('o.id', [memberScope(memberId, 'convert')], data.idempotencyKey, params);
  const range = (where: string): string =>
    `select o.* from unnest($5::text[]) as wanted (status)
     cross join lateral (select * from convert_order o where o.member_id = $1 and o.status = wanted.status ${where} ${placed}
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4) o`;
  const ranges = data.coinName
    ? [range('and o.from_coin_id = $6'), range('and o.to_coin_id = $6')]
    : [range('')];
  const rows = await db.query<ConvertRow>(
    `select * from (${ranges.join(' union all ')}) o order by o.created_at desc, o.id desc limit $4`,
    params,
  );
  return cutPage(rows, data.pageSize, toConvertView);
}
