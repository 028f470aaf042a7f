import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyImport } from '../browser/lazyImport.ts';
import { session } from '../data/session/session.ts';
import { Countdown } from '../design/ui/DateTime.tsx';
import { EventSources, type EventSource } from '../notices/event.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts, type Gateway } from '../test/portal.tsx';
import { cashRatesAnswer } from './cashRates.fixture.ts';
import Dashboard from './dashboard/Dashboard.tsx';
import announcements from './dashboard/events.tsx';
import { features } from './index.ts';

beforeAll(() => startTexts('dashboard', 'charts', 'recordTypes', 'shell', 'notices'));
beforeEach(() => session.start('token'));

/** Far enough for what ends then to be seen before. */
const soon = () => new Date(Date.now() + 5000).toISOString();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const rejected = (id: number, reason = `Reason ${id}`) => ({
  __typename: 'Deposit',
  id: String(id),
  receiptNumber: `D-${id}`,
  method: 'ON_CHAIN',
  status: 'REJECTED',
  amount: '75',
  creditedAmount: '75',
  remainder: null,
  remainderState: null,
  network: 'BEP20',
  channel: null,
  hash: `0x${id}`,
  reference: null,
  reason,
  createdAt: minutesAgo(id * 10 + 5),
  decidedAt: minutesAgo(id * 10),
});

