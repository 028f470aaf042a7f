/** Team members as the endpoints return them, with the size of the team below each. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { maxUncounted, sponsorsAbove } from './tree.ts';

/** A team member as the endpoint returns it. */
type TeamNode = AnswerOf<(typeof domains)['team']['userOrganizationInfo']>['records'][number];

/** The number of members below a member. */
interface Counts {
  readonly directCount: number;
  readonly teamCount: number;
}

interface Row {
  readonly id: bigint;
  readonly user_name: string;
  readonly level: number;
  readonly created_at: Date;
  readonly generation: number;
  readonly direct_count: number;
  readonly team_count: number;
}

/**
 * SQL of the counts below some members, `$1`: those of the job plus those not counted yet. One statement reads both
 * in one snapshot, so that no member is omitted or counted twice.
 */
const counted = `recursive ${sponsorsAbove(
  `select id from team_member where not counted order by id limit ${maxUncounted}`,
)},
  added as (
    select s.id, count(*)::int as team, count(*) filter (where up.below = 0 and s.place = cardinality(up.path))::int as direct
    from up cross join lateral unnest(up.path) with ordinality as s (id, place) where s.id = any ($1) group by s.id
  ),
  size as (
    select t.id, t.direct_count + coalesce(a.direct, 0) as direct_count, t.team_count + coalesce(a.team, 0) as team_count
    from team_member t left join added a on a.id = t.id where t.id = any ($1)
  )`;

/** Returns the number of members below each member. */
export async function loadCounts(db: Queryable, id: bigint): Promise<Counts> {
  const row = await db.one<Pick<Row, 'direct_count' | 'team_count'>>(
    `with ${counted} select direct_count, team_count from size`,
    [[id]],
  );
  return { directCount: row.direct_count, teamCount: row.team_count };
}

/** Returns the members with these ids, in order, as seen by a sponsor above them. */
export async function loadNodes(
  db: Queryable,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<Omit<TeamNode, 'cursor'>[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Row>(
    `with ${counted}
     select m.id, m.user_name, m.level, m.created_at, m.depth - me.depth as generation, s.direct_count, s.team_count
     from size s join member m on m.id = s.id cross join (select depth from member where id = $2) me`,
    [ids, memberId],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined ? [] : [toView(row)];
  });
}

const toView = (row: Row): Omit<TeamNode, 'cursor'> => ({
  id: row.id.toString(),
  userName: row.user_name,
  level: row.level,
  createTime: row.created_at.getTime(),
  generation: row.generation,
  directCount: row.direct_count,
  teamCount: row.team_count,
});
