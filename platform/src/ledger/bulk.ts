/** One journal of thousands of lines, posted set-based by the rules of every other journal. */
import { coins, type Coin, type HousePurpose } from './coins.ts';
import type { EntryDetails } from './entry.ts';
import type { Operation } from './idempotency.ts';
import { receiptNumber, transactionNumber } from './numbers.ts';
import { callPosting, type Journal } from './posting.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** One line: what is available to a member changes. */
export interface BulkLine {
  readonly member: bigint;
  /** In minor units; negative takes from the member. */
  readonly amount: bigint;
  readonly recordType: RecordType;
}

/** A journal between the house and many members, in one credit. */
export interface BulkEntry extends Omit<EntryDetails, 'chain'> {
  readonly house: HousePurpose;
  readonly coin: Coin;
  /** At least one. A member may have several, which are posted in this order. */
  readonly lines: readonly BulkLine[];
}

/**
 * Posts many lines as one journal within an operation; the house has one line for each record type. Refused with
 * INSUFFICIENT_BALANCE, nothing of it is written.
 */
export async function postMany(operation: Operation, entry: BulkEntry): Promise<Journal> {
  const { lines, reference } = entry;
  return callPosting(operation, 'ledger_apply_many', [
    operation.id,
    recordTypes[entry.recordType].code,
    coins[entry.coin],
    entry.house,
    lines.map((line) => line.member),
    lines.map((line) => line.amount),
    lines.map((line) => recordTypes[line.recordType].code),
    transactionNumber(operation.now),
    entry.receiptNumber ?? receiptNumber(operation.now),
    operation.now,
    reference?.type ?? null,
    reference?.id ?? null,
    entry.reason ?? null,
  ]);
}
