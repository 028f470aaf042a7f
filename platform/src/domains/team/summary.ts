import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { loadCounts } from './nodes.ts';
import { readRule } from './qualifying.ts';

/** Returns the member's own position and what each rank requires. It does not reveal the member's sponsor. */
export async function getSummary(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<(typeof domains)['team']['organization']>> {
  const [own, ladder, counts, rule] = await Promise.all([
    db.one<{ referral_id: string; level: number; qualified_direct: number; qualified_team: number }>(
      `select m.referral_id, m.level, t.qualified_direct, t.qualified_team
       from member m join team_member t on t.id = m.id where m.id = $1`,
      [memberId],
    ),
    db.query<{ level: number; direct_count: number; team_count: number }>(
      'select level, direct_count, team_count from team_rank order by level',
    ),
    loadCounts(db, memberId),
    readRule(db),
  ]);
  return {
    referralId: own.referral_id,
    level: own.level,
    ...counts,
    qualifiedDirectCount: own.qualified_direct,
    qualifiedTeamCount: own.qualified_team,
    qualifyingValue: formatAmount(rule.value),
    qualifyingNeedsIdentity: rule.needsIdentity,
    ladder: ladder.map((rank) => ({
      level: rank.level,
      directCount: rank.direct_count,
      teamCount: rank.team_count,
    })),
  };
}
