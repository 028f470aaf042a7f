import { team, type ResultOf } from '@portal/schema/rest';
import type { Resolvers, TeamMember } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIsoOrNull } from '../../mapping/time.ts';

type Node = ResultOf<typeof team.userOrganizationInfo>['records'][number];

const toTeamMember = (node: Node): TeamMember => ({
  id: node.id,
  userName: node.userName,
  level: node.level,
  joinedAt: toIsoOrNull(node.createTime),
  generation: node.generation,
  directMembers: node.directCount,
  teamMembers: node.teamCount,
});

/** The members below a member, and the rank ladder. */
export const teamResolvers: Resolvers = {
  Query: {
    async levels(_parent, _args, context) {
      const { records } = await context.call(team.levelList, {});
      return records.map(({ level, en, cn }) => ({ number: level, englishName: en, chineseName: cn }));
    },
    async team(_parent, _args, context) {
      const own = await context.call(team.organization, {});
      return {
        referralId: own.referralId,
        level: own.level,
        directMembers: own.directCount,
        teamMembers: own.teamCount,
        qualifiedDirectMembers: own.qualifiedDirectCount,
        qualifiedTeamMembers: own.qualifiedTeamCount,
        qualifyingValue: own.qualifyingValue,
        qualifyingNeedsIdentity: own.qualifyingNeedsIdentity,
        ladder: (own.ladder ?? []).map((rank) => ({
          level: rank.level,
          directMembers: rank.directCount,
          teamMembers: rank.teamCount,
        })),
      };
    },
    async teamMembers(_parent, { below, sort, ...page }, context) {
      const request = { id: below ?? null, sort: sort ?? 'JOINED', ...toPageRequest(page) };
      return toConnection(await context.call(team.getOrganizationInfoByUserId, request), page, toTeamMember);
    },
    async teamLine(_parent, { to }, context) {
      const { records } = await context.call(team.userOrganizationInfo, { id: to });
      return records.map(toTeamMember);
    },
    async teamSearch(_parent, { userName, ...page }, context) {
      const request = { keyword: userName ?? '', ...toPageRequest(page) };
      return toConnection(await context.call(team.searchOrganization, request), page, toTeamMember);
    },
  },
};
