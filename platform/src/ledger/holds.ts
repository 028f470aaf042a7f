import type { HoldReason } from '@portal/schema/rest';
import { formatChainTransaction, type ChainTransaction } from './chain-transaction.ts';
import { coins, type Coin } from './coins.ts';
import { bucketCode, legsToJson, member, type EntryDetails, type HeldBucket, type Leg } from './entry.ts';
import type { Operation } from './idempotency.ts';
import { transactionNumber } from './numbers.ts';
import { callPosting, entryArguments, type Journal } from './posting.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** Why credits are frozen or locked: the hold reasons of the contract in lower case. */
export type HoldKind = Lowercase<HoldReason>;

/** How a hold ended: `settled` moved the credits to their destination; the others returned them. */
export type HoldOutcome = 'settled' | 'cancelled' | 'rejected' | 'failed' | 'expired';

export interface HoldRequest extends EntryDetails {
  readonly kind: HoldKind;
  readonly member: bigint;
  readonly coin: Coin;
  /** Frozen while a decision is pending, locked while invested. */
  readonly bucket: HeldBucket;
  /** Above zero, taken from the available balance. */
  readonly amount: bigint;
  /**
   * Parts of the amount with separate records, one per kind of fee. Zero parts have none. The main record contains
   * their sum.
   */
  readonly feeParts?: readonly FeePart[];
  /** Additional lines of the same journal, balanced among themselves. */
  readonly legs?: readonly Leg[];
}

/** A part of an amount that is a fee, in minor units. */
export interface FeePart {
  readonly recordType: RecordType;
  readonly amount: bigint;
}

export interface HoldClosing {
  readonly hold: bigint;
  readonly recordType: RecordType;
  readonly outcome: HoldOutcome;
  /** Destination of the whole amount. Default: back to the available bucket. */
  readonly to?: readonly Leg[];
  readonly reason?: string | undefined;
  /** The blockchain transaction behind it. */
  readonly chain?: ChainTransaction;
}

/** Moves available credits into a new hold. Throws INSUFFICIENT_BALANCE. */
export async function openHold(
  operation: Operation,
  request: HoldRequest,
): Promise<Journal & { readonly holdId: bigint }> {
  if (request.amount <= 0n) throw new RangeError('a hold is of an amount above zero');
  const account = { account: member(request.member), coin: request.coin };
  const { feeParts = [] } = request;
  const fee = feeParts.reduce((sum, { amount }) => sum + amount, 0n);
  const feeLegs = feeParts
    .filter(({ amount }) => amount > 0n)
    .map(({ amount, recordType }): Leg => ({ ...account, amount: -amount, recordType }));
  const legs: Leg[] = [
    { ...account, amount: fee - request.amount, fee, isNet: true },
    ...feeLegs,
    { ...account, bucket: request.bucket, amount: request.amount },
    ...(request.legs ?? []),
  ];
  const hold = {
    kind: request.kind,
    owner: request.member.toString(),
    coin: coins[request.coin],
    bucket: bucketCode(request.bucket),
  };
  const { holdId, ...journal } = await callPosting(operation, 'ledger_apply', [
    operation.id,
    ...entryArguments(request, legs, operation.now),
    null,
    JSON.stringify(hold),
  ]);
  if (holdId === null) throw new Error('the ledger opened no hold');
  return { ...journal, holdId };
}

/** A hold that moves to another member. */
export interface HoldMove {
  /** Closed as settled. */
  readonly hold: bigint;
  readonly from: bigint;
  readonly to: bigint;
  readonly kind: HoldKind;
  readonly coin: Coin;
  readonly bucket: HeldBucket;
  /** Its whole amount. */
  readonly amount: bigint;
  readonly recordType: RecordType;
}

/**
 * Closes a hold and opens one of another member with the same amount in one journal, so the credits are never available
 * to either. Both members get the record, with the other as counterparty. Throws HOLD_ALREADY_CLOSED the second time.
 */
export async function moveHold(
  operation: Operation,
  { hold, from, to, kind, coin, bucket, amount, recordType }: HoldMove,
): Promise<Journal & { readonly holdId: bigint }> {
  const legs: Leg[] = [
    { account: member(from), coin, bucket, amount: -amount, hold, shown: true, counterparty: to },
    { account: member(to), coin, bucket, amount, shown: true, counterparty: from },
  ];
  const opened = { kind, owner: to.toString(), coin: coins[coin], bucket: bucketCode(bucket) };
  const { holdId, ...journal } = await callPosting(operation, 'ledger_apply', [
    operation.id,
    ...entryArguments({ recordType }, legs, operation.now),
    null,
    JSON.stringify(opened),
    hold,
    'settled' satisfies HoldOutcome,
  ]);
  if (holdId === null) throw new Error('the ledger opened no hold');
  return { ...journal, holdId };
}

/**
 * Empties and closes a hold. Throws HOLD_ALREADY_CLOSED the second time. To add to or draw from an open hold, post legs
 * that name it.
 */
export async function closeHold(operation: Operation, closing: HoldClosing): Promise<Journal> {
  return callPosting(operation, 'ledger_close_hold', [
    operation.id,
    recordTypes[closing.recordType].code,
    closing.hold,
    closing.outcome,
    closing.to === undefined ? null : legsToJson(closing.to),
    transactionNumber(operation.now),
    operation.now,
    closing.reason ?? null,
    closing.chain === undefined ? null : formatChainTransaction(closing.chain),
  ]);
}
