/** Decides claims. */
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { toLedgerError } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { mails } from './mails.ts';
import type { ClaimRow } from './orders.ts';
import { statusesBefore } from './states.ts';

/** The credits that claims are paid in. */
export const coin = 'CASH_POINT';

/**
 * Approves and pays a claim. Returns false if it was already decided. The row lock lets only one of several decisions
 * through.
 */
export async function approveClaim(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<ClaimRow>(
        'select * from claim where id = $1 and status = any ($2) for no key update',
        [id, statusesBefore('APPROVED')],
      );
      if (row === undefined) return false;
      const request = { scope: 'claim:approve', key: id.toString(), input: {}, now: clock.now() };
      await pay(await beginOperation(tx, request), row);
      const words = { amount: formatAmount(row.amount), receipt: row.receipt_number };
      await outbox.put(tx, row.member_id, mails.CLAIM_APPROVED(words));
      return true;
    });
  } catch (error) {
    throw toLedgerError(error);
  }
}

/** Pays a pending claim in cash credits, one for one, and marks it approved. */
export async function pay(
  operation: Operation,
  { id, member_id: memberId, ...row }: ClaimRow,
): Promise<void> {
  const journal = await post(operation, {
    recordType: 'claim',
    receiptNumber: row.receipt_number,
    reference: { type: 'claim', id: id.toString() },
    legs: [
      { account: member(memberId), coin, amount: row.amount },
      { account: house('claim'), coin, amount: -row.amount },
    ],
  });
  await operation.tx.execute(
    `update claim set status = 'APPROVED', journal_id = $2, transaction_number = $3, decided_at = $4 where id = $1`,
    [id, journal.id, journal.transactionNumber, operation.now],
  );
}

/** Rejects a claim and emails the member. Returns false if it was already decided. The trade can be claimed again. */
export const rejectClaim = (
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  reason: string,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const rejected = await markRejected(tx, id, reason, clock.now());
    if (rejected === undefined) return false;
    const words = { reason, receipt: rejected.receipt_number };
    await outbox.put(tx, rejected.member_id, mails.CLAIM_REJECTED(words));
    return true;
  });

/** Marks a claim as rejected. Returns undefined if it was already decided. */
export const markRejected = (
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<Pick<ClaimRow, 'member_id' | 'receipt_number'> | undefined> =>
  db.maybe(
    `update claim set status = 'REJECTED', reason = $2, decided_at = $3 where id = $1 and status = any ($4)
     returning member_id, receipt_number`,
    [id, reason, now, statusesBefore('REJECTED')],
  );
