import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { refusals } from './refusals.ts';

/** The rules for transfers of one credit. Amounts in minor units. */
export interface TransferRule extends AmountLimits {
  /** Fee rate in millionths of the amount, deducted from what the recipient receives. */
  readonly feePpm: bigint;
}

type Row = Omit<TransferRule, 'coin'> & { readonly coin_id: number };

const columns = 'coin_id, minimum, maximum, multiple, fee_ppm as "feePpm"';

/** Returns the rules of every credit that can be transferred, in display order. */
export async function listRules(db: Queryable): Promise<TransferRule[]> {
  const rows = await db.query<Row>(`select ${columns} from transfer_rule order by coin_id`);
  return rows.map(toRule);
}

/** Returns the rule of one credit. Refused if it cannot be transferred. */
export async function requireRule(db: Queryable, coin: Coin): Promise<TransferRule> {
  const row = await db.maybe<Row>(`select ${columns} from transfer_rule where coin_id = $1`, [coins[coin]]);
  if (row === undefined) throw refusals.TRANSFER_COIN_CLOSED({ coin });
  return toRule(row);
}

const toRule = ({ coin_id: coinId, ...rule }: Row): TransferRule => ({ coin: coinById(coinId), ...rule });

type Config = AnswerOf<(typeof domains)['transfer']['makeOverConfigList']>;

/** Returns the transfer rules, as the endpoint does. */
export async function getConfig(db: Queryable): Promise<Config> {
  const rules = await listRules(db);
  return {
    records: rules.map((rule) => ({
      coinName: rule.coin,
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      feeRate: formatPpm(rule.feePpm),
    })),
  };
}
