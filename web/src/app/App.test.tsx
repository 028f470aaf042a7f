import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../data/session/session.ts';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import type { Feature } from '../features/defineFeature.ts';
import { gatewayError, scriptGateway, type Answer } from '../test/gateway.ts';
import { overviewOf, startTexts } from '../test/portal.tsx';
import { AppRoutes } from './App.tsx';
import { collectNavigation, listAddresses, type NavigationEntry } from './collectNavigation.ts';
import {
  findChild,
  findCurrent,
  entriesFor,
  findEntry,
  flows,
  isOpen,
  navigation,
  toPhonePath,
  publicScreens,
  remedies,
  sideGroupsFor,
  tabsFor,
} from './navigation.ts';

beforeAll(() => startTexts('session', 'shell'));

/** Answers every operation alike; what a screen requests in addition to the poll is not tested here. */
function answerAll(answer: (operation: string) => Answer): void {
  scriptGateway(new Proxy({}, { get: (_, operation) => () => answer(String(operation)) }));
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  answerAll((operation) =>
    operation === 'Overview'
      ? { data: overviewOf({ CASH_POINT: '25' }) }
      : gatewayError('SERVICE_UNAVAILABLE'),
  );
});

afterEach(() => session.end('loggedOut'));

function Address() {
  const { pathname, search } = useLocation();
  return <data data-testid="address" value={pathname + search} />;
}

const address = () => screen.getByTestId('address').getAttribute('value');

