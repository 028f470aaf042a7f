import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../data/session/session.ts';
import { QuickActions, type OfferedAction } from '../extension-points/quickActions.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import Dashboard from './dashboard/Dashboard.tsx';
import { features } from './index.ts';
import Wallet from './wallet/Wallet.tsx';

beforeAll(() => startTexts('dashboard', 'wallet', 'charts', 'records', 'recordTypes', 'shell', 'notices'));
beforeEach(() => session.start('token'));

const preload = vi.fn();

/** The quick actions of every feature, as the shell offers them. */
const actions = features.flatMap(({ entries = [], quickActions = [] }) =>
  quickActions.flatMap((action): readonly OfferedAction[] => {
    const entry = entries.find(({ path }) => path === action.path);
    return entry === undefined ? [] : [{ ...action, ...entry, Screen: { preload } }];
  }),
);

function open(Screen: () => ReactNode) {
  // All other queries fail; the screens show that.
  const refused = () => refusal('SERVICE_UNAVAILABLE');
  fakeGateway({
    Overview: () => overviewOf({ CASH_POINT: '900' }),
    CashRates: refused,
    BalanceRecords: refused,
    DashboardMovements: refused,
    DashboardEarnings: refused,
    DashboardAnnouncements: refused,
  });
  renderScreen(
    <QuickActions value={actions}>
      <Screen />
    </QuickActions>,
  );
}

const linksIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the wallet', () => {
  it('links the total to the ways in and out', async () => {
    open(Wallet);
    expect(linksIn(await screen.findByRole('navigation', { name: 'Deposit and withdraw' }))).toEqual([
      ['Deposit', '/recharge'],
      ['Withdraw', '/withdraw'],
    ]);
  });

  it.each([
    [
      'Cash credit',
      [
        ['Cash credit', '/cash-point'],
        ['Deposit: Cash credit', '/recharge'],
        ['Transfer: Cash credit', '/cash/transfer'],
        ['Convert: Cash credit', '/cash/convert'],
      ],
    ],
    [
      'Insurance credit',
      [
        ['Insurance credit', '/insurance-point'],
        ['Convert: Insurance credit', '/insurance/convert'],
      ],
    ],
    [
      'Withdrawal credit',
      [
        ['Withdrawal credit', '/records?coin=WITHDRAWAL_POINT'],
        ['Withdraw: Withdrawal credit', '/withdraw'],
        ['Convert: Withdrawal credit', '/convert?from=WITHDRAWAL_POINT'],
      ],
    ],
  ])('links the %s to its actions', async (credit, links) => {
    open(Wallet);
    const table = await screen.findByRole('table', { name: /available, frozen and locked/ });
    expect(linksIn(within(table).getByRole('row', { name: new RegExp(`^${credit}`) }))).toEqual(links);
  });
});

describe('the dashboard', () => {
  it('offers the actions in the order of the menus, and preloads the screen of one that is pointed at', async () => {
    open(Dashboard);
    const tiles = screen.getByRole('navigation', { name: 'Quick actions' });
    expect(linksIn(tiles)).toEqual([
      ['Deposit', '/recharge'],
      ['Withdrawal', '/withdraw'],
      ['Convert', '/convert'],
      ['Transfer', '/transfer'],
    ]);
    await userEvent.hover(within(tiles).getByRole('link', { name: 'Transfer' }));
    expect(preload).toHaveBeenCalled();
    await screen.findAllByTitle('900.00');
  });
});
