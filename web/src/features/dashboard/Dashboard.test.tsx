import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import { dayAfter } from '../../time/days.ts';
import { businessDay } from '../../time/time.ts';
import { cashRatesAnswer } from '../cashRates.fixture.ts';
import type { Announcement } from './AnnouncementsPanel.tsx';
import Dashboard from './Dashboard.tsx';
import type { Movement } from './MovementsPanel.tsx';

beforeAll(() => startTexts('dashboard', 'charts', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));

const movement = (id: string, changes: Partial<Movement> = {}): Movement => ({
  __typename: 'CreditRecord',
  id,
  type: 'TRANSFER',
  coin: 'CASH_POINT',
  state: 'AVAILABLE',
  status: 'COMPLETED',
  amount: '-25.00000000',
  counterparty: 'budi',
  occurredAt: '2026-11-20T17:00:00.000Z',
  ...changes,
});

const movementsOf = (...nodes: Movement[]) => ({
  creditRecords: {
    __typename: 'CreditRecordConnection',
    edges: nodes.map((node) => ({ __typename: 'CreditRecordEdge', node })),
  },
});

const today = businessDay(Date.now());

/** What came in today, a part for each kind. */
const earningsOf = (...amounts: readonly string[]) => ({
  earningsReport: {
    __typename: 'EarningsReport',
    from: dayAfter(today, -29),
    to: today,
    earnings: amounts.map((amount) => ({ __typename: 'Earning', day: today, amount })),
  },
});

const announcement = (id: string): Announcement => ({
  __typename: 'MediaItem',
  id,
  title: `News ${id}`,
  body: 'First paragraph.\n\nSecond paragraph.',
  publishedAt: '2026-11-20T04:00:00.000Z',
});

const announcementsAnswer = (...media: Announcement[]) => ({ media });

/** A member who has accepted the terms, whose e-mail is known, with so much of each credit. */
function settledOverview(...args: Parameters<typeof overviewOf>) {
  const overview = overviewOf(...args);
  return { ...overview, me: { ...overview.me, maskedEmail: 'a***o@example.com' } };
}

const answers = {
  Overview: (): unknown => settledOverview({ CASH_POINT: '1234.5', GMT: '0.00000001' }),
  CashRates: (): unknown => cashRatesAnswer(),
  DashboardMovements: (): unknown => movementsOf(movement('1')),
  DashboardEarnings: (): unknown => earningsOf('10', '2.5'),
  DashboardAnnouncements: (): unknown => announcementsAnswer(announcement('1')),
};

/** What the poll does when a member comes back to the tab. */
const poll = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** Opens the screen and waits until its layout is final. */
async function open(changes: Partial<typeof answers> = {}): Promise<Gateway> {
  const gateway = fakeGateway({ ...answers, ...changes });
  renderScreen(<Dashboard />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  return gateway;
}

/** The first figure of the screen, once it reads so. */
const total = async (exact: string) => {
  const [first] = await screen.findAllByTitle(exact);
  if (first?.closest('p')?.previousElementSibling?.textContent !== 'Total value')
    throw new Error('Not the total');
  return first;
};

const creditCard = (name: string) => {
  const card = screen.getByRole('link', { name: new RegExp(`^${name}`) }).closest('article');
  if (card === null) throw new Error(`No card of ${name}`);
  return within(card);
};

describe('the balances', () => {
  it('adds the balances up in cash and states at which rates', async () => {
    await open({
      Overview: () => settledOverview({ CASH_POINT: '1234.5', GMT: '50' }),
      CashRates: () => cashRatesAnswer({ GMT: '0.1' }),
    });
    expect(await total('1,239.50 CASH')).toHaveTextContent('1,239.50 CASH');
    expect(screen.getByText(/at current conversion rates, before fees/)).toBeVisible();
    expect(await screen.findByText(/^Updated \d\d:\d\d:\d\d /)).toBeVisible();
  });

  it('shows the credits, and no total, while the conversion rates cannot be loaded', async () => {
    await open({ CashRates: () => refusal('SERVICE_UNAVAILABLE') });
    const heading = screen.getByRole('heading', { name: 'Total value' });
    await waitFor(() => expect(heading.nextElementSibling).toHaveTextContent('–'));
    expect(creditCard('Cash credit').getByText('1,234')).toBeVisible();
  });

  it('show a card each with held amounts and reasons, and link to their records', async () => {
    const overview = settledOverview({ CASH_POINT: '100' });
    const [cash, ...others] = overview.assets;
    await open({
      Overview: () => ({
        ...overview,
        assets: [
          {
            ...cash,
            frozen: '75',
            holds: [
              { __typename: 'Hold', reason: 'WITHDRAWAL', state: 'FROZEN', amount: '50' },
              { __typename: 'Hold', reason: 'CONVERT', state: 'FROZEN', amount: '25' },
            ],
          },
          ...others,
        ],
      }),
    });
    const card = creditCard('Cash credit');
    expect(await card.findByText('75')).toBeVisible();
    expect(card.getByText(/Set aside for a withdrawal/)).toHaveTextContent('50.00');
    expect(card.getByText(/Set aside for a conversion/)).toHaveTextContent('25.00');
    expect(card.getByRole('link')).toHaveAttribute('href', '/cash-point');
    expect(screen.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(screen.getByText('6 credits without a balance'));
    expect(screen.getByRole('link', { name: /^Reward credit/ })).toBeVisible();
  });

  it('show an error while the rest of the screen renders, and load on retry', async () => {
    const gateway = await open({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
    expect(await screen.findByText('Your balances could not be loaded')).toBeVisible();
    expect(await screen.findByText('Transfer · budi')).toBeVisible();
    expect(screen.queryByText('0.00')).toBeNull();
    gateway.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await total('1,234.50000001 CASH')).toBeVisible();
  });

  it('show the share of each credit in words and figures', async () => {
    await open({ Overview: () => settledOverview({ CASH_POINT: '75', GMT: '25' }) });
    const table = await screen.findByRole('table', { name: /How the value of your credits is divided/ });
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: /Game credit/ })).toHaveTextContent('25.0%'),
    );
    expect(within(table).getByRole('row', { name: /Cash credit/ })).toHaveTextContent('75.0075.0%');
  });
});

