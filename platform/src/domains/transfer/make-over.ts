import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, parsePositiveAmount, shareOf } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { runOnce, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { refuse } from '../../messages/index.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { proveTransactionPassword } from '../member/passwords.ts';
import { orderOf, type Order } from './orders.ts';
import { checkAmount, transferRule, type TransferRule } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['transfer']['makeOver']>;

interface Recipient {
  readonly id: bigint;
  readonly user_name: string;
  readonly banned_at: Date | null;
}

/**
 * Moves credits to another member. The transaction password comes first and is no part of what the key stands for:
 * mistyped, it can be typed again under the same key. Everything else has one outcome a key, refusals included.
 */
export async function makeOver(services: Services, sender: SignedInMember, data: Request): Promise<Order> {
  await proveTransactionPassword(services, sender.id, data.transactionPassword);
  const amount = parsePositiveAmount(data.amount);
  return runOnce<Order>(
    services.database,
    {
      scope: `member:${sender.id}:makeOver`,
      key: data.idempotencyKey,
      input: {
        coin: data.coinName,
        amount: formatAmount(amount),
        to: data.toUserName.toLowerCase(),
        note: data.remark ?? null,
      },
      now: services.clock.now(),
    },
    async (operation) => {
      await refuseWhileClosed(operation, sender.id);
      const rule = await transferRule(operation.tx, data.coinName);
      checkAmount(amount, rule);
      const recipient = await recipientOf(operation.tx, sender.id, data.toUserName);
      return move(operation, { sender, recipient, rule, amount, note: data.remark });
    },
  );
}

/** Until when transfers are closed, looked at under a lock: whoever closes them waits, or is waited for. */
async function refuseWhileClosed({ tx, now }: Operation, memberId: bigint): Promise<void> {
  const { until } = await tx.one<{ until: Date | null }>(
    'select transfer_closed_until as until from member where id = $1 for share',
    [memberId],
  );
  if (until !== null && until > now) throw refuse('TRANSFER_CLOSED', { until: until.toISOString() });
}

async function recipientOf(db: Queryable, senderId: bigint, userName: string): Promise<Recipient> {
  const recipient = await db.maybe<Recipient>(
    'select id, user_name, banned_at from member where user_name_key = $1',
    [userName.toLowerCase()],
  );
  if (recipient === undefined) throw refuse('RECIPIENT_UNKNOWN', { userName });
  if (recipient.id === senderId) throw refuse('RECIPIENT_SELF');
  if (recipient.banned_at !== null) throw refuse('RECIPIENT_CLOSED', { userName: recipient.user_name });
  return recipient;
}

interface Movement {
  readonly sender: SignedInMember;
  readonly recipient: Recipient;
  readonly rule: TransferRule;
  readonly amount: bigint;
  readonly note: string | undefined;
}

async function move(operation: Operation, movement: Movement): Promise<Order> {
  const { sender, recipient, rule, amount, note } = movement;
  const { tx, now } = operation;
  const fee = shareOf(amount, rule.feePpm);
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
    counterparty: recipient.user_name,
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
