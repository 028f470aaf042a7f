/** What happened to members' PIN codes: rows and the list. */
import {
  matchingCodeEvents,
  type domains,
  type MatchingCodeEvent,
  type ParsedRequestOf,
  type ResultOf,
} from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope, type Operation } from '../../ledger/idempotency.ts';
import type { Journal } from '../../ledger/posting.ts';

type Contract = (typeof domains)['matching-codes'];

/** A record in the words of the REST contract. */
export type Order = ResultOf<Contract['buyMatchingCode']>;

/** A row with the names that it refers to; the amount in minor units. */
interface RecordRow {
  readonly id: bigint;
  readonly type: MatchingCodeEvent;
  readonly package_id: bigint;
  readonly name: string;
  readonly quantity: number;
  readonly amount: bigint;
  readonly counterparty: string | null;
  readonly contract_id: bigint | null;
  readonly reason: string | null;
  readonly receipt_number: string;
  readonly transaction_number: string | null;
  readonly created_at: Date;
}

/** SQL of rows `o` of matching_code_record as {@link RecordRow}, newest first. */
const detailed = (records: string): string =>
  `select o.*, p.name, m.user_name as counterparty from ${records} o join insurance_package p on p.id = o.package_id
   left join member m on m.id = o.counterparty_id order by o.created_at desc, o.id desc`;

const toOrder = (row: RecordRow): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  type: row.type,
  matchingId: row.package_id.toString(),
  name: row.name,
  quantity: row.quantity,
  amount: formatAmount(row.amount),
  counterparty: row.counterparty,
  buyMatchingId: row.contract_id?.toString() ?? null,
  reason: row.reason,
  createTime: row.created_at.getTime(),
});

/** A record by its id, as its member is told of it. */
export async function orderById(db: Queryable, id: bigint): Promise<Order> {
  return toOrder(
    await db.one<RecordRow>(detailed('(select * from matching_code_record where id = $1)'), [id]),
  );
}

/** Something that happened; amounts in minor units. */
interface Event {
  readonly memberId: bigint;
  readonly type: MatchingCodeEvent;
  readonly packageId: bigint;
  readonly quantity?: number;
  /** Of all codes together. */
  readonly amount: bigint;
  readonly counterpartyId?: bigint;
  readonly contractId?: bigint;
  readonly reason?: string;
  readonly receiptNumber: string;
  /** None for a purchase, which has one for each code. */
  readonly journal?: Journal;
}

/** Writes down what happened; returns the id of the record. */
export async function insertRecord({ tx, now }: Operation, event: Event): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    `insert into matching_code_record (member_id, type, package_id, quantity, amount, counterparty_id, contract_id, reason,
       journal_id, receipt_number, transaction_number, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      event.memberId,
      event.type,
      event.packageId,
      event.quantity ?? 1,
      event.amount,
      event.counterpartyId ?? null,
      event.contractId ?? null,
      event.reason ?? null,
      event.journal?.id ?? null,
      event.receiptNumber,
      event.journal?.transactionNumber ?? null,
      now,
    ],
  );
  return id;
}

/**
 * The operations of a member that answer with a record. The ledger tells operations apart by these names, so that no other
 * domain may use them.
 */
export const actions = ['buyMatchingCode', 'activeMatchingCode', 'transferMatchingCode'] as const;

/** One of them. */
export type Action = (typeof actions)[number];

/**
 * A page of what happened to the member's codes, newest first. Each kind is read from its own index range and the newest rows
 * are merged, so that the last page is as fast as the first.
 */
export async function listRecords(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Contract['matchingCodeRecordList']>,
): Promise<ResultOf<Contract['matchingCodeRecordList']>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(data.cursor),
    data.pageSize + 1,
    data.type == null ? matchingCodeEvents : [data.type],
  ];
  const scopes = actions.map((action) => memberScope(memberId, action));
  const placed = andPlacedUnder('o.id', scopes, data.idempotencyKey, params);
  const rows = await db.query<RecordRow>(
    detailed(`(select o.* from unnest($5::text[]) as kind (name)
     cross join lateral (select * from matching_code_record o where o.member_id = $1 and o.type = kind.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4)`),
    params,
  );
  return pageOf(rows, data.pageSize, toOrder);
}
