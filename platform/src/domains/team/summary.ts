import type { domains, ResultOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { countsOf } from './nodes.ts';

/** The member's own place, and what each rank asks for. Who invited the member is not shown. */
export async function summaryOf(
  db: Queryable,
  memberId: bigint,
): Promise<ResultOf<(typeof domains)['team']['organization']>> {
  const [own, ladder, counts] = await Promise.all([
    db.one<{ referral_id: string; level: number }>('select referral_id, level from member where id = $1', [
      memberId,
    ]),
    db.query<{ level: number; direct_count: number; team_count: number }>(
      'select level, direct_count, team_count from team_rank order by level',
    ),
    countsOf(db, memberId),
  ]);
  return {
    referralId: own.referral_id,
    level: own.level,
    ...counts,
    ladder: ladder.map((rank) => ({
      level: rank.level,
      directCount: rank.direct_count,
      teamCount: rank.team_count,
    })),
  };
}
