import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { invitationLink } from './invitation.ts';
import { InvitationSection } from './InvitationSection.tsx';
import { NextSection } from './NextSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import UserInfo from './UserInfo.tsx';

beforeAll(() => startTexts('member', 'payout'));
beforeEach(() => session.start('token'));

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
  identity: null,
};

const portal = 'https://portal.example/members/?utm=x#/user-info';

function show(changes: Partial<Member> = {}) {
  const shown = { ...member, ...changes };
  fakeGateway({ Overview: () => overviewOf({}) });
  return renderScreen(
    <>
      <ProfileSection member={shown} />
      <InvitationSection referralId={shown.referralId ?? ''} portal={portal} />
      <NextSection identity={shown.identity} agreementAccepted={shown.agreementAccepted} />
    </>,
  );
}

/** The value next to a label. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the profile', () => {
  it('shows the member’s details', () => {
    show();
    expect(screen.getByText('aiko')).toBeVisible();
    expect(valueOf('Nationality')).toHaveTextContent('Japan');
    expect(valueOf('Email')).toHaveTextContent('a***o@example.com');
    expect(valueOf('User ID')).toHaveTextContent('100002');
    expect(valueOf('Rank')).toHaveTextContent('3 · Director');
    // Already the 13th in GMT+8.
    expect(valueOf('Member since')).toHaveTextContent('Mar 13, 2024');
  });

  it('shows no grade at level -1, and no missing e-mail', () => {
    show({
      level: { __typename: 'Level', number: -1, englishName: 'Player', chineseName: '玩家' },
      maskedEmail: null,
    });
    expect(valueOf('Rank')).toHaveTextContent(/^No grade$/);
    expect(valueOf('Email')).toHaveTextContent('None');
  });

  it('masks the identity number, which has its own name for Chinese nationals', () => {
    const identity = {
      __typename: 'Identity',
      status: 'PASSED',
      maskedNumber: '11••••2X',
      reason: null,
      submittedAt: null,
      decidedAt: null,
    } as const;
    const { unmount } = show();
    expect(valueOf('Identity number')).toHaveTextContent('Not submitted');
    unmount();
    show({ countryCode: 'CN', identity });
    expect(valueOf('Resident identity card number')).toHaveTextContent('11••••2X');
    const link = screen.getByRole('link', { name: /Identity verification/ });
    expect(link).toHaveAttribute('href', '/kyc');
    expect(within(link).getByText('Passed')).toBeVisible();
  });

  it.each([
    ['en-US', 'No grade'],
    ['zh-CN', '暂无等级'],
    ['ja-JP', 'ランクなし'],
    ['ko-KP', '등급 없음'],
    ['id-ID', 'Belum ada peringkat'],
  ] as const)('shows no grade at level -1 in %s', async (locale, words) => {
    await i18next.changeLanguage(locale);
    show({ level: { __typename: 'Level', number: -1, englishName: 'Player', chineseName: '玩家' } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/Player|玩家/)).toBeNull();
    await i18next.changeLanguage('en-US');
  });

  it.each([
    ['zh-CN', '总监', 'zh-CN'],
    ['en-US', 'Director', null],
    ['ja-JP', 'ディレクター', null],
    ['ko-KP', '디렉터', null],
    ['id-ID', 'Direktur', null],
  ] as const)('names the rank for readers of %s: %s', async (locale, name, lang) => {
    await i18next.changeLanguage(locale);
    show();
    expect(screen.getByText(name).getAttribute('lang')).toBe(lang);
    await i18next.changeLanguage('en-US');
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
  it('links to the registration at the portal’s own URL', () => {
    expect(invitationLink('R 1', 'http://localhost:4000/?a=b#/user-info')).toBe(
      'http://localhost:4000/#/register?ref=R+1',
    );
  });

  it('uses the device’s share sheet, and ignores its cancellation', async () => {
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

  it('offers no sharing when the device does not support it', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  });
});

describe('the list of next steps', () => {
  it('links to settings and terms, with the state of the consent', () => {
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
  it('shows a skeleton until the profile is loaded', () => {
    fakeGateway({ Overview: () => new Promise(() => undefined) });
    renderScreen(<UserInfo />);
    expect(screen.getAllByText('Loading your account')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  it('shows an error when the profile fails to load, and retries', async () => {
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