const connection = (nodes: readonly unknown[] = [], hasNextPage = false) => ({
  __typename: 'Connection',
  edges: nodes.map((node) => ({ __typename: 'Edge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage },
});

const nothing = {
  rejected: connection(),
  latest: connection(),
  deposits: connection(),
  last: connection(),
  notReceived: connection(),
  withdrawals: connection(),
  walletAddresses: [{ __typename: 'WalletAddress', id: '1' }],
  bankAccounts: [],
};

const isRefusal = (said: unknown): boolean => typeof said === 'object' && said !== null && 'errors' in said;

/** What each feature is asked, out of one account of all that needs attention. */
function answersFor(attention: () => unknown) {
  const part = (of: (said: typeof nothing) => unknown) => () => {
    const said = attention();
    return isRefusal(said) ? said : of(said as typeof nothing);
  };
  return {
    DepositEvents: part(({ rejected, latest, deposits }) => ({ rejected, latest, inReview: deposits })),
    WithdrawalEvents: part(({ last, notReceived, withdrawals, walletAddresses, bankAccounts }) => ({
      latest: last,
      notReceived,
      inReview: withdrawals,
      walletAddresses,
      bankAccounts,
    })),
    TransferEvents: part(() => ({ received: connection() })),
    AnnouncementEvents: () => ({ media: [] }),
  };
}

/** A member with an email address known, who is asked for nothing else. */
function memberOf(id: string, available: Parameters<typeof overviewOf>[0] = { CASH_POINT: '1' }) {
  const overview = overviewOf(available);
  return { ...overview, me: { ...overview.me, id, maskedEmail: 'a***o@example.com' } };
}

const answers = {
  Overview: (): unknown => memberOf('1'),
  CashRates: (): unknown => cashRatesAnswer(),
  DashboardMovements: (): unknown => ({ creditRecords: connection() }),
  DashboardEarnings: (): unknown => ({
    earningsReport: {
      __typename: 'EarningsReport',
      from: '2026-11-01',
      to: '2026-11-30',
      earnings: [],
    },
  }),
  DashboardAnnouncements: (): unknown => ({ media: [] }),
};

interface Answers extends Partial<typeof answers> {
  /** What needs attention, by all features at once. */
  readonly attention?: () => unknown;
}

const toScript = ({ attention, ...others }: Answers) => ({
  ...others,
  ...(attention !== undefined && answersFor(attention)),
});

const sources = Promise.all(
  features.flatMap(({ events }) => events?.().then((module) => module.default) ?? []),
);
const fetchSources = async () => sources;

const renderDashboard = (fetch = fetchSources) =>
  renderScreen(
    <EventSources value={lazyImport(fetch)}>
      <Dashboard />
    </EventSources>,
  );

async function open(changes: Answers = {}): Promise<Gateway> {
  const gateway = fakeGateway(toScript({ ...answers, attention: () => nothing, ...changes }));
  renderDashboard();
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  return gateway;
}

const panel = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));
const noPanel = () => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
const withRejected = (count: number, areMore = false) => ({
  attention: () => ({
    ...nothing,
    rejected: connection(
      Array.from({ length: count }, (_, i) => rejected(i + 1)),
      areMore,
    ),
  }),
});

describe('the orders that need attention', () => {
  it('shows no panel without such orders', async () => {
    await open();
    noPanel();
  });

  it('name a rejected deposit with its reason and the way to send it in again', async () => {
    await open(withRejected(1));
    const list = await panel();
    expect(list.getByText('Your deposit was rejected')).toBeVisible();
    expect(list.getByText(/Reason: Reason 1/)).toHaveTextContent('75.00 USDT');
    expect(list.getByText(/Nothing was credited/)).toBeVisible();
    const link = list.getByRole('link', { name: 'Send again' });
    expect(link).toHaveAttribute('href', '/recharge?network=BEP20&amount=75&reference=0x1');
    expect(link).toHaveAccessibleDescription('Your deposit was rejected');
  });

  it('shows the newest three of thirty rejected deposits and links to the rest', async () => {
    await open(withRejected(5, true));
    const list = await panel();
    expect(list.getAllByText('Your deposit was rejected')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Show all 4' }));
    expect(list.getByRole('link', { name: 'There are more rejected deposits' })).toHaveAttribute(
      'href',
      '/recharge?tab=records&status=REJECTED',
    );
  });

  it('dismisses orders on this device for this member only', async () => {
    await open(withRejected(1));
    await userEvent.click((await panel()).getByRole('button', { name: /^Dismiss/ }));
    noPanel();
    cleanup();
    await open(withRejected(1));
    noPanel();
    cleanup();
    await open({ ...withRejected(1), Overview: () => memberOf('2') });
    expect((await panel()).getByText('Your deposit was rejected')).toBeVisible();
  });

  it('keep the focus among them when one is dismissed', async () => {
    await open(withRejected(2));
    const list = await panel();
    await userEvent.click(list.getAllByRole('button', { name: /^Dismiss/ })[0] ?? document.body);
    expect(list.getAllByText('Your deposit was rejected')).toHaveLength(1);
    expect(list.getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  });

  it('stay dismissed as long as the page when the browser stores nothing', async () => {
    await open({ ...withRejected(1), Overview: () => memberOf('7') });
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await userEvent.click((await panel()).getByRole('button', { name: /^Dismiss/ }));
    noPanel();
  });

  it('break nothing when they cannot be had', async () => {
    await open({ attention: () => refusal('SERVICE_UNAVAILABLE') });
    expect(await screen.findByText('No announcements')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    noPanel();
  });

  it('refetches when the balances change and when the member returns', async () => {
    const gateway = await open();
    noPanel();
    const others = await screen.findByRole('region', { name: 'Announcements' });
    gateway.answer(toScript({ Overview: () => memberOf('1', { CASH_POINT: '2' }), ...withRejected(1) }));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect((await panel()).getByText('Your deposit was rejected')).toBeVisible();
    // The elements below were not re-created.
    expect(others).toBeInTheDocument();
  });

  it('go when they are settled', async () => {
    const gateway = await open({
      attention: () => ({ ...nothing, deposits: connection([{ __typename: 'Deposit', id: '9' }]) }),
    });
    const list = await panel();
    expect(list.getByRole('link', { name: '1 deposit is pending review' })).toHaveAttribute(
      'href',
      '/recharge?tab=records&status=PENDING_REVIEW',
    );
    gateway.answer(
      toScript({ Overview: () => memberOf('1', { CASH_POINT: '2' }), attention: () => nothing }),
    );
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(noPanel);
  });

  it('show when the credits of a failed withdrawal are', async () => {
    const withdrawal = (status: string) => ({
      __typename: 'Withdrawal',
      id: status,
      receiptNumber: `W-${status}`,
      method: 'BANK',
      status,
      coin: 'WITHDRAWAL_POINT',
      amount: '50',
      network: null,
      address: null,
      bankName: 'First Bank',
      accountNumber: '1234567890',
      reason: 'Closed account',
      // One of the same day cannot be sent again yet.
      createdAt: minutesAgo(25 * 60),
      expectedOn: '2026-11-21',
      endedCounts: true,
      steps: [],
    });
    await open({
      attention: () => ({
        ...nothing,
        last: connection([withdrawal('FAILED')]),
        notReceived: connection([withdrawal('NOT_RECEIVED')]),
      }),
    });
    const list = await panel();
    expect(list.getByText(/We are looking into it/)).toHaveTextContent('The credits stay frozen');
    expect(list.getByRole('link', { name: 'See details' })).toHaveAttribute(
      'href',
      '/withdraw?tab=records&status=NOT_RECEIVED&receipt=W-NOT_RECEIVED',
    );
    expect(list.getByText('Your withdrawal could not be paid')).toBeVisible();
    expect(list.getByText(/The credits are available again/)).toHaveTextContent('Reason: Closed account');
    expect(list.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      '/withdraw?tab=bank&bank=First+Bank&digits=7890&amount=50',
    );
    expect(list.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1);
  });

  it('ask for somewhere to pay withdrawal credits to', async () => {
    await open({
      Overview: () => memberOf('1', { WITHDRAWAL_POINT: '10' }),
      attention: () => ({ ...nothing, walletAddresses: [] }),
    });
    const list = await panel();
    expect(list.getByText('Please bind a wallet address first')).toBeVisible();
    expect(list.getByRole('link', { name: 'Add a wallet address' })).toHaveAttribute(
      'href',
      '/user-info?add=wallet',
    );
  });

  it('count down to when something can no longer be done, and let go of it then', async () => {
    const until = soon();
    const expiring: EventSource = {
      ...announcements,
      toEvents: () => [
        {
          id: 'expiring:4',
          title: 'An order can still be cancelled',
          icon: () => null,
          tone: 'warning',
          attention: {
            urgency: 'expiring',
            hint: <Countdown until={until} />,
            action: 'See or cancel it',
            to: '/orders',
            until,
            isWaiting: true,
          },
        },
      ],
    };
    fakeGateway(toScript({ ...answers, attention: () => nothing }));
    renderDashboard(() => Promise.resolve([expiring]));
    const list = await panel();
    expect(list.getByRole('timer')).toHaveTextContent(/00:00:0\d left/);
    expect(list.getByRole('link', { name: 'See or cancel it' })).toHaveAttribute('href', '/orders');
    await waitFor(noPanel);
  });

  it('appear below the credits when they load late, so that nothing in use moves', async () => {
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    fakeGateway(toScript({ ...answers, ...withRejected(1) }));
    renderDashboard(async () => {
      await told;
      return fetchSources();
    });
    await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
    const credit = screen.getByRole('link', { name: /^Cash credit/ });
    noPanel();
    // Nothing is there yet that it would push down.
    expect(screen.queryByRole('region', { name: 'Allocation' })).toBeNull();
    tell();
    const late = await screen.findByRole('region', { name: 'Needs attention' });
    expect(credit.compareDocumentPosition(late)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const below = await screen.findByRole('region', { name: 'Allocation' });
    expect(late.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keep the content below in place while another area is loading', async () => {
    const gateway = fakeGateway({
      ...toScript({ ...answers, attention: () => nothing }),
      DepositEvents: () => new Promise<never>(() => undefined),
    });
    function Opening() {
      const [sources, setSources] = useState(() =>
        lazyImport(() => Promise.resolve<readonly EventSource[]>([])),
      );
      const open = () => setSources(() => lazyImport(fetchSources));
      return (
        <EventSources value={sources}>
          <button onClick={open}>Open an area</button>
          <Dashboard />
        </EventSources>
      );
    }
    renderScreen(<Opening />);
    const below = await screen.findByRole('region', { name: 'Allocation' });
    await userEvent.click(screen.getByRole('button', { name: 'Open an area' }));
    await waitFor(() => expect(gateway.of('DepositEvents')).not.toHaveLength(0));
    expect(below).toBeInTheDocument();
  });

  it('hide their amounts with all others', async () => {
    localStorage.setItem('hideAmounts', '1');
    await open(withRejected(1));
    expect((await panel()).getByText(/Reason: Reason 1/)).toHaveTextContent('••••');
    expect(document.body.innerHTML).not.toContain('75.00');
  });
});

describe('the notice of paused transfers', () => {
  /** A member whose transfers are closed. */
  const closedUntil = (until: string, overview: ReturnType<typeof overviewOf>) => ({
    Overview: () => ({
      ...overview,
      me: {
        ...overview.me,
        restrictions: [
          { __typename: 'Restriction', reason: 'INSURANCE_REDEEMED', until, operations: ['transfer'] },
        ],
      },
    }),
  });

  it('appears with the terms and a missing e-mail, with its time', async () => {
    const overview = overviewOf({ CASH_POINT: '1' });
    const member = { ...overview, me: { ...overview.me, id: '21', agreementAccepted: false } };
    await open(closedUntil('2099-11-21T16:00:00.000Z', member));
    const list = await panel();
    expect(list.getByRole('link', { name: /Accept the terms/ })).toHaveAttribute('href', '/terms');
    const closing = list.getByRole('link', { name: /Transfers are closed/ });
    expect(closing).toHaveTextContent('You redeemed an insurance package today.');
    expect(closing).toHaveTextContent('Nov 22, 2099, 00:00 GMT+8');
    expect(closing).toHaveTextContent(/left$/);
    await userEvent.click(list.getByRole('button', { name: 'Understood' }));
    expect(list.queryByText('No email address on this account')).toBeNull();
    expect(list.getAllByRole('link')).toHaveLength(2);
  });

  it('goes at the moment it ends', async () => {
    await open(closedUntil(soon(), memberOf('1')));
    await screen.findByRole('link', { name: /Transfers are closed/ });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Transfers are closed/ })).toBeNull());
  });

  it('refetches when the balances change', async () => {
    const gateway = await open();
    gateway.answer({ Overview: () => memberOf('1', { CASH_POINT: '2' }) });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(gateway.of('TransferEvents')).toHaveLength(2));
  });

  it('does not keep the rest of the screen waiting for longer than a second', async () => {
    fakeGateway({
      ...toScript({ ...answers, attention: () => nothing }),
      TransferEvents: () => new Promise(() => undefined),
    });
    renderDashboard();
    await screen.findAllByTitle('1.00 CASH');
    expect(document.querySelector('[inert]')).not.toBeNull();
    await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  });
});
