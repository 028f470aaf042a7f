/**
 * The invite tree as SQL. A member's `sponsor_path` has the nearest 64 sponsors; those above follow from the first of
 * them.
 */
import type { Queryable, Transaction } from '../../database/database.ts';
import { refusals } from './refusals.ts';

/** The maximum number of uncounted members: the job is seconds behind, not more. */
export const maxUncounted = 5_000;

/** Members per transaction. */
export const batch = 500;

/** Lets only one process change counts at a time: two would wait for each other's sponsors. */
export const lockCounts = (tx: Transaction): Promise<number> =>
  tx.execute("select pg_advisory_xact_lock(hashtextextended('team_member', 2))");

/**
 * SQL of `up` (member_id, path, below): the sponsors above some members, 64 at a time and nearest first; `below` is
 * how many came before. `starts` selects the ids.
 */
export const sponsorsAbove = (starts: string): string =>
  `up as (
     select m.id as member_id, m.sponsor_path as path, 0 as below from member m where m.id in (${starts})
     union all
     select up.member_id, m.sponsor_path, up.below + cardinality(up.path) from up join member m on m.id = up.path[1]
   )`;

/**
 * SQL of `up`, and of `line` (member_id, sponsor_id, generation): one row for each of some members and each sponsor
 * above.
 */
export const linesAbove = (starts: string): string =>
  `${sponsorsAbove(starts)},
   line as (
     select up.member_id, s.id as sponsor_id, up.below + cardinality(up.path) - s.place + 1 as generation
     from up cross join lateral unnest(up.path) with ordinality as s (id, place)
   )`;

/**
 * Refuses a member who is not below another one, like an unknown one. Reads one row per 64 generations between them,
 * and for a stranger no more than down to the caller's own depth.
 */
export async function requireBelow(db: Queryable, memberId: bigint, id: bigint): Promise<void> {
  const { found } = await db.one<{ found: boolean }>(
    `with recursive me as (select id, depth from member where id = $1),
       up as (
         select sponsor_path as path, depth from member where id = $2
         union all
         select m.sponsor_path, m.depth from up join member m on m.id = up.path[1]
         where m.depth > (select depth from me)
       )
     select exists (select from up where $1 = any (path)) as found`,
    [memberId, id],
  );
  if (!found) throw refusals.TEAM_MEMBER_UNKNOWN();
}
