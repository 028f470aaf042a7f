import type { Queryable } from '../../database/database.ts';
import { isMultipleOf, formatAmount } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import { refuse } from '../../messages/index.ts';

/** What holds for transfers of one credit. Amounts in minor units. */
export interface TransferRule {
  readonly coin: Coin;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
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

/** Refuses an amount that the rule does not allow. */
export function checkAmount(amount: bigint, { coin, minimum, maximum, multiple }: TransferRule): void {
  if (amount < minimum) throw refuse('AMOUNT_BELOW', { minimum: formatAmount(minimum), coin });
  if (amount > maximum) throw refuse('AMOUNT_ABOVE', { maximum: formatAmount(maximum), coin });
  if (!isMultipleOf(amount, multiple)) {
    throw refuse('AMOUNT_NOT_MULTIPLE', { multiple: formatAmount(multiple), coin });
  }
}

const ruleOf = (row: Row): TransferRule => ({
  coin: coinById(row.coin_id),
  minimum: row.minimum,
  maximum: row.maximum,
  multiple: row.multiple,
  feePpm: row.fee_ppm,
});
