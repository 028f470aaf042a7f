import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import Dashboard from './index.ts';

beforeAll(() => startTexts('dashboard', 'figures', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const rejected = (id: number, reason = `Reason ${id}`) => ({
  __typename: 'Deposit',
  id: String(id),
  method: 'ON_CHAIN',
  status: 'REJECTED',
  amount: '75',
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
  convertOrders: connection(),
  walletAddresses: [{ __typename: 'WalletAddress', id: '1' }],
  bankAccounts: [],
};

/** A member with an email address known, who is asked for nothing else. */
function memberOf(id: string, available: Parameters<typeof overviewOf>[0] = { CASH_POINT: '1' }) {
  const overview = overviewOf(available);
  return { ...overview, me: { ...overview.me, id, maskedEmail: 'a***o@example.com' } };
}

const answers = {
  Overview: (): unknown => memberOf('1'),
  DashboardMovements: (): unknown => ({ creditRecords: connection() }),
  DashboardEarnings: (): unknown => ({
    earningsReport: {
      __typename: 'EarningsReport',
      from: '2026-11-01',
      to: '2026-11-30',
      earnings: [],
    },
  }),
  DashboardTransferClosing: (): unknown => ({
    transferConfig: { __typename: 'TransferConfig', closedUntil: null, closedReason: null },
  }),
  DashboardAnnouncements: (): unknown => ({ media: [] }),
  DashboardAttention: (): unknown => nothing,
};

async function open(changes: Partial<typeof answers> = {}): Promise<Gateway> {
  const gateway = fakeGateway({ ...answers, ...changes });
  renderScreen(<Dashboard />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull(), { timeout: 5000 });
  return gateway;
}

const panel = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));
const noPanel = () => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
const withRejected = (count: number, areMore = false) => ({
  DashboardAttention: () => ({
    ...nothing,
    rejected: connection(
      Array.from({ length: count }, (_, i) => rejected(i + 1)),
      areMore,
    ),
  }),
});

describe('the orders that need attention', () => {
  it('are no panel where there are none', async () => {
    await open();
    noPanel();
  });

  it('name a rejected deposit with its reason and the way to send it in again', async () => {
    await open(withRejected(1));
    const list = await panel();
    expect(list.getByText('Your deposit was rejected')).toBeVisible();
    expect(list.getByText(/Reason: Reason 1/)).toHaveTextContent('75.00 USDT');
    expect(list.getByText(/Nothing was credited/)).toBeVisible();
    const link = list.getByRole('link', { name: 'Submit it again' });
    expect(link).toHaveAttribute('href', '/recharge');
    expect(link).toHaveAccessibleDescription('Your deposit was rejected');
  });

  it('are the newest three of thirty rejected deposits, and lead to the others', async () => {
    await open(withRejected(5, true));
    const list = await panel();
    expect(list.getAllByText('Your deposit was rejected')).toHaveLength(3);
    expect(list.getByRole('link', { name: 'There are more rejected deposits' })).toHaveAttribute(
      'href',
      '/recharge?tab=records&status=REJECTED',
    );
  });

  it('are put away by their member on this device, and by nobody else', async () => {
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

  it('keep the focus among them when one is put away', async () => {
    await open(withRejected(2));
    const list = await panel();
    await userEvent.click(list.getAllByRole('button', { name: /^Dismiss/ })[0] ?? document.body);
    expect(list.getAllByText('Your deposit was rejected')).toHaveLength(1);
    expect(list.getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  });

  it('are put away as long as the page where the browser stores nothing', async () => {
    await open({ ...withRejected(1), Overview: () => memberOf('7') });
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await userEvent.click((await panel()).getByRole('button', { name: /^Dismiss/ }));
    noPanel();
  });

  it('break nothing when they cannot be had', async () => {
    await open({ DashboardAttention: () => refusal('SERVICE_UNAVAILABLE') });
    expect(await screen.findByText('No announcements')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    noPanel();
  });

  it('are looked at again when the balances change and when the member comes back', async () => {
    const gateway = await open();
    noPanel();
    const others = screen.getByRole('region', { name: 'Announcements' });
    gateway.answer({ Overview: () => memberOf('1', { CASH_POINT: '2' }), ...withRejected(1) });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect((await panel()).getByText('Your deposit was rejected')).toBeVisible();
    // What is below them was not made anew.
    expect(others).toBeInTheDocument();
  });

  it('go when they are settled', async () => {
    const gateway = await open({
      DashboardAttention: () => ({ ...nothing, deposits: connection([{ __typename: 'Deposit', id: '9' }]) }),
    });
    const list = await panel();
    expect(list.getByRole('link', { name: '1 deposit is under review' })).toHaveAttribute(
      'href',
      '/recharge?tab=records&status=PENDING_REVIEW',
    );
    gateway.answer({ Overview: () => memberOf('1', { CASH_POINT: '2' }), DashboardAttention: () => nothing });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(noPanel);
  });

  it('say where the credits of a withdrawal are that went wrong', async () => {
    const withdrawal = (status: string) => ({
      __typename: 'Withdrawal',
      id: status,
      receiptNumber: `W-${status}`,
      method: 'BANK',
      status,
      coin: 'WITHDRAWAL_POINT',
      amount: '50',
      reason: 'Closed account',
      createdAt: minutesAgo(60),
    });
    await open({
      DashboardAttention: () => ({
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
    expect(list.getByRole('link', { name: 'Withdraw again' })).toHaveAttribute('href', '/withdraw?tab=bank');
    expect(list.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1);
  });

  it('ask for somewhere to pay withdrawal credits to', async () => {
    await open({
      Overview: () => memberOf('1', { WITHDRAWAL_POINT: '10' }),
      DashboardAttention: () => ({ ...nothing, walletAddresses: [] }),
    });
    const list = await panel();
    expect(list.getByText('Please bind a wallet address first')).toBeVisible();
    expect(list.getByRole('link', { name: 'Add a wallet address' })).toHaveAttribute(
      'href',
      '/user-info?add=wallet',
    );
  });

  it('count down to when a convert can no longer be cancelled, and let go of it then', async () => {
    await open({
      DashboardAttention: () => ({
        ...nothing,
        convertOrders: connection([
          {
            __typename: 'ConvertOrder',
            id: '4',
            status: 'PENDING',
            from: 'CASH_POINT',
            to: 'ASSETS_POINT',
            amount: '25',
            actualAmount: '24.75',
            settlesAt: new Date(Date.now() + 3000).toISOString(),
          },
        ]),
      }),
    });
    const list = await panel();
    expect(list.getByRole('timer')).toHaveTextContent(/00:00:0\d left/);
    expect(list.getByRole('timer').parentElement).toHaveTextContent('25.00 CASH → 24.75 ENTRUST');
    expect(list.getByRole('link', { name: 'See or cancel it' })).toHaveAttribute('href', '/convert');
    await waitFor(noPanel);
  });

  it('hide their amounts with all others', async () => {
    localStorage.setItem('hideAmounts', '1');
    await open(withRejected(1));
    expect((await panel()).getByText(/Reason: Reason 1/)).toHaveTextContent('••••');
    expect(document.body.innerHTML).not.toContain('75.00');
  });
});
