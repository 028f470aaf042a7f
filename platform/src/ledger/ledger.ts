import type { Database, Queryable } from '../database/database.ts';
import { fingerprint } from './canonical-json.ts';
import type { Entry } from './entry.ts';
import { toLedgerError } from './errors.ts';
import { checkKey, storedRefusal, type Operation, type OperationRequest } from './idempotency.ts';
import { transactionNumber } from './numbers.ts';
import { callPosting, entryArguments, type Journal } from './posting.ts';

/** Creates the seven accounts of a new member. Nothing can be posted to a member without them. */
export async function openAccounts(db: Queryable, memberId: bigint): Promise<void> {
  await db.execute(
    "insert into account (owner_id, purpose, coin_id) select $1, 'member', id from coin on conflict do nothing",
    [memberId],
  );
}

/** Posts one journal within an operation. Throws INSUFFICIENT_BALANCE and writes nothing. */
export async function post(operation: Operation, entry: Entry): Promise<Journal> {
  return callPosting(operation, 'ledger_apply', [
    operation.id,
    ...entryArguments(entry, entry.legs, operation.now),
  ]);
}

/** Reverses a journal that moved only available credits. Throws NOT_REVERSIBLE or ALREADY_REVERSED. */
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
 * Runs an operation that is a single journal in one round trip: `runOnce` and `post` combined, for work that needs only
 * the ledger's tables.
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
      throw toLedgerError(error);
    });
  if (row === undefined) throw new Error('ledger_post_once returned no row');
  if (row.outcome === 'refused') throw storedRefusal(row.result);
  return {
    outcome: row.outcome,
    id: row.journal_id,
    transactionNumber: row.transaction_number,
    receiptNumber: row.receipt_number,
  };
}
