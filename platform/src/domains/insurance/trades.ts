/** Rows, views and lists of trades. */
import type { domains, InsuranceOutcome, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coveredLoss } from './insured.ts';

type Round = AnswerOf<(typeof domains)['insurance']['buyInsuranceNumberInfo']>['records'][number];

/** A trade as the endpoint returns it. */
export type TradeView = Round['trades'][number];

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
  /** The covered part of a loss; null without a loss or without a premium. */
  readonly covered: bigint | null;
}

/** SQL that adds the covered part to trades `t`. */
const selectTrades = (trades: string): string =>
  `select t.*, ${coveredLoss} as covered from ${trades} t left join insurance_premium i on i.id = t.premium_id`;

/** Returns a trade as the endpoint does. */
export const toTradeView = (row: TradeRow): TradeView => ({
  id: row.id.toString(),
  date: row.business_date,
  amount: formatAmount(row.amount),
  rate: formatPpm(row.rate_ppm),
  result: formatAmount(row.result),
  outcome: row.outcome,
  insured: row.premium_id !== null,
  valid: row.is_valid,
  coveredAmount: row.covered === null ? null : formatAmount(row.covered),
  createTime: row.created_at.getTime(),
});

/** Returns the last trade of each contract that has one. */
export async function loadLastTrades(
  db: Queryable,
  contracts: readonly bigint[],
): Promise<Map<bigint, TradeRow>> {
  if (contracts.length === 0) return new Map();
  const rows = await db.query<TradeRow>(
    selectTrades(`(select t.* from unnest($1::bigint[]) as wanted (id) cross join lateral (
       select * from insurance_trade t where t.contract_id = wanted.id order by t.business_date desc limit 1) t)`),
    [contracts],
  );
  return new Map(rows.map((row) => [row.contract_id, row]));
}

/** Returns the insured trades by premium, oldest first. */
export async function loadTradesOfPremiums(
  db: Queryable,
  premiums: readonly bigint[],
): Promise<Map<bigint, TradeRow[]>> {
  if (premiums.length === 0) return new Map();
  const rows = await db.query<TradeRow & { readonly premium_id: bigint }>(
    `${selectTrades('insurance_trade')} where t.premium_id = any ($1) order by t.business_date`,
    [premiums],
  );
  return Map.groupBy(rows, (row) => row.premium_id);
}

/** A trade with its round; amounts in minor units. */
export interface TradeInRound extends Pick<
  TradeRow,
  'id' | 'contract_id' | 'business_date' | 'result' | 'is_valid' | 'premium_id' | 'covered'
> {
  readonly member_id: bigint;
  /**
   * The first or the second round of its contract; this and the next field are null if no premium insures the trade.
   */
  readonly position: 1 | 2 | null;
  /** The position in the round, from 1; 0 without a round. */
  readonly number: number;
  readonly name: string;
}

/** SQL of one row: the trade with this id as {@link TradeInRound}. */
export const findTradeInRound = (id: string): string =>
  `select t.id, t.member_id, t.contract_id, t.business_date, t.result, t.is_valid, t.premium_id, ${coveredLoss} as covered, i.position, p.name,
     (select count(*)::int from insurance_trade earlier
      where earlier.premium_id = t.premium_id and earlier.business_date <= t.business_date) as number
   from insurance_trade t join insurance_contract c on c.id = t.contract_id join insurance_package p on p.id = c.package_id
   left join insurance_premium i on i.id = t.premium_id where t.id = ${id}`;

/** Returns the member's insured trades of a business day. */
export const listInsuredTrades = (db: Queryable, memberId: bigint, date: string): Promise<TradeRow[]> =>
  db.query<TradeRow>(
    `select t.*, ${coveredLoss} as covered from insurance_premium i join insurance_trade t on t.premium_id = i.id and t.business_date = $2
     where i.member_id = $1 order by t.id`,
    [memberId, date],
  );
