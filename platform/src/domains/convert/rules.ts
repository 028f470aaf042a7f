import type { domains, ResultOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import type { Services } from '../../services.ts';
import { refusals } from './refusals.ts';

/** Two credits of which the first can be converted into the second. Amounts in minor units of the credit given. */
export interface ConvertPair {
  readonly from: Coin;
  readonly to: Coin;
  /** Minor units received for one whole credit given. */
  readonly rate: bigint;
  /** Fee rate in millionths of the amount given. */
  readonly feePpm: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
}

/** The rules for a conversion placed now. */
export interface ConvertTerms {
  readonly pair: ConvertPair;
  /** The cancellation window. */
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
export async function listOpenPairs(db: Queryable): Promise<ConvertPair[]> {
  const rows = await db.query<PairRow>(
    'select * from convert_pair where enabled order by position, from_coin_id, to_coin_id',
  );
  return rows.map(toPair);
}

/** How long an order can be cancelled before it settles. */
export async function getCancelSeconds(db: Queryable): Promise<number> {
  const setting = await db.one<SettingRow>('select cancel_seconds from convert_setting');
  return setting.cancel_seconds;
}

/** The rules of one pair; refused when it is not open. */
export async function requireTerms(db: Queryable, from: Coin, to: Coin): Promise<ConvertTerms> {
  const row = await db.maybe<PairRow & SettingRow>(
    `select p.*, s.cancel_seconds from convert_pair p cross join convert_setting s
     where p.from_coin_id = $1 and p.to_coin_id = $2 and p.enabled`,
    [coins[from], coins[to]],
  );
  if (row === undefined) throw refusals.CONVERT_PAIR_CLOSED({ from, to });
  return { pair: toPair(row), cancelSeconds: row.cancel_seconds };
}

/** Maps a row. */
export const toPair = (row: PairRow): ConvertPair => ({
  from: coinById(row.from_coin_id),
  to: coinById(row.to_coin_id),
  rate: row.rate,
  feePpm: row.fee_ppm,
  minimum: row.minimum,
  maximum: row.maximum,
  multiple: row.multiple,
});

type Config = ResultOf<(typeof domains)['convert']['convertConfigList']>;

/** The open pairs, and how long an order can be cancelled. */
export async function getConfig({ database }: Services): Promise<Config> {
  const pairs = await listOpenPairs(database);
  return {
    records: pairs.map((pair) => ({
      fromCoin: pair.from,
      toCoin: pair.to,
      rate: formatAmount(pair.rate),
      feeRate: formatPpm(pair.feePpm),
      minAmount: formatAmount(pair.minimum),
      maxAmount: formatAmount(pair.maximum),
      multiple: formatAmount(pair.multiple),
    })),
    cancelSeconds: await getCancelSeconds(database),
  };
}
