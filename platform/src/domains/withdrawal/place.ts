import { businessDate, nextBusinessMidnight } from '../../clock.ts';
import { coins } from '../../ledger/coins.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { wayOf, type Destination } from './destination.ts';
import type { OrderRow } from './orders.ts';
import { withdrawnCoin } from './rules.ts';

/** A withdrawal to place, in minor units. */
export interface Placement {
  readonly memberId: bigint;
  /** What leaves the member's credit, the fee included. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly destination: Destination;
}

/**
 * Freezes the amount and writes the withdrawal down, with a copy of where it goes. The caller has checked that it is
 * allowed; INSUFFICIENT_BALANCE remains. The fee leaves what is available as a record of its own, as it does with a
 * convert.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<OrderRow> {
  const { memberId, amount, fee, destination } = placement;
  const { tx, now } = operation;
  // Known before it is written down, so that the ledger can refer to it.
  const { id } = await tx.one<{ id: bigint }>(
    "select nextval(pg_get_serial_sequence('withdrawal', 'id')) as id",
  );
  const journal = await openHold(operation, {
    recordType: 'withdraw',
    kind: 'withdrawal',
    bucket: 'frozen',
    member: memberId,
    coin: withdrawnCoin,
    amount,
    ...(fee > 0n && { fee, actualAmount: amount - fee, feeRecordType: 'withdrawalFee' as const }),
    reference: { type: 'withdrawal', id: id.toString() },
  });
  const bank = 'network' in destination ? undefined : destination;
  const row = await tx.one<Omit<OrderRow, 'steps'>>(
    `insert into withdrawal (id, member_id, business_date, expected_date, status, coin_id, amount, fee, way,
       wallet_address, bank_name, account_name, account_number, hold_id, receipt_number, transaction_number, created_at)
     values ($1, $2, $3, $4, 'PENDING_REVIEW', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning *`,
    [
      id,
      memberId,
      businessDate(now),
      businessDate(nextBusinessMidnight(now)),
      coins[withdrawnCoin],
      amount,
      fee,
      wayOf(destination),
      'network' in destination ? destination.address : null,
      bank?.bankName ?? null,
      bank?.accountName ?? null,
      bank?.accountNumber ?? null,
      journal.holdId,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
    ],
  );
  await tx.execute(
    "insert into withdrawal_step (withdrawal_id, status, created_at) values ($1, 'PENDING_REVIEW', $2)",
    [id, now],
  );
  return { ...row, steps: [{ status: 'PENDING_REVIEW', time: now.getTime(), reason: null }] };
}
