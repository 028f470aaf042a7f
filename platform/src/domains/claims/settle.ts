/** Decides claims. */
import type { Queryable } from '../../database/database.ts';
import { house, member } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { writeDecision } from '../../operator/decide-order.ts';
import type { ClaimRow } from './orders.ts';
import { states } from './states.ts';

export const claims = { table: 'claim', states };

/** The credits that claims are paid in. */
export const coin = 'CASH_POINT';

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

/** Marks a claim as rejected; the trade can be claimed again. Returns undefined if it was already decided. */
export const markRejected = (
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<ClaimRow | undefined> => writeDecision(db, claims, id, { to: 'REJECTED', reason, now });
