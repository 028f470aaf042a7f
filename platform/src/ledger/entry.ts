import type { ChainTransaction } from './chain-transaction.ts';
import { coins, type Coin, type HousePurpose } from './coins.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** The parts of an account: spendable, waiting for a decision, or invested. */
export type Bucket = 'available' | 'frozen' | 'locked';
export type HeldBucket = Exclude<Bucket, 'available'>;

export type AccountOwner = { readonly member: bigint } | { readonly house: HousePurpose };

export const member = (id: bigint): AccountOwner => ({ member: id });
export const house = (purpose: HousePurpose): AccountOwner => ({ house: purpose });

/** One line of a journal. Amounts in minor units; negative takes from the account. */
export interface Leg {
  readonly account: AccountOwner;
  readonly coin: Coin;
  /** Default available. A held bucket needs a hold: the one being opened, or the one named. */
  readonly bucket?: Bucket;
  readonly amount: bigint;
  /** When this line is of another type than its journal, e.g. a fee. */
  readonly recordType?: RecordType;
  /** Whether the member finds it in their records; default: when it moves what is available. */
  readonly shown?: boolean;
  /** The open hold this line adds to or draws from. */
  readonly hold?: bigint;
  /** The member at the other end, for the record. */
  readonly counterparty?: bigint;
  /** What it cost, in this line's coin: the record names it, and what arrives after it. Zero is none. */
  readonly fee?: bigint;
  /** Whether the amount is already without the fee. */
  readonly isNet?: boolean;
}

/** The details the ledger records of a movement besides its lines. */
export interface EntryDetails {
  readonly recordType: RecordType;
  /** Of the order this belongs to, when it has one already. */
  readonly receiptNumber?: string;
  /** The row of the domain that caused it, e.g. `{ type: 'claim', id: '12' }`. */
  readonly reference?: { readonly type: string; readonly id: string };
  readonly reason?: string;
  /** The transaction on a blockchain that it mirrors. */
  readonly chain?: ChainTransaction;
}

export interface Entry extends EntryDetails {
  /** At least two; for each coin they sum to zero. */
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

/** The legs as ledger_apply reads them: ids and amounts as strings, nothing that is absent. */
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
  if (fee === 0n) return undefined;
  const moved = amount < 0n ? -amount : amount;
  const arrives = isNet ? moved : moved - fee;
  if (fee < 0n || arrives < 0n) throw new RangeError('a fee is a part of its amount');
  return { fee: fee.toString(), actual: arrives.toString() };
}
