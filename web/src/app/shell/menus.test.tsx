import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { SideNavigation } from './SideNavigation.tsx';

beforeAll(() => startTexts('shell'));

const flags = ['commitmentEnabled', 'otcEnabled', 'matchingCodesEnabled'] as const;

/** Answers for a member whose optional areas are open as given. */
function signIn(open: readonly (typeof flags)[number][] = []) {
  const overview = overviewOf({});
  const areas = Object.fromEntries(flags.map((flag) => [flag, open.includes(flag)]));
  return fakeGateway({ Overview: () => ({ ...overview, me: { ...overview.me, ...areas } }) });
}

/** What the gateway returns for the site menu while every page is published. */
const allPages = Object.fromEntries(
  ['home', 'overview', 'team', 'roadmap', 'whitePaper'].map((page, index) => [
    page,
    [
      {
        __typename: 'Media',
        id: String(index),
        kind: page.replace(/[A-Z]/, (letter) => `_${letter}`).toUpperCase(),
      },
    ],
  ]),
);

beforeEach(() => {
  session.start('token');
  signIn();
});

function setPhone(): void {
  const desktop = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(desktop(query), { matches: query.includes('max-width') }),
  );
}

const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

describe('the bottom tabs', () => {
  it('show dashboard, wallet, game and account', async () => {
    renderScreen(<BottomTabs />);
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(names(tabs.getAllByRole('link'))).toEqual(['Dashboard', 'Wallet', 'Game', 'Account']);
  });
});

describe('the header menu', () => {
  /** The action that ends the session, in the words of the menu. */
  const leave = () => i18next.t('menu.logOut', { ns: 'shell' });
  const open = async () => {
    renderScreen(<AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('menu');
    return names(await screen.findAllByRole('menuitem'));
  };

  it('shows account information, network, password settings and signing out', async () => {
    expect(await open()).toEqual([
      expect.stringMatching(/^Account info/),
      'Network',
      'Password settings',
      'Terms',
      'Help',
      leave(),
    ]);
  });

  it('omits account information on a phone, which shows it as a tab', async () => {
    setPhone();
    expect(await open()).toEqual(['Network', 'Password settings', 'Terms', 'Help', leave()]);
  });

  it('shows the entries of the site menu whose pages are published', async () => {
    signIn().answer({ SiteMenu: () => allPages });
    await open();
    await screen.findByRole('menuitem', { name: 'White paper' });
    expect(names(screen.getAllByRole('menuitem'))).toEqual(
      expect.arrayContaining(['Home', 'Overview', 'Platform team', 'Roadmap', 'White paper']),
    );
  });
});

describe('the side menu', () => {
  const areas = ['/commitment', '/otc', '/code'];
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('shows an entry for each screen of the specification, and none of an optional area', async () => {
    renderScreen(<SideNavigation />);
    await screen.findByRole('link', { name: 'Dashboard' });
    const entries = screen.getAllByRole('link').map((link) => link.textContent);
    expect(entries).toEqual(
      expect.arrayContaining([
        'Dashboard',
        'Deposit',
        'Withdrawal',
        'Convert',
        'Transfer',
        'Insurance package',
        'Premium',
        'Claim',
        'Entrust',
        'History',
        'Game',
      ]),
    );
    for (const area of areas) expect(addresses()).not.toContain(area);
  });

  it.each([
    ['commitmentEnabled', '/commitment'],
    ['otcEnabled', '/otc'],
    ['matchingCodesEnabled', '/code'],
  ] as const)('shows an entry while %s is on: %s', async (flag, area) => {
    signIn([flag]);
    renderScreen(<SideNavigation />);
    await waitFor(() =>
      expect(addresses().filter((address) => areas.includes(address ?? ''))).toEqual([area]),
    );
  });
});
