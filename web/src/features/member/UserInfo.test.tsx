import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../overview/overview.tsx';
import { session } from '../../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { invitationLink } from './invitation.ts';
import { rankName } from './rank.ts';
import UserInfo from './UserInfo.tsx';
import { UserInfoView } from './UserInfoView.tsx';

beforeAll(() => startTexts('member', 'payout'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const member: Member = {
  ...overviewOf({}).me,
  id: '100002',
  userName: 'aiko',
  maskedEmail: 'a***o@example.com',
  countryCode: 'JP',
  referralId: 'K7QM2X9D',
  level: { __typename: 'Level', number: 3, englishName: 'Director', chineseName: '总监' },
  agreementAccepted: false,
  registeredAt: '2024-03-12T17:20:00.000Z',
};

const show = (changes: Partial<Member> = {}) =>
  render(
    <MemoryRouter>
      <UserInfoView
        member={{ ...member, ...changes }}
        portal="https://portal.example/members/?utm=x#/user-info"
        payout={null}
      />
    </MemoryRouter>,
  );

/** What stands beside a label. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the profile', () => {
  it('shows who the member is', () => {
    show();
    expect(screen.getByText('aiko')).toBeVisible();
    expect(valueOf('Nationality')).toHaveTextContent('Japan');
    expect(valueOf('Email')).toHaveTextContent('a***o@example.com');
    expect(valueOf('User ID')).toHaveTextContent('100002');
    expect(valueOf('Rank')).toHaveTextContent('3 · Director');
    // A day of GMT+8, where it was already the 13th.
    expect(valueOf('Member since')).toHaveTextContent('Mar 13, 2024');
  });

  it('has no grade at level -1, and no e-mail where none is known', () => {
    show({
      level: { __typename: 'Level', number: -1, englishName: 'Player', chineseName: '玩家' },
      maskedEmail: null,
    });
    expect(valueOf('Rank')).toHaveTextContent(/^No grade$/);
    expect(valueOf('Email')).toHaveTextContent('None');
  });

  it.each([
    ['zh-CN', '总监', 'zh-CN'],
    ['en-US', 'Director', 'en'],
    ['ja-JP', 'Director', 'en'],
    ['ko-KP', 'Director', 'en'],
    ['id-ID', 'Director', 'en'],
  ] as const)('names the rank for readers of %s: %s', (locale, name, lang) => {
    expect(rankName(member.level, locale)).toEqual({ name, lang });
  });

  it.each([
    ['User ID', '100002'],
    ['Referral ID', 'K7QM2X9D'],
    ['Invitation link', 'https://portal.example/members/#/register?ref=K7QM2X9D'],
  ])('copies the %s', async (label, text) => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
    await expect(navigator.clipboard.readText()).resolves.toBe(text);
  });
});

describe('the invitation', () => {
  it('links to the registration of this portal, wherever it is served', () => {
    expect(invitationLink('R 1', 'http://localhost:4000/?a=b#/user-info')).toBe(
      'http://localhost:4000/#/register?ref=R+1',
    );
  });

  it('is shared where the device can share, and closing its sheet is no failure', async () => {
    const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Share link' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: "Members' Portal",
      text: "Join me on Members' Portal.",
      url: 'https://portal.example/members/#/register?ref=K7QM2X9D',
    });
  });

  it('offers no sharing where the device cannot', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  });
});

describe('what comes next', () => {
  it('leads to the settings and the terms, and says whether these are accepted', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: /Settings/ })).toHaveAttribute('href', '/setting');
    const terms = screen.getByRole('link', { name: /Terms/ });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(within(terms).getByText('Not accepted yet')).toBeVisible();
    unmount();
    show({ agreementAccepted: true });
    expect(screen.getByText('Accepted')).toBeVisible();
  });
});

describe('the account screen', () => {
  it('shows the place of the sections until the profile is in', () => {
    fakeGateway({ Overview: () => new Promise(() => undefined) });
    renderScreen(<UserInfo />);
    expect(screen.getAllByText('Loading your account')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  it('says that the profile could not be loaded, and tries again', async () => {
    const gateway = fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<UserInfo />);
    expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
    gateway.answer({
      Overview: () => overviewOf({}, 'budi'),
      PayoutMethods: () => ({ bankAccounts: [], walletAddresses: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('budi')).toBeVisible();
  });
});
