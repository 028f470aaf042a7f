import type { ConvertStatus, domains, ResultOf } from '@portal/schema/rest';

import { cursorOf } from '../../cursor.ts';
import type { Transaction } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';

/** A convert order in the words of the contract. */
export type Order = ResultOf<(typeof domains)['convert']['convert']>;

/** A row of convert_order; amounts in minor units. */
export interface OrderRow {
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

/** Writes down how an order ended. The caller has its row locked, and it is pending. */
export function endOrder(
  tx: Transaction,
  id: bigint,
  status: Exclude<ConvertStatus, 'PENDING'>,
  now: Date,
): Promise<OrderRow> {
  return tx.one<OrderRow>('update convert_order set status = $2, ended_at = $3 where id = $1 returning *', [
    id,
    status,
    now,
  ]);
}

/** A row in the words of the contract. */
export const orderOf = (row: OrderRow): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
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
