/** Rows, views and the list of PIN code records. */
import {
  matchingCodeEvents,
  type domains,
  type MatchingCodeEvent,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andIdempotencyKey, memberScope, type Operation } from '../../ledger/idempotency.ts';
import type { Journal } from '../../ledger/posting.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';

type Endpoints = (typeof domains)['matching-codes'];

/** A record as the endpoint returns it. */
export type CodeRecordView = AnswerOf<Endpoints['buyMatchingCode']>;

/** A row with the names it refers to; the amount in minor units. */
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
const selectRecords = (records: string): string =>
  `select o.*, p.name, m.user_name as counterparty from ${records} o join insurance_package p on p.id = o.package_id
   left join member m on m.id = o.counterparty_id order by o.created_at desc, o.id desc`;

const toCodeRecordView = (row: RecordRow): CodeRecordView => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
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

/** Returns a record by its id, as its member sees it. */
export async function getRecord(db: Queryable, id: bigint): Promise<CodeRecordView> {
  return toCodeRecordView(
    await db.one<RecordRow>(selectRecords('(select * from matching_code_record where id = $1)'), [id]),
  );
}

/** The data of a record; amounts in minor units. */
interface Event {
  readonly memberId: bigint;
  readonly type: MatchingCodeEvent;
  readonly packageId: bigint;
  readonly quantity?: number;
  /** The total of all codes. */
  readonly amount: bigint;
  readonly counterpartyId?: bigint;
  readonly contractId?: bigint;
  readonly reason?: string;
  readonly receiptNumber: string;
  /** Undefined for a purchase, which has one per code. */
  readonly journal?: Journal;
}

/** Inserts a record and returns its id. */
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
 * The names of the member operations that return a record. The ledger distinguishes operations by name, so no other
 * domain may use them.
 */
export const operationNames = ['buyMatchingCode', 'activeMatchingCode', 'transferMatchingCode'] as const;

export type OperationName = (typeof operationNames)[number];

/**
 * Returns a page of the records of the member's codes, newest first. Each kind is read from its own index range and
 * the rows are merged, so that the last page is as fast as the first.
 */
export async function listRecords(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['matchingCodeRecordList']>,
): Promise<AnswerOf<Endpoints['matchingCodeRecordList']>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(data.cursor),
    data.pageSize + 1,
    data.type == null ? matchingCodeEvents : [data.type],
  ];
  const scopes = operationNames.map((action) => memberScope(memberId, action));
  const placed = andIdempotencyKey('o.id', scopes, data.idempotencyKey, params);
  const rows = await db.query<RecordRow>(
    selectRecords(`(select o.* from unnest($5::text[]) as kind (name)
     cross join lateral (select * from matching_code_record o where o.member_id = $1 and o.type = kind.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4)`),
    params,
  );
  return cutPage(rows, data.pageSize, toCodeRecordView);
}
