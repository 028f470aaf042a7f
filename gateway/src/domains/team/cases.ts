import { team, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';

/** A member of a team. */
export const teamMember = {
  row: {
    id: '100007',
    cursor: '254b',
    userName: 'haruka',
    level: 0,
    createTime: 1_780_000_000_123,
    generation: 2,
    directCount: 3,
    teamCount: 12,
  } satisfies AnswerOf<typeof team.userOrganizationInfo>['records'][number],
  node: {
    id: '100007',
    userName: 'haruka',
    level: 0,
    joinedAt: '2026-05-28T20:26:40.123Z',
    generation: 2,
    directMembers: 3,
    teamMembers: 12,
  },
};

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: team.getOrganizationInfoByUserId,
      document: 'query ($below: ID) { teamMembers(below: $below) { edges { node { id } } } }',
      variables: { below: '100002' },
      result: { records: [teamMember.row], hasMore: false },
      data: { teamMembers: { edges: [{ node: { id: '100007' } }] } },
    },
    {
      endpoint: team.searchOrganization,
      document: 'query ($userName: String) { teamSearch(userName: $userName) { edges { node { id } } } }',
      variables: { userName: 'har' },
      result: { records: [teamMember.row], hasMore: false },
      data: { teamSearch: { edges: [{ node: { id: '100007' } }] } },
    },
  ],
  ids: [
    { at: 'teamMembers:below', make: (owner) => owner.invite(), args: (below) => ({ below }) },
    { at: 'teamLine:to', make: (owner) => owner.invite(), args: (to) => ({ to }) },
  ],
  ownValues: { team: 1, teamSearch: 2 },
  async makeOneOfEach(owner) {
    await owner.invite();
  },
};
