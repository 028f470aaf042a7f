import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderInRouter,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import InviteTree from './InviteTree.tsx';
import type { TeamHomeQuery, TeamMemberPartsFragment } from './team.generated.ts';

beforeAll(() => startTexts('team', 'shell'));
beforeEach(() => session.start('token'));

const member = (id: string, userName: string, directMembers = 0): TeamMemberPartsFragment => ({
  __typename: 'TeamMember',
  id,
  userName,
  level: id === '2' ? 1 : -1,
  joinedAt: '2026-11-01T00:00:00.000Z',
  generation: 1,
  directMembers,
  teamMembers: directMembers * 2,
});

const pageOf = (members: readonly TeamMemberPartsFragment[], next: string | null = null) => ({
  __typename: 'TeamMemberConnection',
  edges: members.map((node) => ({ __typename: 'TeamMemberEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
});

const home = (teamMembers: number, level = 0): TeamHomeQuery => ({
  team: {
    __typename: 'Team',
    referralId: 'K7Q2M9XD',
    level,
    directMembers: Math.min(teamMembers, 2),
    teamMembers,
    qualifiedDirectMembers: Math.min(teamMembers, 1),
    qualifiedTeamMembers: Math.min(teamMembers, 2),
    qualifyingValue: '100.00000000',
    qualifyingNeedsIdentity: true,
    ladder: [
      { __typename: 'RankRequirement', level: 0, directMembers: 2, teamMembers: 4 },
      { __typename: 'RankRequirement', level: 1, directMembers: 3, teamMembers: 8 },
    ],
  },
  levels: [
    { __typename: 'Level', number: -1, englishName: 'Player', chineseName: '玩家' },
    { __typename: 'Level', number: 0, englishName: 'Deputy Manager', chineseName: '副经理' },
    { __typename: 'Level', number: 1, englishName: 'Manager', chineseName: '经理' },
  ],
});

const below: Record<string, unknown> = {
  '': pageOf([member('2', 'budi', 1), member('3', 'chen')]),
  '2': pageOf([member('4', 'dana')]),
};

const gateway = (answers: Parameters<typeof fakeGateway>[0] = {}) =>
  fakeGateway({
    Overview: () => overviewOf({}),
    TeamHome: () => home(3),
    TeamMembers: (variables) => ({ teamMembers: below[(variables.below as string | null) ?? ''] }),
    ...answers,
  });

const row = (name: RegExp) => screen.findByRole('treeitem', { name });

describe('the invite tree', () => {
  it('opens a branch where it is, loads it once, and closes it', async () => {
    const { of } = gateway();
    renderScreen(<InviteTree />);
    const user = userEvent.setup();
    const budi = await row(/^budi Manager 2 members/);
    expect(budi).toHaveAttribute('aria-expanded', 'false');
    expect(await row(/^chen No grade/)).not.toHaveAttribute('aria-expanded');
    await user.click(budi);
    expect(await row(/^dana/)).toHaveAttribute('aria-level', '2');
    await user.click(budi);
    expect(screen.queryByRole('treeitem', { name: /^dana/ })).toBeNull();
    await user.click(budi);
    expect(of('TeamMembers').map((variables) => variables.below)).toEqual([null, '2']);
  });

  it('supports the keys of the tree pattern and is one tab stop', async () => {
    gateway();
    renderScreen(<InviteTree />);
    const user = userEvent.setup();
    const budi = await row(/^budi/);
    expect(budi).toHaveAttribute('tabindex', '0');
    expect(await row(/^chen/)).toHaveAttribute('tabindex', '-1');
    budi.focus();
    await user.keyboard('{ArrowRight}');
    const dana = await row(/^dana/);
    await user.keyboard('{ArrowRight}');
    expect(dana).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(budi).toHaveFocus();
    await user.keyboard('{End}');
    expect(await row(/^chen/)).toHaveFocus();
    await user.keyboard('b');
    expect(budi).toHaveFocus();
  });

  it('shows when a page failed to load and retries it', async () => {
    let fails = true;
    gateway({
      TeamMembers: () => (fails ? refusal('SERVICE_UNAVAILABLE') : { teamMembers: below[''] }),
    });
    renderScreen(<InviteTree />);
    const again = await row(/^These members could not be loaded/);
    fails = false;
    await userEvent.setup().click(again);
    expect(await row(/^budi/)).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: /could not/ })).toBeNull();
  });

  it('loads the next page below the last member', async () => {
    gateway({
      TeamMembers: ({ after }) => ({
        teamMembers: after === 'c' ? pageOf([member('9', 'zora')]) : pageOf([member('3', 'chen')], 'c'),
      }),
    });
    renderScreen(<InviteTree />);
    await userEvent.setup().click(await row(/^Show 1 more/));
    expect(await row(/^zora/)).toHaveAttribute('aria-posinset', '2');
  });

  it('shows the branch of the member in the address and the path to it', async () => {
    gateway({ TeamLine: () => ({ teamLine: [member('1', 'aria', 1), member('2', 'budi', 1)] }) });
    renderScreen(<InviteTree />, '/?member=2');
    const line = await screen.findByRole('navigation', { name: 'From you to this member' });
    expect(within(line).getByRole('link', { name: 'aria' })).toHaveAttribute('href', '/invite-tree?member=1');
    expect(await row(/^dana/)).toHaveAttribute('aria-level', '2');
  });

  it('shows the message of the platform for a member outside the team', async () => {
    gateway({ TeamLine: () => refusal('PLATFORM_MESSAGE', 'There is no such member in your team.') });
    renderScreen(<InviteTree />, '/?member=7');
    expect(await screen.findByText('There is no such member in your team.')).toBeVisible();
  });

  it('searches once typing pauses and links a found member to the branch', async () => {
    const { of } = gateway({ TeamSearch: () => ({ teamSearch: pageOf([member('4', 'dana')]) }) });
    const { address } = renderScreen(<InviteTree />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Find a member of your team'), 'dan');
    await user.click(await screen.findByRole('link', { name: /^dana/ }));
    expect(address()).toBe('/invite-tree?member=4');
    expect(of('TeamSearch').at(-1)).toMatchObject({ userName: 'dan' });
  });

  it('keeps tree and search when the member returns from a found branch', async () => {
    const { of } = gateway({
      TeamSearch: () => ({ teamSearch: pageOf([member('4', 'dana')]) }),
      TeamLine: () => ({ teamLine: [member('2', 'budi', 1), member('4', 'dana')] }),
    });
    const { address, back } = renderInRouter(<InviteTree />, '/invite-tree');
    const user = userEvent.setup();
    await user.click(await row(/^budi/));
    await row(/^dana/);
    await user.type(screen.getByLabelText('Find a member of your team'), 'dan');
    await user.click(await screen.findByRole('link', { name: /^dana/ }));
    await screen.findByRole('tree', { name: /dana/ });
    expect(address()).toBe('/invite-tree?member=4');
    expect(screen.getByLabelText('Find a member of your team')).toHaveValue('');
    const asked = of('TeamMembers').length;
    back();
    await waitFor(() => expect(address()).toBe('/invite-tree'));
    expect(screen.getByLabelText('Find a member of your team')).toHaveValue('dan');
    expect(screen.getByRole('link', { name: /^dana/ })).toBeVisible();
    expect(screen.getByRole('treeitem', { name: /^dana/ })).toHaveAttribute('aria-level', '2');
    expect(of('TeamMembers')).toHaveLength(asked);
    expect(of('TeamSearch')).toHaveLength(1);
  });

  it('shows an invitation when the team is empty', async () => {
    gateway({ TeamHome: () => home(0, -1) });
    renderScreen(<InviteTree />);
    expect(await screen.findByText('Nobody is in your team yet')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  });
});

describe('the ranks', () => {
  it('count qualified members, show the requirements of the next rank and its other name', async () => {
    gateway();
    renderScreen(<InviteTree />, '/?tab=ranks');
    const next = (await screen.findByText('Next rank')).closest('li');
    expect(next).toHaveTextContent('1 of 3 (2 missing)');
    expect(next).toHaveTextContent('2 of 8 (6 missing)');
    expect(screen.getByText(/^A member is qualified/)).toHaveTextContent(
      'at least 100.00 from deposits and verifying their identity',
    );
    expect(screen.getByText('Your rank', { selector: 'span' }).closest('li')).toHaveTextContent(
      'Deputy Manageralso Vice Manager',
    );
  });
});

it('requests the largest branches first', async () => {
  const { of } = gateway();
  renderScreen(<InviteTree />, '/?tab=ranking');
  const list = await screen.findByRole('list', { name: 'Your branches, the largest first' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(of('TeamMembers')).toMatchObject([{ below: null, sort: 'SIZE' }]));
});
