/** Posts one journal of thousands of lines in bulk, by the same rules as other journals. */
import { coins, type Coin, type HousePurpose } from './coins.ts';
import type { EntryDetails } from './entry.ts';
import type { Operation } from './idempotency.ts';
import { receiptNumber, transactionNumber } from './numbers.ts';
import { callPosting, type Journal } from './posting.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** One line: a change of a member's available balance. */
export interface BulkLine {
  readonly member: bigint;
  /** In minor units; negative debits the member. */
  readonly amount: bigint;
  readonly recordType: RecordType;
}

/** A journal between the house and many members in one coin. */
export interface BulkEntry extends Omit<EntryDetails, 'chain'> {
  readonly house: HousePurpose;
  readonly coin: Coin;
  /** At least one. Several lines of a member are posted in this order. */
  readonly lines: readonly BulkLine[];
}

/**
 * Posts many lines as one journal within an operation, with one house line per record type. Throws INSUFFICIENT_BALANCE
 * and writes nothing.
 */
export async function postBulk(operation: Operation, entry: BulkEntry): Promise<Journal> {
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
