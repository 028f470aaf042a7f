import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { bonusLines, bonusPosting, heldPosting } from './bonuses/jobs.ts';
import { commands as bonusCommands, gauges } from './bonuses/operator.ts';
import { retention } from './bonuses/retention.ts';
import { bonusesBelowCosts } from './bonuses/round-trip.ts';
import { countMembers } from './counting.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { levels } from './levels.ts';
import { getLineTo, listInvited, searchTeam } from './lists.ts';
import { commands } from './operator.ts';
import { refusals } from './refusals.ts';
import { getSummary } from './summary.ts';

/** The members below a member, and the rank ladder. */
export const team = defineDomain({
  name: 'team',
  refusals,
  fields,
  routes: ({ database }) => ({
    levelList: () => ({ records: [...levels] }),
    organization: ({ member }) => getSummary(database, member.id),
    getOrganizationInfoByUserId: ({ member, data }) => listInvited(database, member.id, data),
    userOrganizationInfo: ({ member, data }) => getLineTo(database, member.id, BigInt(data.id)),
    searchOrganization: ({ member, data }) => searchTeam(database, member.id, data),
  }),
  jobs: [countMembers, bonusLines, bonusPosting, heldPosting],
  commands: [...bonusCommands, ...commands],
  gauges,
  retention,
  audit,
  demo,
  settingGuards: [bonusesBelowCosts],
});
