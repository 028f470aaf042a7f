/** Qualified members: those that count for the ranks of the sponsors above. */
import type { Queryable, Transaction } from '../../database/database.ts';
import { hasVerifiedIdentity } from '../kyc/index.ts';
import { batch, linesAbove, lockCounts } from './tree.ts';

/** The rule for qualified members. */
export interface QualifyingRule {
  /** The minimum of purchases counted for bonuses, in minor units. */
  readonly value: bigint;
  /** Whether the identity must be verified. */
  readonly needsIdentity: boolean;
}

export const readRule = (db: Queryable): Promise<QualifyingRule> =>
  db.one<QualifyingRule>(
    'select qualifying_value as value, needs_identity as "needsIdentity" from bonus_setting',
  );

/** SQL: whether a member (SQL of the id) qualifies by the current rule. */
export const isQualified = (member: string): string =>
  `exists (select from bonus_setting s join member m on m.id = ${member}
    where m.banned_at is null and (not s.needs_identity or ${hasVerifiedIdentity('m.id')})
      and s.qualifying_value <= (
        select v.counted_before + v.counted from bonus_new_value v where v.member_id = m.id order by v.run_id desc limit 1))`;

/**
 * Compares the marks of some members with the rule after a relevant change, and counts the difference for the
 * sponsors above. Returns how many rows it handled.
 */
export async function qualifySome(tx: Transaction): Promise<number> {
  await lockCounts(tx);
  // First, in its own statement: everything that added these rows is committed, and so visible to the following ones.
  const due = await tx.query<{ id: bigint }>(
    `delete from team_qualification_due where (member_id, id) in (
       select member_id, id from team_qualification_due order by member_id, id limit ${batch})
     returning member_id as id`,
  );
  if (due.length === 0) return 0;
  const changed = await tx.query<{ id: bigint }>(
    `update team_member t set qualified = not t.qualified where t.id = any ($1) and t.qualified <> ${isQualified('t.id')}
     returning t.id`,
    [due.map(({ id }) => id)],
  );
  if (changed.length === 0) return due.length;
  const above = await tx.query<{ id: bigint }>(
    `with recursive ${linesAbove('select unnest($1::bigint[])')},
       added as (
         select line.sponsor_id, sum(change) as team, coalesce(sum(change) filter (where generation = 1), 0) as direct
         from line join lateral (
           select case when c.qualified then 1 else -1 end as change from team_member c where c.id = line.member_id
         ) c on true group by line.sponsor_id
       )
     update team_member t set qualified_direct = t.qualified_direct + added.direct, qualified_team = t.qualified_team + added.team
     from added where t.id = added.sponsor_id and (added.team <> 0 or added.direct <> 0)
     returning t.id`,
    [changed.map(({ id }) => id)],
  );
  await raise(
    tx,
    above.map(({ id }) => id),
  );
  return due.length;
}

/**
 * Raises members to the highest rank for which they have enough qualified members. Ranks never fall. Locks by id,
 * like everything that locks several members.
 */
async function raise(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await tx.execute(
    `with earned as (
       select m.id, r.level from member m join team_member t on t.id = m.id
       join lateral (
         select max(level) as level from team_rank r
         where r.direct_count <= t.qualified_direct and r.team_count <= t.qualified_team
       ) r on r.level > m.level
       where m.id = any ($1) order by m.id for no key update of m
     )
     update member m set level = earned.level from earned where m.id = earned.id`,
    [ids],
  );
}
