import type { Queryable } from '../../database/database.ts';
import { applyRate, formatAmount } from '../../ledger/amount.ts';
import { house, member, type Entry } from '../../ledger/entry.ts';
import { toLedgerError } from '../../ledger/errors.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { KnownReason } from '../../messages/index.ts';
import type { Services } from '../../services/services.ts';
import { mails } from './mails.ts';
import { getCreditedAsRefusal, isCreditedBefore } from './once.ts';
import { toHash, isHeld, remainderCredit, type DepositRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { statusesBefore } from './states.ts';

/**
 * Approves and credits a deposit. Returns false if it was already decided. The row lock lets one of several decisions
 * through, and a unique index one of several deposits of the same payment; the others are refused with
 * DEPOSIT_CREDITED_AS. Refused with DEPOSIT_FROM_CONTRACT if a smart contract sent it.
 */
export async function approveDeposit(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<DepositRow>(
        'select * from deposit where id = $1 and status = any ($2) for no key update',
        [id, statusesBefore('APPROVED')],
      );
      if (row === undefined) return false;
      if (row.chain_check === 'CONTRACT') throw refusals.DEPOSIT_FROM_CONTRACT();
      const request = { scope: 'deposit:approve', key: id.toString(), input: {}, now: clock.now() };
      await credit(await beginOperation(tx, request), row);
      const words = { amount: formatAmount(row.credited), receipt: row.receipt_number };
      await outbox.put(tx, row.member_id, mails.DEPOSIT_APPROVED(words));
      return true;
    });
  } catch (error) {
    throw isCreditedBefore(error) ? await getCreditedAsRefusal(database, id) : toLedgerError(error);
  }
}

/** SQL that ends the chain check of a decided deposit. */
const stopsChainCheck = "next_check_at = null, chain_check = replace(chain_check, 'WAITING', 'NOT_CHECKED')";

/** Returns the entry that credits an amount of a deposit as cash. */
const toEntry = (row: DepositRow, amount: bigint): Entry => ({
  recordType: 'deposit',
  receiptNumber: row.receipt_number,
  reference: { type: 'deposit', id: row.id.toString() },
  legs: [
    { account: member(row.member_id), coin: 'CASH_POINT', amount },
    { account: house('deposit'), coin: 'CASH_POINT', amount: -amount },
  ],
});

/** Credits a pending deposit as cash and marks it so. */
export async function credit(operation: Operation, row: DepositRow): Promise<void> {
  const hash = toHash(row);
  const { id } = row;
  const amount = applyRate(row.amount - row.remainder, row.rate);
  if (amount !== row.credited) throw new Error(`deposit ${id} does not credit the amount of its rate`);
  const journal = await post(operation, {
    ...toEntry(row, amount),
    ...(hash !== undefined &&
      // Stryker disable next-line ConditionalExpression,EqualityOperator: what has a hash has a network
      row.network !== null && { chain: { network: row.network, hash } }),
  });
  await operation.tx.execute(
    `update deposit set status = 'APPROVED', journal_id = $2, transaction_number = $3, decided_at = $4, ${stopsChainCheck}
     where id = $1`,
    [id, journal.id, journal.transactionNumber, operation.now],
  );
}

/**
 * Decides a held remainder: credits it under the deposit's receipt number, or keeps it, and emails the member.
 * Returns false unless the deposit is approved and its remainder held; only one of several decisions succeeds. A
 * remainder worth nothing at the rate can only be kept.
 */
export async function decideRemainder(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  as: 'CREDITED' | 'KEPT',
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const row = await tx.maybe<DepositRow>(
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
              ...toEntry(row, amount),
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
    throw toLedgerError(error);
  }
}

/**
 * Rejects a deposit and emails the member. Returns false if it was already decided. The payment can be reported
 * again.
 */
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

/** Marks a deposit as rejected. Returns undefined if it was already decided. */
export function markRejected(
  db: Queryable,
  id: bigint,
  reason: string,
  now: Date,
): Promise<Pick<DepositRow, 'member_id' | 'receipt_number'> | undefined> {
  return db.maybe(
    `update deposit set status = 'REJECTED', reason = $2, decided_at = $3, ${stopsChainCheck}
     where id = $1 and status = any ($4) returning member_id, receipt_number`,
    [id, reason, now, statusesBefore('REJECTED')],
  );
}
