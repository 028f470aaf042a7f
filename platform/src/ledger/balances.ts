import type { Queryable } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';
import { bucketByCode, type HeldBucket } from './entry.ts';
import type { HoldKind } from './holds.ts';

/** Why credits are not available. */
export interface Held {
  readonly kind: HoldKind;
  readonly bucket: HeldBucket;
  readonly amount: bigint;
  /** Number of open holds of this kind. */
  readonly count: number;
}

/** In minor units. */
export interface Balance {
  readonly coin: Coin;
  readonly available: bigint;
  readonly frozen: bigint;
  readonly locked: bigint;
  /** By reason; the sum is frozen plus locked. */
  readonly holds: readonly Held[];
}

/** A row of {@link balanceRows}. */
export type BalanceRow = Omit<Balance, 'coin' | 'holds'> & {
  readonly coin_id: number;
  readonly holds: { kind: HoldKind; bucket: string; amount: string; count: number }[];
};

/** SQL for a member's seven balances in the order of the coins. Skips the query for holds if nothing is held. */
export const balanceRows = (memberId: string): string =>
  `select a.coin_id, a.available, a.frozen, a.locked,
     case when a.frozen = 0 and a.locked = 0 then '[]' else (
       select coalesce(jsonb_agg(
         jsonb_build_object('kind', k.kind, 'bucket', k.bucket, 'amount', k.amount::text, 'count', k.count)
         order by k.kind, k.bucket), '[]')
       from (select h.kind, h.bucket, sum(h.amount) as amount, count(*) as count
             from hold h where h.account_id = a.id and h.outcome is null group by h.kind, h.bucket) k
     ) end as holds
   from account a
   where a.owner_id = ${memberId} and a.purpose = 'member'
   order by a.coin_id`;

/** The member's seven balances in the order of the coins, from one snapshot. */
export const balances = async (db: Queryable, memberId: bigint): Promise<Balance[]> =>
  toBalances(await db.query<BalanceRow>(balanceRows('$1'), [memberId]));

/** Maps rows of {@link balanceRows}. */
export const toBalances = (rows: readonly BalanceRow[]): Balance[] =>
  rows.map(({ coin_id: coinId, holds, ...row }) => ({
    coin: coinById(coinId),
    ...row,
    holds: holds.map((held) => ({
      ...held,
      bucket: bucketByCode(held.bucket) as HeldBucket,
      amount: BigInt(held.amount),
    })),
  }));
