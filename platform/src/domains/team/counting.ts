/** Counts new members for the sponsors above, and raises who has earned a rank. */
import type { Transaction } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import { sponsorsAbove } from './tree.ts';

/** Members counted in one transaction. */
const batch = 500;

/** A member can be searched by the sponsors of so many generations above, so that a chain of any length costs a bounded amount. */
const searchedGenerations = 1_000;

/**
 * Counts some new members, and returns how many. A sponsor whom many join at once is thus written once for all of them, and
 * no registration waits for another.
 */
export async function countSome(tx: Transaction): Promise<number> {
  // One process counts at a time: two would wait for each other's sponsors.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('team_member', 2))");
  const rows = await tx.query<{ id: bigint }>(
    `select id from team_member where not counted order by id limit ${batch}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const above = await tx.query<{ id: bigint }>(
    `with recursive ${sponsorsAbove('select unnest($1::bigint[])')},
       line as (
         select up.member_id, s.id as sponsor_id, up.below + cardinality(up.path) - s.place + 1 as generation
         from up cross join lateral unnest(up.path) with ordinality as s (id, place)
       ),
       named as (
         insert into team_name (sponsor_id, user_name, member_id)
         select line.sponsor_id, m.user_name_key, m.id from line join member m on m.id = line.member_id
         where line.generation <= ${searchedGenerations}
       )
     update team_member t set direct_count = t.direct_count + added.direct, team_count = t.team_count + added.team
     from (select sponsor_id, count(*) as team, count(*) filter (where generation = 1) as direct from line group by sponsor_id) added
     where t.id = added.sponsor_id
     returning t.id`,
    [ids],
  );
  await tx.execute('update team_member set counted = true where id = any ($1)', [ids]);
  await raise(
    tx,
    above.map(({ id }) => id),
  );
  return ids.length;
}

/** Raises members to the highest rank for which they have enough below them. Locked by id, as all that locks several members. */
async function raise(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await tx.execute(
    `with earned as (
       select m.id, r.level from member m join team_member t on t.id = m.id
       join lateral (
         select max(level) as level from team_rank r where r.direct_count <= t.direct_count and r.team_count <= t.team_count
       ) r on r.level > m.level
       where m.id = any ($1) order by m.id for no key update of m
     )
     update member m set level = earned.level from earned where m.id = earned.id`,
    [ids],
  );
}

/** New members are counted within seconds; until then they are counted when a team is read. */
export const countMembers: Job = {
  name: 'team-count',
  everyMs: 5_000,
  run: ({ database }, round) =>
    round.item('new members', async () => {
      let counted = batch;
      while (counted === batch) counted = await database.transaction(countSome);
    }),
};
