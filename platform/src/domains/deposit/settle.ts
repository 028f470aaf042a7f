import type { Queryable } from '../../database/database.ts';
import { atRate, formatAmount } from '../../ledger/amount.ts';
import { house, member, type Entry } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { KnownReason } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { mails } from './mails.ts';
import { creditedAs, isCreditedBefore } from './once.ts';
import { hashOf, isHeld, remainderCredit, type OrderRow } from './orders.ts';
import { statusesBefore } from './states.ts';

/**
 * Approves and credits a deposit; false when it was already decided. The row lock admits one of several decisions, and a
 * unique index one of several deposits of the same payment; the others are refused with DEPOSIT_CREDITED_AS.
 */
export async function approveDeposit(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<OrderRow>(
        'select * from deposit where id = $1 and status = any ($2) for no key update',
        [id, statusesBefore('APPROVED')],
      );
      if (row === undefined) return false;
      const request = { scope: 'deposit:approve', key: id.toString(), input: {}, now: clock.now() };
      await credit(await beginOperation(tx, request), row);
      const words = { amount: formatAmount(row.credited), receipt: row.receipt_number };
      await outbox.put(tx, row.member_id, mails.DEPOSIT_APPROVED(words));
      return true;
    });
  } catch (error) {
    throw isCreditedBefore(error) ? await creditedAs(database, id) : asLedgerError(error);
  }
}

/** A decided deposit is no longer looked up on its chain. */
const unwatched = "next_check_at = null, chain_check = replace(chain_check, 'WAITING', 'NOT_CHECKED')";

/** What credits an amount of a deposit as cash. */
const entryOf = (row: OrderRow, amount: bigint): Entry => ({
  recordType: 'deposit',
  receiptNumber: row.receipt_number,
  reference: { type: 'deposit', id: row.id.toString() },
  legs: [
    { account: member(row.member_id), coin: 'CASH_POINT', amount },
    { account: house('deposit'), coin: 'CASH_POINT', amount: -amount },
  ],
});

/** Credits a pending deposit as cash and marks it so. */
export async function credit(operation: Operation, row: OrderRow): Promise<void> {
  const hash = hashOf(row);
  const { id } = row;
  const amount = atRate(row.amount - row.remainder, row.rate);
  if (amount !== row.credited) throw new Error(`deposit ${id} does not credit what its rate says`);
  const journal = await post(operation, {
    ...entryOf(row, amount),
    ...(row.network !== null && hash !== undefined && { chain: { network: row.network, hash } }),
  });
  await operation.tx.execute(
    `update deposit set status = 'APPROVED', journal_id = $2, transaction_number = $3, decided_at = $4, ${unwatched}
     where id = $1`,
    [id, journal.id, journal.transactionNumber, operation.now],
  );
}

/**
 * Decides a remainder that is held: credits it, under the receipt number of its deposit, or keeps it, and tells the member. False
 * unless the deposit is approved and its remainder held; of several decisions one is taken. A remainder worth nothing at the rate
 * is only kept.
 */
export async function decideRemainder(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  as: 'CREDITED' | 'KEPT',
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<OrderRow>(
        `select * from deposit d where id = $1 and ${isHeld('d')} for no key update`,
        [id],
      );
      if (row === undefined) return false;
      const amount = remainderCredit(row);
      if (as === 'CREDITED' && amount === 0n) return false;
      const request = { scope: 'deposit:remainder', key: id.toString(), input: {}, now: clock.now() };
      const journal =
        as === 'KEPT'
          ? null
          : await post(await beginOperation(tx, request), {
              ...entryOf(row, amount),
              reason: 'REMAINDER_CREDITED' satisfies KnownReason,
            });
      await tx.execute('update deposit set remainder_state = $2, remainder_journal_id = $3 where id = $1', [
        id,
        as,
        journal?.id ?? null,
      ]);
      const { receipt_number: receipt } = row;
      await outbox.put(
        tx,
        row.member_id,
        as === 'CREDITED'
          ? mails.DEPOSIT_REMAINDER_CREDITED({ amount: formatAmount(amount), receipt })
          : mails.DEPOSIT_REMAINDER_KEPT({
              remainder: formatAmount(row.remainder),
              unit: row.network === null ? 'USD' : 'USDT',
              receipt,
            }),
      );
      return true;
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** Rejects a deposit, and tells the member; false when it was already decided. Its payment may be reported again. */
export const rejectDeposit = (
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  reason: string,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const rejected = await markRejected(tx, id, reason, clock.now());
    if (rejected === undefined) return false;
    const words = { reason, receipt: rejected.receipt_number };
    await outbox.put(tx, rejected.member_id, mails.DEPOSIT_REJECTED(words));
    return true;
  });

/** Marks a deposit as rejected; undefined when it was already decided. */
export function markRejected(
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<Pick<OrderRow, 'member_id' | 'receipt_number'> | undefined> {
  return db.maybe(
    `update deposit set status = 'REJECTED', reason = $2, decided_at = $3, ${unwatched}
     where id = $1 and status = any ($4) returning member_id, receipt_number`,
    [id, reason, now, statusesBefore('REJECTED')],
  );
}
