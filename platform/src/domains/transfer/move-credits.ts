import { feeOf } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { orderOf, type Order } from './orders.ts';
import type { TransferRule } from './rules.ts';

/** One of the two members of a transfer. */
export interface Party {
  readonly id: bigint;
  readonly userName: string;
}

/** A transfer to make. The amount is what the sender pays, in minor units. */
export interface Movement {
  readonly sender: Party;
  readonly recipient: Party;
  readonly rule: Pick<TransferRule, 'coin' | 'feePpm'>;
  readonly amount: bigint;
  readonly note: string | undefined;
}

/** Posts a transfer and writes it down; as the sender sees it. The caller has checked that it is allowed. */
export async function moveCredits(operation: Operation, movement: Movement): Promise<Order> {
  const { sender, recipient, rule, amount, note } = movement;
  const { tx, now } = operation;
  const fee = feeOf(amount, rule.feePpm);
  const journal = await post(operation, {
    recordType: 'transfer',
    legs: legsOf(movement, fee),
    ...(note !== undefined && { reason: note }),
  });
  const { id } = await tx.one<{ id: bigint }>(
    `insert into transfer (sender_id, receiver_id, coin_id, amount, fee, note, journal_id, receipt_number,
       transaction_number, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      sender.id,
      recipient.id,
      coins[rule.coin],
      amount,
      fee,
      note ?? null,
      journal.id,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
    ],
  );
  return orderOf({
    id,
    outgoing: true,
    counterparty: recipient.userName,
    coin_id: coins[rule.coin],
    amount,
    fee,
    note: note ?? null,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
  });
}

/** The sender pays the amount; what the fee leaves of it arrives. */
function legsOf({ sender, recipient, rule: { coin }, amount }: Movement, fee: bigint): Leg[] {
  const actualAmount = amount - fee;
  return [
    {
      account: member(sender.id),
      coin,
      amount: -amount,
      counterparty: recipient.id,
      ...(fee > 0n && { fee, actualAmount }),
    },
    { account: member(recipient.id), coin, amount: actualAmount, counterparty: sender.id },
    ...(fee > 0n ? [{ account: house('fee'), coin, amount: fee, recordType: 'fee' as const }] : []),
  ];
}
