/** Checks of members, their places in the invite tree and the counts there. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { checks, claim } from './bonuses/audit.ts';
import { isQualified } from './qualifying.ts';

export const audit: DomainAudit = {
  claim,
  checks: [
    ...checks,
    {
      // Every member's line of sponsors follows from their own sponsor's line, up to the root.
      name: 'team-place-wrong',
      table: 'member',
      wrong: `not exists (select from team_member t where t.id = o.id and t.sponsor_id is not distinct from o.sponsor_id)
        or o.sponsor_id is null and o.sponsor_path <> '{}'
        or o.sponsor_id is not null and not exists (
          select from member s where s.id = o.sponsor_id and s.depth + 1 = o.depth
            and (s.sponsor_path || s.id)[greatest(cardinality(s.sponsor_path) - 62, 1):] = o.sponsor_path
        )`,
    },
    {
      // If each member's count matches the counts of those they invited, it includes everyone below.
      name: 'team-count-wrong',
      table: 'team_member',
      wrong: `exists (
        select from (
          select count(*) filter (where c.counted) as direct, coalesce(sum(c.team_count + c.counted::int), 0) as team,
            count(*) filter (where c.qualified) as qualified_direct,
            coalesce(sum(c.qualified_team + c.qualified::int), 0) as qualified_team
          from team_member c where c.sponsor_id = o.id
        ) below where below.direct <> o.direct_count or below.team <> o.team_count
          or below.qualified_direct <> o.qualified_direct or below.qualified_team <> o.qualified_team
      )`,
    },
    {
      // A member whose comparison with the rule is due may still have the old mark.
      name: 'team-qualified-wrong',
      table: 'team_member',
      wrong: `o.qualified <> ${isQualified('o.id')}
        and not exists (select from team_qualification_due d where d.member_id = o.id)`,
    },
  ],
};
