/** What the operator keeps up to date: which ways to withdraw are open, with which limits and fees. */
import type { Queryable } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import type { Way } from '../ways.ts';
import { rulesOf, type WithdrawalRule } from './rules.ts';

/** A way as whoever operates the platform sees it. */
export type KeptRule = WithdrawalRule & { readonly enabled: boolean };

/** What can change about a way; what is left out stays. Minor units and millionths, as in {@link WithdrawalRule}. */
export interface RuleChange extends Partial<Omit<WithdrawalRule, 'way' | 'coin'>> {
  readonly enabled?: boolean;
}

/** What came of a change. Anything but done changed nothing. */
export type RuleOutcome =
  | 'done'
  | 'unknown'
  /** The fee would take all of the least amount. */
  | 'nothing'
  /** A maximum below the minimum. */
  | 'crossed';

/** Every way there is a rule for, open or not: the networks, then the bank. */
export const keptRules = (db: Queryable): Promise<KeptRule[]> => rulesOf(db);

/** Changes what holds for a way from the next withdrawal on; those that were sent in keep their fee. */
export async function changeRule(db: Queryable, way: Way, change: RuleChange): Promise<RuleOutcome> {
  try {
    const changed = await db.execute(
      `update withdrawal_rule set minimum = coalesce($2, minimum), maximum = coalesce($3, maximum),
         multiple = coalesce($4, multiple), fixed_fee = coalesce($5, fixed_fee), fee_ppm = coalesce($6, fee_ppm),
         enabled = coalesce($7, enabled) where way = $1`,
      [
        way,
        change.minimum ?? null,
        change.maximum ?? null,
        change.multiple ?? null,
        change.fixedFee ?? null,
        change.feePpm ?? null,
        change.enabled ?? null,
      ],
    );
    return changed === 1 ? 'done' : 'unknown';
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'withdrawal_rule_leaves_something':
        return 'nothing';
      case 'withdrawal_rule_check':
        return 'crossed';
      default:
        throw error;
    }
  }
}
