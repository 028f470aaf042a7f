import { coins } from '../../ledger/coins.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { OrderRow } from './orders.ts';
import type { ConvertTerms } from './pairs.ts';
import type { Quote } from './quote.ts';

/** An order to place, in minor units. */
export interface Placement {
  readonly memberId: bigint;
  readonly terms: ConvertTerms;
  /** Given, the fee included. */
  readonly amount: bigint;
  readonly quote: Quote;
}

/**
 * Freezes what is given and writes the order down. The caller has checked that it is allowed; INSUFFICIENT_BALANCE
 * remains. The fee leaves what is available as a record of its own, so that records add up to the balance; both are
 * pending as long as the order is.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<OrderRow> {
  const { memberId, terms, amount, quote } = placement;
  const { pair, cancelSeconds } = terms;
  const { tx, now } = operation;
  const journal = await openHold(operation, {
    recordType: 'convert',
    kind: 'convert',
    bucket: 'frozen',
    member: memberId,
    coin: pair.from,
    amount,
    ...(quote.fee > 0n && {
      fee: quote.fee,
      actualAmount: amount - quote.fee,
      feeRecordType: 'convertFee' as const,
    }),
  });
  return tx.one<OrderRow>(
    `insert into convert_order (member_id, from_coin_id, to_coin_id, amount, fee, rate, actual_amount, status, hold_id,
       receipt_number, transaction_number, created_at, settles_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'PENDING', $8, $9, $10, $11, $12) returning *`,
    [
      memberId,
      coins[pair.from],
      coins[pair.to],
      amount,
      quote.fee,
      pair.rate,
      quote.actualAmount,
      journal.holdId,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
      new Date(now.getTime() + cancelSeconds * 1_000),
    ],
  );
}
