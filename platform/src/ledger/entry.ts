import type { ChainTransaction } from './chain-transaction.ts';
import { coins, type Coin, type HousePurpose } from './coins.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** The buckets of an account: spendable, pending a decision, or invested. */
export type Bucket = 'available' | 'frozen' | 'locked';
export type HeldBucket = Exclude<Bucket, 'available'>;

export type AccountOwner = { readonly member: bigint } | { readonly house: HousePurpose };

export const member = (id: bigint): AccountOwner => ({ member: id });
export const house = (purpose: HousePurpose): AccountOwner => ({ house: purpose });

/** One line of a journal. In minor units; negative debits the account. */
export interface Leg {
  readonly account: AccountOwner;
  readonly coin: Coin;
  /** Default: available. A held bucket needs a hold: the one being opened or the one named. */
  readonly bucket?: Bucket;
  readonly amount: bigint;
  /** If this line has another type than its journal, e.g. a fee. */
  readonly recordType?: RecordType;
  /** Whether the member sees it in their records; default: if it moves available credits. */
  readonly shown?: boolean;
  /** The open hold that this line adds to or draws from. */
  readonly hold?: bigint;
  /** The other member of the movement, for the record. */
  readonly counterparty?: bigint;
  /** The fee in this line's coin. The record contains it and the amount after it. Zero means none. */
  readonly fee?: bigint;
  /** Whether `amount` is already net of the fee. */
  readonly isNet?: boolean;
}

/** Details of a movement in addition to its lines. */
export interface EntryDetails {
  readonly recordType: RecordType;
  /** The receipt number of its order, if one exists. */
  readonly receiptNumber?: string;
  /** The domain row that caused it, e.g. `{ type: 'claim', id: '12' }`. */
  readonly reference?: { readonly type: string; readonly id: string };
  readonly reason?: string | undefined;
  /** The blockchain transaction behind it. */
  readonly chain?: ChainTransaction;
}

export interface Entry extends EntryDetails {
  /** At least two; their sum is zero for each coin. */
  readonly legs: readonly Leg[];
}

const bucketCodes = { available: 'A', frozen: 'F', locked: 'L' } as const satisfies Record<Bucket, string>;

export function bucketCode(bucket: Bucket): string {
  return bucketCodes[bucket];
}

const bucketsByCode: Readonly<Record<string, Bucket>> = { A: 'available', F: 'frozen', L: 'locked' };

export function bucketByCode(code: string): Bucket {
  const bucket = bucketsByCode[code];
  if (bucket === undefined) throw new Error(`no bucket has code ${code}`);
  return bucket;
}

/** Formats legs as JSON for ledger_apply: ids and amounts as strings, absent values omitted. */
export function legsToJson(legs: readonly Leg[]): string {
  return JSON.stringify(legs.map(legToJson));
}

function legToJson(leg: Leg): Record<string, string | number | boolean | undefined> {
  return {
    ...('member' in leg.account
      ? { owner: leg.account.member.toString() }
      : { owner: '0', purpose: `house:${leg.account.house}` }),
    coin: coins[leg.coin],
    bucket: bucketCode(leg.bucket ?? 'available'),
    amount: leg.amount.toString(),
    type: leg.recordType && recordTypes[leg.recordType].code,
    shown: leg.shown,
    hold: leg.hold?.toString(),
    counterparty: leg.counterparty?.toString(),
    ...feeToJson(leg),
  };
}

function feeToJson({ amount, fee = 0n, isNet = false }: Leg): { fee: string; actual: string } | undefined {
  // Stryker disable next-line EqualityOperator: zero is its own negative, so <= is the same
  const moved = amount < 0n ? -amount : amount;
  const arrives = isNet ? moved : moved - fee;
  if (fee < 0n || arrives < 0n) throw new RangeError('a fee is a part of its amount');
  if (fee === 0n) return undefined;
  return { fee: fee.toString(), actual: arrives.toString() };
}
