/** Rows, views and the list of PIN code records. */
import {
  matchingCodeEvents,
  type domains,
  type MatchingCodeEvent,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { insertRow } from '../../database/insert.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { Journal } from '../../ledger/posting.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';

type Endpoints = (typeof domains)['matching-codes'];

/** A record as the endpoint returns it. */
export type CodeRecordView = AnswerOf<Endpoints['buyMatchingCode']>;

/** A row with the names it refers to; the amount in minor units. */
interface RecordRow extends OrderRow<string | null> {
  readonly type: MatchingCodeEvent;
  readonly package_id: bigint;
  readonly name: string;
  readonly quantity: number;
  readonly amount: bigint;
  readonly counterparty: string | null;
  readonly contract_id: bigint | null;
  readonly reason: string | null;
}

/** SQL of rows `o` of matching_code_record as {@link RecordRow}. */
const selectRecords = (records: string): string =>
  `select o.*, p.name, m.user_name as counterparty from ${records} o join insurance_package p on p.id = o.package_id
   left join member m on m.id = o.counterparty_id`;

const toCodeRecordView = (row: RecordRow): CodeRecordView => ({
  ...toOrderView(row),
  type: row.type,
  matchingId: row.package_id.toString(),
  name: row.name,
  quantity: row.quantity,
  amount: formatAmount(row.amount),
  counterparty: row.counterparty,
  buyMatchingId: row.contract_id?.toString() ?? null,
  reason: row.reason,
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
  const { id } = await insertRow<{ id: bigint }>(tx, 'matching_code_record', {
    member_id: event.memberId,
    type: event.type,
    package_id: event.packageId,
    quantity: event.quantity ?? 1,
    amount: event.amount,
    counterparty_id: event.counterpartyId ?? null,
    contract_id: event.contractId ?? null,
    reason: event.reason ?? null,
    journal_id: event.journal?.id ?? null,
    receipt_number: event.receiptNumber,
    transaction_number: event.journal?.transactionNumber ?? null,
    created_at: now,
  });
  return id;
}

/**
 * The names of the member operations that return a record. The ledger distinguishes operations by name, so no other
 * domain may use them.
 */
export const operationNames = ['buyMatchingCode', 'activeMatchingCode', 'transferMatchingCode'] as const;

export type OperationName = (typeof operationNames)[number];

/** Returns a page of the records of the member's codes, newest first. */
export const listRecords = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['matchingCodeRecordList']>,
): Promise<AnswerOf<Endpoints['matchingCodeRecordList']>> =>
  listPage<RecordRow, CodeRecordView>(db, memberId, data, {
    table: 'matching_code_record',
    operations: operationNames,
    ranges: { type: data.type ?? matchingCodeEvents },
    select: selectRecords,
    toViews: (rows) => rows.map(toCodeRecordView),
  });
