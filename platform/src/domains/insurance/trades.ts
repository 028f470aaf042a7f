/** The daily trades of contracts: rows and lists. */
import type { domains, InsuranceOutcome, ResultOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';

type Round = ResultOf<(typeof domains)['insurance']['buyInsuranceNumberInfo']>['records'][number];

/** A trade in the words of the REST contract. */
export type Trade = Round['trades'][number];

/** A row of insurance_trade; amounts in minor units. */
export interface TradeRow {
  readonly id: bigint;
  readonly contract_id: bigint;
  readonly business_date: string;
  readonly amount: bigint;
  readonly rate_ppm: bigint;
  readonly result: bigint;
  readonly outcome: InsuranceOutcome;
  readonly premium_id: bigint | null;
  readonly is_valid: boolean;
  readonly created_at: Date;
}

/** A row in the words of the REST contract. */
export const toTrade = (row: TradeRow): Trade => ({
  id: row.id.toString(),
  date: row.business_date,
  amount: formatAmount(row.amount),
  rate: formatPpm(row.rate_ppm),
  result: formatAmount(row.result),
  outcome: row.outcome,
  insured: row.premium_id !== null,
  valid: row.is_valid,
  createTime: row.created_at.getTime(),
});

/** The last trade of each contract that has one. */
export async function lastTradesOf(
  db: Queryable,
  contracts: readonly bigint[],
): Promise<Map<bigint, TradeRow>> {
  if (contracts.length === 0) return new Map();
  const rows = await db.query<TradeRow>(
    `select t.* from unnest($1::bigint[]) as wanted (id) cross join lateral (
       select * from insurance_trade t where t.contract_id = wanted.id order by t.business_date desc limit 1) t`,
    [contracts],
  );
  return new Map(rows.map((row) => [row.contract_id, row]));
}

/** The trades that a premium insures, oldest first. */
export const tradesOfPremium = (db: Queryable, premiumId: bigint): Promise<TradeRow[]> =>
  db.query<TradeRow>('select * from insurance_trade where premium_id = $1 order by business_date', [
    premiumId,
  ]);