function openAt(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <AppRoutes />
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

describe('a visitor', () => {
  const ofMembers = navigation.filter(({ forVisitors }) => forVisitors !== true);

  it.each(['/', ...ofMembers.flatMap(listAddresses)])(
    'redirects a visitor from %s to the sign-in',
    async (path) => {
      openAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(address()).toBe('/login');
    },
  );

  it.each([
    ['/register', 'Create an account'],
    ['/forgot', 'Recover your password'],
    ['/help', 'Help'],
    ['/404', 'This page does not exist'],
  ])('can open %s', async (path, title) => {
    openAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(address()).toBe(path);
  });

  it.each(['/nowhere', '/index/deeper'])('shows a visitor that %s does not exist', async (path) => {
    openAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    expect(address()).toBe('/404');
  });

  it('opens the requested address after the sign-in', async () => {
    openAt('/transfer?to=budi');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    session.start('token-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible();
    expect(address()).toBe('/transfer?to=budi');
  });

  it('opens the requested address after a detour to another visitor screen', async () => {
    const user = openAt('/transfer?to=budi');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    session.start('token-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible();
    expect(address()).toBe('/transfer?to=budi');
  });
});

describe('the focus', () => {
  const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });

  it('stays where the browser has it on the first screen of a page', async () => {
    openAt('/transfer');
    await heading('Sign in');
    expect(document.body).toHaveFocus();
  });

  it('goes along from one screen of a visitor to the next', async () => {
    const user = openAt('/login');
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(async () => expect(await heading('Create an account')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Help and first steps' }));
    await waitFor(async () => expect(await heading('Help')).toHaveFocus());
  });

  it('moves to the member area after sign-in, and back to the sign-in when the session is lost', async () => {
    openAt('/transfer');
    await heading('Sign in');
    session.start('token-1');
    await heading('Transfer');
    await waitFor(() => expect(screen.getByRole('main', { name: 'Transfer' })).toHaveFocus());
    session.end('expired');
    await waitFor(async () => expect(await heading('Sign in')).toHaveFocus());
    expect(await heading('Sign in')).toHaveAccessibleDescription(/^Your login information has expired/);
  });
});

describe('a member', () => {
  beforeEach(() => session.start('token-1'));

  it('opens the dashboard at the root address', async () => {
    openAt('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/index');
    expect(document.title).toBe("Dashboard · Members' Portal");
  });

  it.each(publicScreens.filter((s) => s.visitorsOnly).map((s) => s.path))(
    'redirects a member from %s',
    async (path) => {
      openAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  );

  it('can set a new login password by the link of the mail', async () => {
    openAt('/forgot?name=aiko&code=ACDE-FHJK-MNPR');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recover your password' })).toBeVisible();
    expect(screen.getByLabelText('Code from the email')).toHaveValue('ACDE-FHJK-MNPR');
  });

  it('finds in the menu exactly what works, and the screen they are on is marked', async () => {
    openAt('/index');
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    const [, ...links] = within(menu).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      entriesFor('side', null).map(({ path }) => path),
    );
    expect(within(menu).getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/insurance');
    expect(within(menu).getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible();
  });

  it('shows the sign-in as soon as the session ends, even in another tab', async () => {
    openAt('/index');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({ sessionId: sessionStorage.getItem('sessionId'), end: 'expired' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Your login information has expired. Sign in to continue.')).toBeVisible();
    otherTab.close();
  });

  it('sees the sign-in when the poll learns that the session has expired', async () => {
    answerAll(() => gatewayError('SESSION_EXPIRED'));
    openAt('/index');
    expect(await screen.findByText('Your login information has expired. Sign in to continue.')).toBeVisible();
    expect(session.token()).toBeNull();
  });

  it('warns only when the figures no longer refresh', async () => {
    answerAll(() => gatewayError('SERVICE_UNAVAILABLE'));
    openAt('/terms');
    expect(await screen.findByText('Connection lost. Trying again.')).toBeVisible();
  });

  it.each([
    ['/cash-point', '/cash/records', 'Cash credit', 'History'],
    ['/gmt-point', '/gmt/records', 'Game credit', 'History'],
    ['/insurance/premium', '/insurance/premium', 'Insurance credit', 'Premium'],
  ])('redirects %s to %s', async (path, arrived, title, part) => {
    openAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(address()).toBe(arrived));
    const parts = within(await screen.findByRole('navigation', { name: title }));
    expect(parts.getByRole('link', { current: 'page' })).toHaveAccessibleName(part);
    expect(document.title).toBe(`${part} · ${title} · Members' Portal`);
  });

  it('goes from one part of a section to the next, and the focus stays where it is', async () => {
    const user = openAt('/insurance/records');
    const parts = within(await screen.findByRole('navigation', { name: 'Insurance credit' }));
    const link = parts.getByRole('link', { name: 'Insurance package' });
    await user.click(link);
    expect(await screen.findByRole('region', { name: 'At a glance' })).toBeVisible();
    expect(address()).toBe('/insurance/insure');
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/insurance/code', '/usdt/otc'])('hides %s without its flag', async (path) => {
    openAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    expect(address()).toBe('/404');
  });

  it('shows these areas with their flag', async () => {
    const overview = overviewOf({});
    answerAll((operation) =>
      operation === 'Overview'
        ? { data: { ...overview, me: { ...overview.me, otcEnabled: true } } }
        : gatewayError('SERVICE_UNAVAILABLE'),
    );
    openAt('/usdt/otc');
    expect(await screen.findByRole('link', { name: 'My purchases' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'P2P', current: 'page' })).toBeVisible();
  });

  it.each([false, true])('sees the part of a section that has a flag when it is %s', async (enabled) => {
    const overview = overviewOf({});
    answerAll((operation) =>
      operation === 'Overview'
        ? { data: { ...overview, me: { ...overview.me, matchingCodesEnabled: enabled } } }
        : gatewayError('SERVICE_UNAVAILABLE'),
    );
    openAt('/insurance/records');
    const parts = within(await screen.findByRole('navigation', { name: 'Insurance credit' }));
    await screen.findAllByTitle('0.00');
    expect(
      parts.queryAllByRole('link', { name: 'PIN code' }).map((link) => link.getAttribute('href')),
    ).toEqual(enabled ? ['/insurance/code'] : []);
  });

  it('leaves by the account menu', async () => {
    const user = openAt('/index');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(session.isLoggedIn()).toBe(false));
    expect(await screen.findByText('You have logged out.')).toBeVisible();
  });
});

describe('the navigation', () => {
  it('lists at most four tabs and no duplicate address', () => {
    expect(tabsFor(null).length).toBeLessThanOrEqual(4);
    const addresses = navigation.flatMap(listAddresses);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('rewrites links to the addresses that features declare for phones', () => {
    expect(
      navigation.flatMap(({ path, phonePath }) => (phonePath === undefined ? [] : [[path, phonePath]])),
    ).toEqual(
      expect.arrayContaining([
        ['/wallet', '/assets'],
        ['/recharge', '/recharge-h5'],
        ['/withdraw', '/withdraw-h5'],
        ['/game/index', '/hash-h5'],
        ['/prize', '/prize-h5'],
      ]),
    );
    expect(toPhonePath('/recharge')).toBe('/recharge-h5');
    expect(toPhonePath('/convert')).toBe('/convert');
    expect(findEntry('/assets/recharge-h5')).toBe(findEntry('/recharge'));
  });

  it('resolves no unlisted address', () => {
    expect(findEntry('/index')?.path).toBe('/index');
    expect(findEntry('/nowhere')).toBeUndefined();
  });

  it('marks the wallet for a part of a section', () => {
    const [wallet, premium] = [findEntry('/wallet'), findEntry('/insurance')];
    const [side, tabs] = [entriesFor('side', null), tabsFor(null)];
    if (wallet === undefined || premium === undefined) throw new Error('Not listed');
    expect(findCurrent('/insurance', side, premium)).toBe('page');
    expect(findCurrent('/insurance/premium', side, premium)).toBeUndefined();
    expect(findCurrent('/insurance/premium', side, wallet)).toBe('true');
    expect(findCurrent('/insurance/premium', tabs, wallet)).toBe('true');
  });

  it('marks the screen itself, or the one it is part of where that alone is listed', () => {
    const [wallet, deposit] = [findEntry('/wallet'), findEntry('/recharge')];
    const [side, tabs] = [entriesFor('side', null), tabsFor(null)];
    if (wallet === undefined || deposit === undefined) throw new Error('Not listed');
    expect(findCurrent('/assets', tabs, wallet)).toBe('page');
    expect(findCurrent('/recharge-h5', side, deposit)).toBe('page');
    expect(findCurrent('/recharge-h5', side, wallet)).toBeUndefined();
    expect(findCurrent('/recharge-h5', tabs, wallet)).toBe('true');
    expect(findCurrent('/gmt/records', side, wallet)).toBe('true');
    expect(findCurrent('/index', tabs, wallet)).toBeUndefined();
  });

  it('lists the sections of spec §2 with their screens', () => {
    const sections = navigation.filter(({ children }) => children !== undefined);
    expect(Object.fromEntries(sections.map((entry) => [entry.path, listAddresses(entry).slice(1)]))).toEqual({
      '/cash-point': ['/cash/records', '/cash/transfer', '/cash/convert'],
      '/assets-point': ['/assets/records', '/assets/custody', '/assets/convert'],
      '/gmt-point': ['/gmt/records', '/gmt/convert'],
      '/bonus-point': ['/bonus/records', '/bonus/convert', '/bonus/report'],
      '/insurance-point': [
        '/insurance/records',
        '/insurance/premium',
        '/insurance/convert',
        '/insurance/insure',
        '/insurance/code',
      ],
      '/usdt-point': ['/usdt/records', '/usdt/convert', '/usdt/otc'],
    });
    expect(findChild(findEntry('/insurance/code'), '/insurance/code')?.flag).toBe('matchingCodesEnabled');
    expect(findChild(findEntry('/usdt/otc'), '/usdt/otc')?.flag).toBe('otcEnabled');
    expect(entriesFor('side', null).some(({ children }) => children !== undefined)).toBe(false);
  });

  it('includes the screen of every declared remedy and rejects a remedy without an entry', () => {
    expect(remedies).toEqual([{ needs: 'identity', path: '/kyc', label: 'features.kyc.verify' }]);
    const lost = {
      name: 'lost',
      remedies: [{ needs: 'identity', path: '/lost', label: 'updated' }],
    } as const;
    expect(() => collectNavigation([lost])).toThrow('lost has no entry at /lost');
  });

  it('gives a contested tab to the later entry and rejects duplicates', () => {
    const withTab = (name: string, path: string, position: 3 | 4): Feature => ({
      name,
      entries: [
        {
          path,
          title: 'features.dashboard.title',
          icon: () => null,
          group: 'overview',
          places: [],
          tab: { position },
          screen: () => Promise.reject(new Error('not opened')),
          texts: [],
        },
      ],
    });
    const all = [withTab('a', '/a', 3), withTab('b', '/b', 4), withTab('c', '/c', 3)];
    expect(tabsFor(null, collectNavigation(all).navigation).map(({ path }) => path)).toEqual(['/c', '/b']);
    expect(() => collectNavigation([...all, ...all])).toThrow('Two features declare the name a');
    expect(() => collectNavigation([withTab('a', '/a', 3), withTab('b', '/a', 4)])).toThrow('the address /a');
  });

  it('lists every flow of its features and the screens that show its order', () => {
    expect(
      Object.fromEntries(flows.map(({ name, path, addresses }) => [name, [path, ...addresses]])),
    ).toEqual({
      'deposit.chain': ['/recharge', '/recharge', '/recharge-h5', '/assets/recharge-h5'],
      'deposit.bank': ['/recharge?tab=bank', '/recharge', '/recharge-h5', '/assets/recharge-h5'],
      withdrawal: ['/withdraw', '/withdraw', '/withdraw-h5', '/assets/withdraw-h5'],
      jackpot: ['/prize', '/prize', '/prize-h5'],
      convert: [
        '/convert',
        '/convert',
        ...['cash', 'assets', 'gmt', 'bonus', 'insurance', 'usdt'].map((slug) => `/${slug}/convert`),
      ],
      transfer: ['/transfer', '/transfer', '/cash/transfer'],
      'insurance.package': ['/package', '/package', '/insurance/insure'],
      'insurance.premium': ['/insurance', '/insurance', '/insurance/premium'],
      claims: ['/claim-insurance', '/claim-insurance'],
      trusteeship: ['/custody', '/custody', '/assets/custody'],
      commitment: ['/commitment/claim', '/commitment', '/commitment/details', '/commitment/claim'],
      'otc.buy': ['/otc', '/otc', '/usdt/otc'],
      'otc.sell': ['/otc?tab=sell', '/otc', '/usdt/otc'],
      matchingCodes: ['/code', '/code', '/insurance/code'],
      game: ['/game/index?tab=transfer', '/game/index', '/hash-h5', '/game', '/game/hash-h5'],
    });
  });

  it('lists the side menu by group, within each in the order of the specification', () => {
    const flags = { commitmentEnabled: true, otcEnabled: true, matchingCodesEnabled: true };
    const me = { ...overviewOf({}).me, ...flags };
    expect(sideGroupsFor(me).map(({ entries }) => entries.map(({ path }) => path))).toEqual([
      ['/index', '/wallet'],
      ['/recharge', '/withdraw', '/convert', '/transfer'],
      ['/package', '/insurance', '/claim-insurance', '/custody'],
      ['/records', '/game/index', '/commitment', '/otc', '/code', '/prize'],
    ]);
  });

  it('opens an area by the member’s flag alone', () => {
    const { me } = overviewOf({});
    const area = { ...navigation[0], flag: 'otcEnabled' } as NavigationEntry;
    expect(isOpen(area, null)).toBe(false);
    expect(isOpen(area, me)).toBe(false);
    expect(isOpen(area, { ...me, otcEnabled: true })).toBe(true);
  });
});
