import type { Queryable } from '../../database/database.ts';
import { feeOf } from '../../ledger/amount.ts';
import type { Coin } from '../../ledger/coins.ts';
import { refuse } from '../../messages/index.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { ways, type Way } from '../ways.ts';

/** The credit that is withdrawn. */
export const withdrawnCoin = 'WITHDRAWAL_POINT' satisfies Coin;

/** What holds for one way. Amounts in minor units. */
export interface WithdrawalRule extends AmountLimits {
  readonly way: Way;
  readonly fixedFee: bigint;
  /** Millionths of the amount. */
  readonly feePpm: bigint;
}

interface Row {
  readonly way: Way;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
  readonly fixed_fee: bigint;
  readonly fee_ppm: bigint;
  readonly enabled: boolean;
}

/** The ways that are open: the networks, then the bank. */
export const withdrawalRules = async (db: Queryable): Promise<WithdrawalRule[]> =>
  (await rulesOf(db)).filter(({ enabled }) => enabled);

/** Every way there is a rule for, open or not, in the same order. */
export async function rulesOf(db: Queryable): Promise<(WithdrawalRule & { readonly enabled: boolean })[]> {
  const rows = await db.query<Row>('select * from withdrawal_rule');
  return rows
    .map((row) => ({ ...ruleOf(row), enabled: row.enabled }))
    .sort((one, other) => ways.indexOf(one.way) - ways.indexOf(other.way));
}

/** The rule of one way; refused with WITHDRAWAL_CLOSED when it is not open. */
export async function withdrawalRule(db: Queryable, way: Way): Promise<WithdrawalRule> {
  const row = await db.maybe<Row>('select * from withdrawal_rule where way = $1 and enabled', [way]);
  if (row === undefined) throw refuse('WITHDRAWAL_CLOSED');
  return ruleOf(row);
}

/** What the platform takes of an amount: it is taken from what arrives. Below the amount for each that is allowed. */
export const withdrawalFee = ({ fixedFee, feePpm }: WithdrawalRule, amount: bigint): bigint =>
  fixedFee + feeOf(amount, feePpm);

const ruleOf = (row: Row): WithdrawalRule => ({
  way: row.way,
  coin: withdrawnCoin,
  minimum: row.minimum,
  maximum: row.maximum,
  multiple: row.multiple,
  fixedFee: row.fixed_fee,
  feePpm: row.fee_ppm,
});
