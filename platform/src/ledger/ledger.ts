import type { Database, Queryable } from '../database/database.ts';
import { fingerprint } from './canonical-json.ts';
import type { Entry } from './entry.ts';
import { asLedgerError } from './errors.ts';
import { checkKey, storedRefusal, type Operation, type OperationRequest } from './idempotency.ts';
import { transactionNumber } from './numbers.ts';
import { callPosting, entryArguments, type Journal } from './posting.ts';

/** Gives a new member their seven accounts. Without them nothing can be posted to the member. */
export async function openAccounts(db: Queryable, memberId: bigint): Promise<void> {
  await db.execute(
    "insert into account (owner_id, purpose, coin_id) select $1, 'member', id from coin on conflict do nothing",
    [memberId],
  );
}

/** Posts one journal within an operation. Refused with INSUFFICIENT_BALANCE, nothing of it is written. */
export async function post(operation: Operation, entry: Entry): Promise<Journal> {
  return callPosting(operation, 'ledger_apply', [
    operation.id,
    ...entryArguments(entry, entry.legs, operation.now),
  ]);
}

/** Reverses a journal that moved only available credits. Refused with NOT_REVERSIBLE, ALREADY_REVERSED. */
export async function reverse(operation: Operation, journalId: bigint, reason: string): Promise<Journal> {
  return callPosting(operation, 'ledger_reverse', [
    operation.id,
    journalId,
    transactionNumber(operation.now),
    operation.now,
    reason,
  ]);
}

interface PostOnceRow {
  readonly outcome: 'created' | 'exists' | 'refused';
  readonly journal_id: bigint;
  readonly transaction_number: string;
  readonly receipt_number: string;
  readonly result: unknown;
}

/**
 * A whole operation that is one journal, in one round trip: what `runOnce` and `post` do together,
 * for work that needs no tables but the ledger's.
 */
export async function postOnce(
  db: Database,
  request: OperationRequest,
  entry: Entry,
): Promise<Journal & { readonly outcome: 'created' | 'exists' }> {
  checkKey(request);
  const [row] = await db
    .call<PostOnceRow>('ledger_post_once', [
      request.scope,
      request.key,
      fingerprint(request.input),
      ...entryArguments(entry, entry.legs, request.now),
    ])
    .catch((error: unknown) => {
      throw asLedgerError(error);
    });
  if (row === undefined) throw new Error('ledger_post_once answered nothing');
  if (row.outcome === 'refused') throw storedRefusal(row.result);
  return {
    outcome: row.outcome,
    id: row.journal_id,
    transactionNumber: row.transaction_number,
    receiptNumber: row.receipt_number,
  };
}
