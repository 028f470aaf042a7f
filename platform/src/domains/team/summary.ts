import type { domains, ResultOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { countsOf } from './nodes.ts';
import { readRule } from './qualifying.ts';

/** The member's own place, and what each rank asks for. Who invited the member is not shown. */
export async function summaryOf(
  db: Queryable,
  memberId: bigint,
): Promise<ResultOf<(typeof domains)['team']['organization']>> {
  const [own, ladder, counts, rule] = await Promise.all([
    db.one<{ referral_id: string; level: number; qualified_direct: number; qualified_team: number }>(
      `select m.referral_id, m.level, t.qualified_direct, t.qualified_team
       from member m join team_member t on t.id = m.id where m.id = $1`,
      [memberId],
    ),
    db.query<{ level: number; direct_count: number; team_count: number }>(
      'select level, direct_count, team_count from team_rank order by level',
    ),
    countsOf(db, memberId),
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
