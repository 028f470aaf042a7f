import type { Queryable } from '../../database/database.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import { refuse } from '../../messages/index.ts';
import type { AmountLimits } from '../amount-limits.ts';

/** What holds for transfers of one credit. Amounts in minor units. */
export interface TransferRule extends AmountLimits {
  /** Millionths of the amount; taken from what arrives. */
  readonly feePpm: bigint;
}

interface Row {
  readonly coin_id: number;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
  readonly fee_ppm: bigint;
}

/** The rules of every credit that can be transferred, in the order of the credits. */
export async function transferRules(db: Queryable): Promise<TransferRule[]> {
  const rows = await db.query<Row>('select * from transfer_rule order by coin_id');
  return rows.map(ruleOf);
}

/** The rule of one credit; refused when it cannot be transferred. */
export async function transferRule(db: Queryable, coin: Coin): Promise<TransferRule> {
  const row = await db.maybe<Row>('select * from transfer_rule where coin_id = $1', [coins[coin]]);
  if (row === undefined) throw refuse('TRANSFER_COIN_CLOSED', { coin });
  return ruleOf(row);
}

const ruleOf = (row: Row): TransferRule => ({
  coin: coinById(row.coin_id),
  minimum: row.minimum,
  maximum: row.maximum,
  multiple: row.multiple,
  feePpm: row.fee_ppm,
});
