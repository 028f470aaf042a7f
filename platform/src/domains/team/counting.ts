/** Counts new members for the sponsors above, and then members who qualify, which determines the sponsors' ranks. */
import type { Transaction } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import { qualifySome } from './qualifying.ts';
import { batch, linesAbove, lockCounts } from './tree.ts';

/**
 * A member can be found by that many generations of sponsors above, so that the cost is bounded for any length of
 * chain.
 */
const searchedGenerations = 1_000;

/**
 * Counts some new members, and returns how many. A sponsor with many new members is updated once for all of them, and
 * no registration waits for another.
 */
export async function countSome(tx: Transaction): Promise<number> {
  await lockCounts(tx);
  const rows = await tx.query<{ id: bigint }>(
    `select id from team_member where not counted order by id limit ${batch}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.execute(
    `with recursive ${linesAbove('select unnest($1::bigint[])')},
       named as (
         insert into team_name (sponsor_id, user_name, member_id)
         select line.sponsor_id, m.user_name_key, m.id from line join member m on m.id = line.member_id
         where line.generation <= ${searchedGenerations}
       )
     update team_member t set direct_count = t.direct_count + added.direct, team_count = t.team_count + added.team
     from (select sponsor_id, count(*) as team, count(*) filter (where generation = 1) as direct from line group by sponsor_id) added
     where t.id = added.sponsor_id`,
    [ids],
  );
  await tx.execute('update team_member set counted = true where id = any ($1)', [ids]);
  return ids.length;
}

/** New members are counted within seconds; until then they are counted when a team is read. */
export const countMembers: Job = {
  name: 'team-count',
  everyMs: 5_000,
  run: async ({ database }, round) => {
    const all = async (some: (tx: Transaction) => Promise<number>): Promise<void> => {
      let done = batch;
      while (done === batch) done = await database.transaction(some);
    };
    await round.item('new members', () => all(countSome));
    await round.item('qualified members', () => all(qualifySome));
  },
};
