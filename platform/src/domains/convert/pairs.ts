import type { Queryable } from '../../database/database.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import { refuse } from '../../messages/index.ts';

/** Two credits of which the first can become the second. Amounts in minor units of the credit given. */
export interface ConvertPair {
  readonly from: Coin;
  readonly to: Coin;
  /** Minor units got for one whole credit given. */
  readonly rate: bigint;
  /** Millionths of what is given. */
  readonly feePpm: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
}

/** What holds for a convert that is made now. */
export interface ConvertTerms {
  readonly pair: ConvertPair;
  /** How long it can be cancelled. */
  readonly cancelSeconds: number;
}

/** A row of convert_pair. */
export interface PairRow {
  readonly from_coin_id: number;
  readonly to_coin_id: number;
  readonly rate: bigint;
  readonly fee_ppm: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
}

interface SettingRow {
  readonly cancel_seconds: number;
}

/** The pairs that are open, in the order they are offered. */
export async function convertPairs(db: Queryable): Promise<ConvertPair[]> {
  const rows = await db.query<PairRow>(
    'select * from convert_pair where enabled order by position, from_coin_id, to_coin_id',
  );
  return rows.map(pairOf);
}

/** How long an order can be cancelled before it settles. */
export async function cancelSeconds(db: Queryable): Promise<number> {
  const setting = await db.one<SettingRow>('select cancel_seconds from convert_setting');
  return setting.cancel_seconds;
}

/** What holds for one pair; refused when it is not open. */
export async function convertTerms(db: Queryable, from: Coin, to: Coin): Promise<ConvertTerms> {
  const row = await db.maybe<PairRow & SettingRow>(
    `select p.*, s.cancel_seconds from convert_pair p cross join convert_setting s
     where p.from_coin_id = $1 and p.to_coin_id = $2 and p.enabled`,
    [coins[from], coins[to]],
  );
  if (row === undefined) throw refuse('CONVERT_PAIR_CLOSED', { from, to });
  return { pair: pairOf(row), cancelSeconds: row.cancel_seconds };
}

/** What a row says. */
export const pairOf = (row: PairRow): ConvertPair => ({
  from: coinById(row.from_coin_id),
  to: coinById(row.to_coin_id),
  rate: row.rate,
  feePpm: row.fee_ppm,
  minimum: row.minimum,
  maximum: row.maximum,
  multiple: row.multiple,
});
