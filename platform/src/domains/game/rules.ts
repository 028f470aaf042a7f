/** Operator settings of the game: limits of bets and transfers, and the edge of the house. */
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { refusals } from './refusals.ts';

/** The current rules. */
export interface GameRules {
  readonly bet: AmountLimits;
  readonly transfer: AmountLimits;
  /** The share of wagers that the house keeps on average, in millionths. */
  readonly edgePpm: bigint;
  /** A closed game accepts neither bets nor transfers; existing balances can be returned. */
  readonly enabled: boolean;
}

interface Row {
  readonly bet_minimum: bigint;
  readonly bet_maximum: bigint;
  readonly bet_multiple: bigint;
  readonly transfer_minimum: bigint;
  readonly transfer_maximum: bigint;
  readonly transfer_multiple: bigint;
  readonly edge_ppm: bigint;
  readonly enabled: boolean;
}

/** Returns the rules, also while the game is closed. */
export async function getRules(db: Queryable): Promise<GameRules> {
  const row = await db.one<Row>('select * from game_setting');
  return {
    bet: { coin: 'GMT', minimum: row.bet_minimum, maximum: row.bet_maximum, multiple: row.bet_multiple },
    transfer: {
      coin: 'GMT',
      minimum: row.transfer_minimum,
      maximum: row.transfer_maximum,
      multiple: row.transfer_multiple,
    },
    edgePpm: row.edge_ppm,
    enabled: row.enabled,
  };
}

/** Returns the rules. Refused with GAME_CLOSED while the game is closed. */
export async function requireOpen(db: Queryable): Promise<GameRules> {
  const rules = await getRules(db);
  if (!rules.enabled) throw refusals.GAME_CLOSED();
  return rules;
}

/** Returns limits as the endpoint does. */
export const showLimits = ({ minimum, maximum, multiple }: AmountLimits) => ({
  minAmount: formatAmount(minimum),
  maxAmount: formatAmount(maximum),
  multiple: formatAmount(multiple),
});
