import {
  transferClosedReasons,
  type domains,
  type ResultOf,
  type TransferClosedReason,
} from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import { listPauses } from '../../operation-guards.ts';
import type { Services } from '../../services.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { refusals } from './refusals.ts';

/** The rules for transfers of one credit. Amounts in minor units. */
export interface TransferRule extends AmountLimits {
  /** Fee rate in millionths of the amount; deducted from what the recipient gets. */
  readonly feePpm: bigint;
}

type Row = Omit<TransferRule, 'coin'> & { readonly coin_id: number };

const columns = 'coin_id, minimum, maximum, multiple, fee_ppm as "feePpm"';

/** The rules of every credit that can be transferred, in the order of the credits. */
export async function listRules(db: Queryable): Promise<TransferRule[]> {
  const rows = await db.query<Row>(`select ${columns} from transfer_rule order by coin_id`);
  return rows.map(toRule);
}

/** The rule of one credit; refused when it cannot be transferred. */
export async function requireRule(db: Queryable, coin: Coin): Promise<TransferRule> {
  const row = await db.maybe<Row>(`select ${columns} from transfer_rule where coin_id = $1`, [coins[coin]]);
  if (row === undefined) throw refusals.TRANSFER_COIN_CLOSED({ coin });
  return toRule(row);
}

const toRule = ({ coin_id: coinId, ...rule }: Row): TransferRule => ({ coin: coinById(coinId), ...rule });

/** The word of the contract for why transfers are closed. */
function toClosedReason(reason: string): TransferClosedReason {
  const known = transferClosedReasons.find((name) => name === reason);
  if (known === undefined) throw new Error(`the contract has no reason ${reason}`);
  return known;
}

type Config = ResultOf<(typeof domains)['transfer']['makeOverConfigList']>;

/** The rules of every credit, and the instant until which the member's transfers are closed. */
export async function getConfig(services: Services, memberId: bigint): Promise<Config> {
  const { database, clock } = services;
  const rules = await listRules(database);
  const [longest] = await listPauses(services, database, memberId, clock.now());
  return {
    records: rules.map((rule) => ({
      coinName: rule.coin,
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      feeRate: formatPpm(rule.feePpm),
    })),
    closedUntil: longest?.until.getTime() ?? null,
    closedReason: longest === undefined ? null : toClosedReason(longest.reason),
  };
}
