import {
  transferClosedReasons,
  type domains,
  type ResultOf,
  type TransferClosedReason,
} from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import type { SendingPause, Services } from '../../services.ts';
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

/** Until when a member's transfers are closed. */
interface Closing {
  readonly until: Date;
  readonly reason: TransferClosedReason;
}

/** What closes a member's transfers the longest; undefined while they are open. */
export async function findClosing(
  db: Queryable,
  pauses: readonly SendingPause[],
  memberId: bigint,
  now: Date,
): Promise<Closing | undefined> {
  let longest: Closing | undefined;
  for (const pause of pauses) {
    const found = await pause(db, memberId, now);
    const reason = transferClosedReasons.find((known) => known === found?.reason);
    if (found === undefined || found.until <= now) continue;
    if (reason === undefined) throw new Error(`the contract has no reason ${found.reason}`);
    if (longest === undefined || found.until > longest.until) longest = { until: found.until, reason };
  }
  return longest;
}

type Config = ResultOf<(typeof domains)['transfer']['makeOverConfigList']>;

/** The rules of every credit, and the instant until which the member's transfers are closed. */
export async function getConfig(
  { database, clock }: Services,
  pauses: readonly SendingPause[],
  memberId: bigint,
): Promise<Config> {
  const rules = await listRules(database);
  const closing = await findClosing(database, pauses, memberId, clock.now());
  return {
    records: rules.map((rule) => ({
      coinName: rule.coin,
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      feeRate: formatPpm(rule.feePpm),
    })),
    closedUntil: closing?.until.getTime() ?? null,
    closedReason: closing?.reason ?? null,
  };
}
