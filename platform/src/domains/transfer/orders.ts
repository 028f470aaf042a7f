import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';

type Endpoint = (typeof domains)['transfer']['makeOverOrderList'];

/** A transfer as its sender or recipient sees it. */
export type TransferView = NonNullable<AnswerOf<(typeof domains)['transfer']['makeOver']>>;

interface Row extends Omit<OrderRow, 'member_id'> {
  readonly outgoing: boolean;
  readonly counterparty: string;
  readonly coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly note: string | null;
  readonly is_reversed: boolean;
}

const sent = { owner: 'sender_id', columns: 'o.*, true as outgoing, o.receiver_id as counterparty_id' };
const received = { owner: 'receiver_id', columns: 'o.*, false as outgoing, o.sender_id as counterparty_id' };

/** Returns a page of the member's transfers, newest first, merged from the indexes of sent and received transfers. */
export const listTransfers = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> =>
  listPage<Row, TransferView>(db, memberId, data, {
    table: 'transfer',
    operations: ['makeOver'],
    parts: data.direction == null ? [sent, received] : [data.direction === 'OUT' ? sent : received],
    select: (transfers) =>
      `select o.*, m.user_name as counterparty,
           exists (select from journal r where r.reversal_of = o.journal_id) as is_reversed
         from ${transfers} o join member m on m.id = o.counterparty_id`,
    toViews: (rows) => rows.map(toTransferView),
  });

/** Returns a transfer as the endpoint does. */
export const toTransferView = (row: Row): TransferView => ({
  ...toOrderView(row),
  direction: row.outgoing ? 'OUT' : 'IN',
  counterparty: row.counterparty,
  coinName: coinById(row.coin_id),
  amount: formatAmount(row.amount),
  fee: formatAmount(row.fee),
  actualAmount: formatAmount(row.amount - row.fee),
  remark: row.note,
  status: row.is_reversed ? 'REVERSED' : 'COMPLETED',
});
