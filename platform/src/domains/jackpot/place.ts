/** Entering the current round. */
import { randomBytes } from 'node:crypto';
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import { house, member } from '../../ledger/entry.ts';
import { notBefore, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { operationName, getEntry, type EntryView, type EntryRow } from './orders.ts';
import { refusals } from './refusals.ts';
import type { RoundRow } from './rounds.ts';
import { coin, refuseMore } from './rules.ts';
import { requireRound } from './settle.ts';

type Request = ParsedRequestOf<(typeof domains)['jackpot']['grandPrize']>;

/**
 * Buys entries in the round that the member was shown. Refused like {@link placeOrder}, and if it is not the current
 * one.
 */
export async function enter(services: Services, memberId: bigint, data: Request): Promise<EntryView> {
  const { roundId, count } = data;
  const word = data.word === '' ? null : (data.word ?? null);
  const input = { roundId, count, word };
  const request = { memberId, action: operationName, data, input };
  return runMemberOperation<EntryView>(services, request, async (operation) => {
    const round = await requireRound(operation.tx, operation.now);
    if (round.id !== BigInt(roundId)) throw refusals.JACKPOT_ROUND_OVER();
    const { id } = await placeOrder(notBefore(operation, round.opens_at), { memberId, round, count, word });
    return getEntry(operation.tx, id);
  });
}

/** The data of a purchase. */
export interface Placement {
  readonly memberId: bigint;
  readonly round: RoundRow;
  readonly count: number;
  readonly word: string | null;
  /** The word for the public list; random if undefined. */
  readonly entryCode?: string;
}

/**
 * Charges for entries and numbers them. The caller has locked the member. Refused with JACKPOT_MAXIMUM,
 * INSUFFICIENT_BALANCE, or JACKPOT_ROUND_OVER if the round has ended meanwhile.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<EntryRow> {
  const { memberId, round, count, word, entryCode = randomBytes(8).toString('hex') } = placement;
  const { id: operationId, tx, now } = operation;
  await refuseMore(tx, memberId, round, count);
  const amount = round.price * BigInt(count);
  const journal = await post(operation, {
    recordType: 'purchase',
    legs: [
      { account: member(memberId), coin, amount: -amount },
      { account: house('jackpot'), coin, amount },
    ],
  });
  const firstNumber = await takeNumbers(operation, round.id, count);
  return insertRow<EntryRow>(tx, 'jackpot_order', {
    round_id: round.id,
    member_id: memberId,
    first_number: firstNumber,
    count,
    amount,
    entry_code: entryCode,
    word,
    journal_id: journal.id,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    operation_id: operationId,
    created_at: now,
  });
}

/**
 * Reserves the next numbers of a round and returns the first. All purchases wait for each other here: it is the last
 * lock, and the numbers of a failed purchase are reused.
 */
async function takeNumbers({ tx, now }: Operation, roundId: bigint, count: number): Promise<number> {
  const reserved = await tx.maybe<{ next: number }>(
    `update jackpot_round set entry_count = entry_count + $2
     where id = $1 and status = 'IN_PROGRESS' and opens_at <= $3 and closes_at > $3 returning entry_count as next`,
    [roundId, count, now],
  );
  if (reserved === undefined) throw refusals.JACKPOT_ROUND_OVER();
  return reserved.next - count;
}
