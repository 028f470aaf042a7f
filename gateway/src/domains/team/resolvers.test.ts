import { team } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { teamMember } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { row, node } = teamMember;
const fields = Object.keys(node).join(' ');

it('levels returns the ranks in both languages', async () => {
  test.upstream.result(team.levelList, {
    records: [
      { level: -1, cn: '玩家', en: 'Player' },
      { level: 7, cn: '三星', en: 'Three Star' },
    ],
  });
  const { data } = await test.gateway.query('{ levels { number englishName chineseName } }');
  expect(data).toEqual({
    levels: [
      { number: -1, englishName: 'Player', chineseName: '玩家' },
      { number: 7, englishName: 'Three Star', chineseName: '三星' },
    ],
  });
  expect(test.upstream.only(team.levelList)).toMatchObject({ isSealed: false, data: {} });
});

it('team returns the rank of the member and the requirements of each rank', async () => {
  test.upstream.result(team.organization, {
    referralId: 'K7Q2M9XD',
    level: 3,
    directCount: 5,
    teamCount: 32,
    qualifiedDirectCount: 4,
    qualifiedTeamCount: 21,
    qualifyingValue: '100',
    qualifyingNeedsIdentity: true,
    ladder: [{ level: 4, directCount: 8, teamCount: 100 }],
  });
  const { data } = await test.gateway.query(
    `{ team { referralId level directMembers teamMembers qualifiedDirectMembers qualifiedTeamMembers qualifyingValue
       qualifyingNeedsIdentity ladder { level directMembers teamMembers } } }`,
    { token },
  );
  expect(data).toEqual({
    team: {
      referralId: 'K7Q2M9XD',
      level: 3,
      directMembers: 5,
      teamMembers: 32,
      qualifiedDirectMembers: 4,
      qualifiedTeamMembers: 21,
      qualifyingValue: '100',
      qualifyingNeedsIdentity: true,
      ladder: [{ level: 4, directMembers: 8, teamMembers: 100 }],
    },
  });
  const call = test.upstream.only(team.organization);
  expect(call).toMatchObject({ isSealed: true, data: {}, headers: { token } });
});

describe('teamMembers', () => {
  it.each([
    ['', { id: null, sort: 'JOINED', pageSize: 20 }],
    [
      '(below: "100002", sort: SIZE, first: 2, after: "1-2")',
      { id: '100002', sort: 'SIZE', pageSize: 2, cursor: '1-2' },
    ],
  ])('requests %j', async (args, sent) => {
    test.upstream.result(team.getOrganizationInfoByUserId, { records: [row], hasMore: true });
    const { data } = await test.gateway.query(
      `{ teamMembers${args} { edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
      { token },
    );
    expect(data).toEqual({
      teamMembers: { edges: [{ cursor: '254b', node }], pageInfo: { hasNextPage: true, endCursor: '254b' } },
    });
    expect(test.upstream.only(team.getOrganizationInfoByUserId).data).toEqual(sent);
  });

  it('refuses a page that is too large without calling the platform', async () => {
    const { errors } = await test.gateway.query('{ teamMembers(first: 501) { edges { cursor } } }', {
      token,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
    expect(test.upstream.calls).toEqual([]);
  });
});

it('teamLine requests a member and returns the line', async () => {
  test.upstream.result(team.userOrganizationInfo, { records: [row] });
  const { data } = await test.gateway.query(`{ teamLine(to: "100007") { ${fields} } }`, { token });
  expect(data).toEqual({ teamLine: [node] });
  expect(test.upstream.only(team.userOrganizationInfo).data).toEqual({ id: '100007' });
});

it.each([
  ['', { keyword: '', pageSize: 20 }],
  ['(userName: "har", first: 5, after: "haru")', { keyword: 'har', pageSize: 5, cursor: 'haru' }],
])('teamSearch requests %j', async (args, sent) => {
  test.upstream.result(team.searchOrganization, { records: [row], hasMore: false });
  const { data } = await test.gateway.query(
    `{ teamSearch${args} { edges { node { ${fields} } } pageInfo { hasNextPage } } }`,
    { token },
  );
  expect(data).toEqual({ teamSearch: { edges: [{ node }], pageInfo: { hasNextPage: false } } });
  expect(test.upstream.only(team.searchOrganization).data).toEqual(sent);
});
