import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { andIdempotencyKey, memberScope } from '../../ledger/idempotency.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';

type Endpoint = (typeof domains)['transfer']['makeOverOrderList'];

/** A transfer as its sender or recipient sees it. */
export type TransferView = NonNullable<AnswerOf<(typeof domains)['transfer']['makeOver']>>;

interface Row {
  readonly id: bigint;
  readonly outgoing: boolean;
  readonly counterparty: string;
  readonly coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly note: string | null;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  readonly is_reversed: boolean;
}

/** Returns a page of the member's transfers, newest first, merged from the indexes of sent and received transfers. */
export async function listTransfers(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const params: SqlValue[] = [memberId, ...startOfPage(data.cursor), data.pageSize + 1];
  const placed = andIdempotencyKey('t.id', [memberScope(memberId, 'makeOver')], data.idempotencyKey, params);
  const side = (own: string, other: string, outgoing: boolean): string =>
    `(select t.*, ${outgoing} as outgoing, t.${other} as counterparty_id from transfer t
      where t.${own} = $1 and (t.created_at, t.id) < ($2::timestamptz, $3::bigint)
        ${placed}
      order by t.created_at desc, t.id desc limit $4)`;
  const sides = [
    ...(data.direction === 'IN' ? [] : [side('sender_id', 'receiver_id', true)]),
    ...(data.direction === 'OUT' ? [] : [side('receiver_id', 'sender_id', false)]),
  ];
  const rows = await db.query<Row>(
    `select t.id, t.outgoing, m.user_name as counterparty, t.coin_id, t.amount, t.fee, t.note, t.receipt_number,
       t.transaction_number, t.created_at,
       exists (select from journal r where r.reversal_of = t.journal_id) as is_reversed
     from (${sides.join(' union all ')}) t join member m on m.id = t.counterparty_id
     order by t.created_at desc, t.id desc limit $4`,
    params,
  );
  return cutPage(rows, data.pageSize, toTransferView);
}

/** Returns a transfer as the endpoint does. */
export const toTransferView = (row: Row): TransferView => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  direction: row.outgoing ? 'OUT' : 'IN',
  counterparty: row.counterparty,
  coinName: coinById(row.coin_id),
  amount: formatAmount(row.amount),
  fee: formatAmount(row.fee),
  actualAmount: formatAmount(row.amount - row.fee),
  remark: row.note,
  status: row.is_reversed ? 'REVERSED' : 'COMPLETED',
  createTime: row.created_at.getTime(),
});
