import {
  convertStatuses,
  type ConvertStatus,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById, coins } from '../../ledger/coins.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';

/** A convert order as the endpoint returns it. */
export type ConvertView = AnswerOf<(typeof domains)['convert']['convert']>;

/** A row of convert_order; amounts in minor units. */
export interface ConvertRow extends OrderRow {
  readonly from_coin_id: number;
  readonly to_coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly rate: bigint;
  readonly actual_amount: bigint;
  readonly status: ConvertStatus;
  readonly hold_id: bigint;
  readonly settles_at: Date;
  readonly ended_at: Date | null;
}

/** Returns a convert order as the endpoint does. */
export const toConvertView = (row: ConvertRow): ConvertView => ({
  ...toOrderView(row),
  status: row.status,
  fromCoin: coinById(row.from_coin_id),
  toCoin: coinById(row.to_coin_id),
  amount: formatAmount(row.amount),
  fee: formatAmount(row.fee),
  rate: formatAmount(row.rate),
  actualAmount: formatAmount(row.actual_amount),
  settleTime: row.settles_at.getTime(),
  endTime: row.ended_at?.getTime() ?? null,
});

type Endpoint = (typeof domains)['convert']['convertOrderList'];

/** Returns a page of the member's orders, newest first. A credit is looked for on both sides of the pair. */
export const listConverts = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> => {
  const coin = data.coinName ? coins[data.coinName] : undefined;
  return listPage<ConvertRow, ConvertView>(db, memberId, data, {
    table: 'convert_order',
    operations: ['convert'],
    ranges: { status: data.status ?? convertStatuses },
    parts:
      coin === undefined ? [{}] : ['from', 'to'].map((side) => ({ where: `o.${side}_coin_id = ${coin}` })),
    toViews: (rows) => rows.map(toConvertView),
  });
};
