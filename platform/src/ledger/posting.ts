import type { SqlValue } from '../database/database.ts';
import { formatChainTransaction } from './chain-transaction.ts';
import { coinById } from './coins.ts';
import { bucketByCode, legsToJson, type EntryDetails, type Leg } from './entry.ts';
import type { Operation } from './idempotency.ts';
import { receiptNumber, transactionNumber } from './numbers.ts';
import { recordTypes } from './record-types.ts';
import { refusals } from './refusals.ts';

/** The numbers of a posted journal. */
export interface Journal {
  readonly id: bigint;
  readonly transactionNumber: string;
  readonly receiptNumber: string;
}

/** A row of the SQL type ledger_posted. */
export interface PostedRow {
  readonly journal_id: bigint | null;
  readonly transaction_number: string;
  readonly receipt_number: string;
  readonly hold_id: bigint | null;
  readonly short_coin: number;
  readonly short_bucket: string;
}

/** Calls a posting function. Throws a refusal if a bucket would fall below zero. */
export async function callPosting(
  { tx }: Operation,
  name: 'ledger_apply' | 'ledger_apply_many' | 'ledger_close_hold' | 'ledger_reverse',
  args: readonly SqlValue[],
): Promise<Journal & { readonly holdId: bigint | null }> {
  const [row] = await tx.call<PostedRow>(name, args);
  if (row === undefined) throw new Error(`${name} returned no row`);
  if (row.journal_id === null) {
    throw refusals.INSUFFICIENT_BALANCE({
      coin: coinById(row.short_coin),
      bucket: bucketByCode(row.short_bucket),
    });
  }
  return {
    id: row.journal_id,
    transactionNumber: row.transaction_number,
    receiptNumber: row.receipt_number,
    holdId: row.hold_id,
  };
}

/** The arguments of ledger_apply and ledger_post_once from `_record_type` to `_hash`. */
export function entryArguments(details: EntryDetails, legs: readonly Leg[], now: Date): SqlValue[] {
  return [
    recordTypes[details.recordType].code,
    legsToJson(legs),
    transactionNumber(now),
    details.receiptNumber ?? receiptNumber(now),
    now,
    details.reference?.type ?? null,
    details.reference?.id ?? null,
    details.reason ?? null,
    details.chain === undefined ? null : formatChainTransaction(details.chain),
  ];
}