describe('a change of the balances', () => {
  it('refetches movements and earnings, but not the announcements', async () => {
    const gateway = await open();
    await screen.findByText('Transfer · budi');
    gateway.answer({
      Overview: () => settledOverview({ CASH_POINT: '1334.5' }),
      DashboardMovements: () => movementsOf(movement('2', { counterparty: 'maria', amount: '100' })),
    });
    await poll();
    expect(await screen.findByText('Transfer · maria')).toBeVisible();
    await waitFor(() => expect(gateway.of('DashboardEarnings')).toHaveLength(2));
    expect(gateway.of('DashboardAnnouncements')).toHaveLength(1);
  });

  it('requests nothing else when a poll returns the same figures', async () => {
    const gateway = await open();
    await screen.findByText('Transfer · budi');
    await poll();
    await waitFor(() => expect(gateway.of('Overview')).toHaveLength(2));
    expect(gateway.of('DashboardMovements')).toHaveLength(1);
    expect(gateway.of('DashboardEarnings')).toHaveLength(1);
  });

  it('keeps the shown movements when the new ones fail to load', async () => {
    const gateway = await open();
    await screen.findByText('Transfer · budi');
    gateway.answer({
      Overview: () => settledOverview({ CASH_POINT: '1' }),
      DashboardMovements: () => refusal('GATEWAY_TIMEOUT'),
      DashboardEarnings: () => refusal('GATEWAY_TIMEOUT'),
    });
    await poll();
    await waitFor(() => expect(gateway.of('DashboardEarnings')).toHaveLength(2));
    expect(await screen.findByText('Transfer · budi')).toBeVisible();
    expect(screen.getAllByTitle('12.50')[0]).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a panel that fails', () => {
  it('fails alone and is tried again alone', async () => {
    const gateway = await open({ DashboardMovements: () => refusal('SERVICE_UNAVAILABLE') });
    const panel = within(await screen.findByRole('region', { name: 'Latest movements' }));
    expect(await panel.findByText('Service unavailable')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    gateway.answer(answers);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Transfer · budi')).toBeVisible();
    expect(gateway.of('DashboardAnnouncements')).toHaveLength(1);
  });

  it('tries the earnings again too', async () => {
    const gateway = await open({ DashboardEarnings: () => refusal('SERVICE_UNAVAILABLE') });
    const panel = within(await screen.findByRole('region', { name: 'Earnings' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    gateway.answer(answers);
    await userEvent.click(retry);
    expect(await panel.findByText('Bonuses and profit, last 30 days')).toBeVisible();
  });
});

describe('the attention panel', () => {
  it('hides the panel when nothing needs attention', async () => {
    await open();
    await total('1,234.50000001 CASH');
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('names the terms and a missing e-mail', async () => {
    const overview = overviewOf({ CASH_POINT: '1' });
    await open({ Overview: () => ({ ...overview, me: { ...overview.me, agreementAccepted: false } }) });
    const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(panel.getByRole('link', { name: /Accept the terms/ })).toHaveAttribute('href', '/terms');
    await userEvent.click(panel.getByRole('button', { name: 'Understood' }));
    expect(panel.queryByText('No email address on this account')).toBeNull();
    expect(panel.getAllByRole('link')).toHaveLength(1);
  });
});

describe('the earnings', () => {
  const plot = () => screen.findByRole('slider', { name: 'Day' });

  it('show the figure of a day by keyboard and in a table', async () => {
    await open();
    const slider = await plot();
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/: \+12\.50$/));
    const name = slider.getAttribute('aria-valuetext')?.split(': ')[0] ?? '';
    const table = screen.getByRole('table', { name: /Earnings of the last 30 days/ });
    expect(within(table).getByRole('row', { name: new RegExp(name) })).toHaveTextContent('+12.50');
    // jsdom moves no thumb: the change is what an arrow key makes of it.
    fireEvent.change(slider, { target: { value: '28' } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0\.00$/));
  });

  it('add up exactly over the report and link to it', async () => {
    await open({ DashboardEarnings: () => earningsOf('0.1', '0.2') });
    const slider = await plot();
    expect(slider).toHaveAttribute('max', '29');
    const panel = within(screen.getByRole('region', { name: 'Earnings' }));
    expect(panel.getAllByTitle('0.30')[0]).toBeVisible();
    expect(panel.getByRole('link', { name: 'All earnings' })).toHaveAttribute('href', '/bonus/report');
  });

  it('shows a message for a month without earnings', async () => {
    await open({ DashboardEarnings: () => earningsOf() });
    expect(await screen.findByText('No earnings in the last 30 days')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'All earnings' })).toBeNull();
  });
});

describe('hidden amounts', () => {
  it('replaces all amounts with dots, also for screen readers', async () => {
    localStorage.setItem('hideAmounts', '1');
    await open();
    const slider = await screen.findByRole('slider', { name: 'Day' });
    await screen.findByText('Transfer · budi');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Amount hidden$/));
    const everything = document.body.innerHTML.replaceAll(/class="[^"]*"/g, '');
    for (const figure of ['1,234', '12.50', '25.00', '1234.5']) expect(everything).not.toContain(figure);
    expect(screen.getAllByText('••••').length).toBeGreaterThan(20);
  });
});

describe('the movements', () => {
  it('link to the records of their credit and business day', async () => {
    await open({
      DashboardMovements: () =>
        movementsOf(
          movement('1'),
          movement('2', {
            type: 'PURCHASE',
            coin: 'ASSETS_POINT',
            state: 'LOCKED',
            counterparty: null,
            amount: '5000',
          }),
          movement('3', { status: 'REVERSED', counterparty: 'maria' }),
        ),
    });
    const panel = within(await screen.findByRole('region', { name: 'Latest movements' }));
    expect(await panel.findByRole('link', { name: /Transfer · budi/ })).toHaveAttribute(
      'href',
      '/records?coin=CASH_POINT&from=2026-11-21&to=2026-11-21',
    );
    expect(panel.getByRole('link', { name: /Purchase/ })).toHaveTextContent('Entrust credit (Locked)');
    expect(panel.getByRole('link', { name: /Transfer · maria/ })).toHaveTextContent('Reversed');
    expect(panel.getByRole('link', { name: 'All records' })).toHaveAttribute('href', '/records');
  });
});

describe('a new member', () => {
  it('sees the first steps instead of zeros', async () => {
    await open({
      Overview: () => settledOverview({}, 'nova'),
      DashboardMovements: () => movementsOf(),
      DashboardEarnings: () => earningsOf(),
      DashboardAnnouncements: () => announcementsAnswer(),
    });
    expect(await screen.findByRole('heading', { name: 'Get started' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Total value' })).toBeNull();
    expect(screen.getByText('nova')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy: Your username' })).toBeVisible();
    expect(screen.getByText('7 credits without a balance')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Cash credit/ })).not.toBeVisible();
    expect(await screen.findByText('No movements yet')).toBeVisible();
    expect(await screen.findByText('No announcements')).toBeVisible();
  });

  it('does not count a member with any amount as new', async () => {
    await open({ Overview: () => settledOverview({ GMT: '0.00000001' }) });
    await screen.findAllByTitle('0.00000001');
    expect(screen.getByRole('heading', { name: 'Total value' })).toBeVisible();
  });
});

describe('announcements', () => {
  it('expand in place, a few at first', async () => {
    await open({
      DashboardAnnouncements: () =>
        announcementsAnswer(...Array.from({ length: 20 }, (_, i) => announcement(String(i + 1)))),
    });
    const panel = within(await screen.findByRole('region', { name: 'Announcements' }));
    await panel.findByText('News 1');
    expect(panel.getAllByRole('group')).toHaveLength(4);
    await userEvent.click(panel.getByText('News 1'));
    const first = panel.getAllByRole('group')[0] ?? document.body;
    expect(first).toHaveAttribute('open');
    expect(within(first).getByText('Second paragraph.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show more' }));
    expect(panel.getAllByRole('group')).toHaveLength(14);
  });
});

describe('a linked announcement', () => {
  it('opens and focuses the announcement of the address wherever it is in the list', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    fakeGateway({
      ...answers,
      DashboardAnnouncements: () =>
        announcementsAnswer(...Array.from({ length: 20 }, (_, i) => announcement(String(i + 1)))),
    });
    renderScreen(<Dashboard />, '/index?announcement=7');
    await screen.findByText('News 7');
    const panel = within(screen.getByRole('region', { name: 'Announcements' }));
    expect(panel.getAllByRole('group')).toHaveLength(7);
    const named = panel.getAllByRole('group').at(-1) ?? document.body;
    expect(named).toHaveAttribute('open');
    expect(within(named).getByText('News 7').closest('summary')).toHaveFocus();
    expect(panel.getAllByRole('group')[0]).not.toHaveAttribute('open');
  });
});
