import type { Database, Queryable } from '../../database/database.ts';
import { sqlState, violatedConstraint } from '../../database/errors.ts';
import { coins, type Coin } from '../../ledger/coins.ts';
import { pairOf, type ConvertPair, type PairRow } from './pairs.ts';

/** A pair as whoever operates the platform sees it. */
export interface KeptPair extends ConvertPair {
  readonly enabled: boolean;
}

/** What can change about a pair; what is left out stays. Minor units and millionths, as in {@link ConvertPair}. */
export interface PairChange extends Partial<Omit<ConvertPair, 'from' | 'to'>> {
  readonly enabled?: boolean;
}

/** What came of a change. Anything but done changed nothing. */
export type ChangeOutcome =
  | 'done'
  | 'unknown'
  /** Somebody could convert in a circle and come back with more. */
  | 'profit'
  /** The least amount would become nothing. */
  | 'nothing'
  /** The largest amount would become more than an account holds. */
  | 'too-much'
  /** A maximum below the minimum. */
  | 'crossed';

/** Every pair there is, closed ones too, in the order they are offered. */
export async function keptPairs(db: Queryable): Promise<KeptPair[]> {
  const rows = await db.query<PairRow & { enabled: boolean }>(
    'select * from convert_pair order by position, from_coin_id, to_coin_id',
  );
  return rows.map((row) => ({ ...pairOf(row), enabled: row.enabled }));
}

/** Changes what holds for a pair from the next convert on; orders that wait keep what they were made at. */
export async function changePair(
  db: Database,
  from: Coin,
  to: Coin,
  change: PairChange,
): Promise<ChangeOutcome> {
  try {
    const changed = await db.transaction(async (tx) => {
      // One change at a time: each is checked against all the others.
      await tx.execute('lock table convert_pair in share row exclusive mode');
      return tx.execute(
        `update convert_pair set rate = coalesce($3, rate), fee_ppm = coalesce($4, fee_ppm),
         minimum = coalesce($5, minimum), maximum = coalesce($6, maximum), multiple = coalesce($7, multiple),
         enabled = coalesce($8, enabled)
       where from_coin_id = $1 and to_coin_id = $2`,
        [
          coins[from],
          coins[to],
          change.rate ?? null,
          change.feePpm ?? null,
          change.minimum ?? null,
          change.maximum ?? null,
          change.multiple ?? null,
          change.enabled ?? null,
        ],
      );
    });
    return changed === 1 ? 'done' : 'unknown';
  } catch (error) {
    if (sqlState(error) === 'CV001') return 'profit';
    switch (violatedConstraint(error)) {
      case 'convert_pair_gives':
        return 'nothing';
      case 'convert_pair_in_range':
        return 'too-much';
      case 'convert_pair_check1':
        return 'crossed';
      default:
        throw error;
    }
  }
}

/** How long orders made from now on can be cancelled. */
export async function setCancelSeconds(db: Queryable, seconds: number): Promise<void> {
  await db.execute('update convert_setting set cancel_seconds = $1', [seconds]);
}
