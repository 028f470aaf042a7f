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
import { NoticesButton } from './NoticesButton.tsx';

beforeAll(() => startTexts('shell', 'notices'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const connection = (nodes: readonly unknown[] = []) => ({
  __typename: 'Connection',
  edges: nodes.map((node) => ({ __typename: 'Edge', node })),
});

const nothing = {
  deposits: connection(),
  withdrawals: connection(),
  convertOrders: connection(),
  transfers: connection(),
  media: [],
};

const deposit = (id: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'Deposit',
  id: String(id),
  receiptNumber: `D-${id}`,
  method: 'ON_CHAIN',
  status: 'APPROVED',
  amount: '75',
  creditedAmount: '75',
  hash: `0x${id}`,
  reference: null,
  createdAt: hoursAgo(id + 1),
  reason: null,
  decidedAt: hoursAgo(id),
  ...changes,
});

const withDeposits = (...deposits: unknown[]) => ({ ...nothing, deposits: connection(deposits) });

const memberOf = (id: string, cash = '1') => {
  const overview = overviewOf({ CASH_POINT: cash });
  return { ...overview, me: { ...overview.me, id } };
};

type Said = typeof nothing;

const isRefusal = (said: unknown): boolean => typeof said === 'object' && said !== null && 'errors' in said;

/** What each feature is asked, out of one account of all that is to be told. */
function toldBy(notices: () => unknown): Record<string, () => unknown> {
  const part = (of: (said: Said) => unknown) => async () => {
    const said = await notices();
    return isRefusal(said) ? said : of(said as Said);
  };
  const none = { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false } };
  return {
    DepositEvents: part(({ deposits }) => ({ latest: deposits, rejected: none, inReview: none })),
    WithdrawalEvents: part(({ withdrawals }) => ({
      latest: withdrawals,
      notReceived: none,
      inReview: none,
      walletAddresses: [],
      bankAccounts: [],
    })),
    ConvertEvents: part(({ convertOrders }) => ({ settled: convertOrders, pending: none })),
    TransferEvents: part(({ transfers }) => ({
      received: transfers,
      transferConfig: {
        __typename: 'TransferConfig',
        rules: [],
        closedUntil: null,
        closedReason: null,
      },
    })),
    AnnouncementEvents: part(({ media }) => ({ media })),
  };
}

/** What the bell is told, by all features at once. */
interface Answers {
  readonly Overview?: () => unknown;
  readonly Notices?: () => unknown;
}

const toScript = ({ Overview, Notices }: Answers) => ({
  ...(Overview !== undefined && { Overview }),
  ...(Notices !== undefined && toldBy(Notices)),
});

const features = [
  'DepositEvents',
  'WithdrawalEvents',
  'ConvertEvents',
  'TransferEvents',
  'AnnouncementEvents',
];

function open(changes: Answers = {}) {
  const gateway: Gateway = fakeGateway(
    toScript({ Overview: () => memberOf('1'), Notices: () => nothing, ...changes }),
  );
  renderScreen(<NoticesButton />);
  return {
    of: (name: string) => gateway.of(name),
    answer: (answers: Answers) => gateway.answer(toScript(answers)),
    /** The rounds in which every feature was asked once. */
    rounds: () => {
      const counts = features.map((name) => gateway.of(name).length);
      expect(new Set(counts).size).toBe(1);
      return counts[0] ?? 0;
    },
  };
}

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const press = async () => userEvent.click(await bell());
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const news = (list: { getAllByRole: typeof screen.getAllByRole }) =>
  list.getAllByRole('link').filter((link) => within(link).queryByText('New') !== null);

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

describe('the bell', () => {
  it('asks for nothing before the balances are there, and a while longer', async () => {
    const gateway = open();
    await waitFor(() => expect(gateway.of('Overview')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(gateway.rounds()).toBe(0);
    await waitFor(() => expect(gateway.rounds()).toBe(1));
  });

  it('counts what is new in its name, and is quiet where nothing is', async () => {
    open({ Notices: () => withDeposits(deposit(1), deposit(2), deposit(30)) });
    const button = await bell('Notifications: 2 new');
    expect(button.querySelector('[data-count]')).toHaveAttribute('data-count', '2');
    cleanup();
    open({ Notices: () => withDeposits(deposit(30)) });
    await press();
    expect((await dialog()).getByText('Your deposit was approved and credited')).toBeVisible();
    await close();
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('marks as seen what was there when it was opened, and shows until then what was new', async () => {
    const both = withDeposits(deposit(1), deposit(30));
    open({ Notices: () => both });
    await bell('Notifications: 1 new');
    await press();
    const list = await dialog();
    expect(news(list)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    await close();
    expect(await bell('Notifications')).toHaveFocus();
    await press();
    expect(news(await dialog())).toHaveLength(0);
  });

  it('remembers it for each member of the browser, in one time that never grows', async () => {
    const many = withDeposits(deposit(1), deposit(2), deposit(3));
    open({ Notices: () => many });
    await bell('Notifications: 3 new');
    await press();
    await dialog();
    const kept = localStorage.getItem('noticesSeen.1');
    expect(kept).toBe(many.deposits.edges.map(({ node }) => (node as { decidedAt: string }).decidedAt)[0]);
    cleanup();
    open({ Notices: () => many, Overview: () => memberOf('2') });
    await bell('Notifications: 3 new');
    cleanup();
    const gateway = open({ Notices: () => many });
    await waitFor(() => expect(gateway.rounds()).toBe(1));
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('works where the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const one = withDeposits(deposit(1));
    open({ Notices: () => one, Overview: () => memberOf('7') });
    await bell('Notifications: 1 new');
    await press();
    expect(news(await dialog())).toHaveLength(1);
    await close();
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('hears of another tab of the member', async () => {
    open({ Notices: () => withDeposits(deposit(1)) });
    await bell('Notifications: 1 new');
    localStorage.setItem('noticesSeen.1', new Date().toISOString());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'noticesSeen.1' })));
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('looks again when balances change, and not with every poll', async () => {
    const gateway = open();
    await waitFor(() => expect(gateway.rounds()).toBe(1));
    await comeBack();
    await waitFor(() => expect(gateway.of('Overview')).toHaveLength(2));
    expect(gateway.rounds()).toBe(1);
    gateway.answer({ Overview: () => memberOf('1', '76'), Notices: () => withDeposits(deposit(0.1)) });
    await comeBack();
    await bell('Notifications: 1 new');
    expect(gateway.rounds()).toBe(2);
  });

  it('counts no further than nine on its face', async () => {
    const dozen = Array.from({ length: 12 }, (_, i) => deposit(i + 1));
    open({ Notices: () => withDeposits(...dozen) });
    expect((await bell('Notifications: 12 new')).querySelector('[data-count]')).toHaveAttribute(
      'data-count',
      '9+',
    );
  });
});

describe('what it tells', () => {
  it('says so when there is nothing', async () => {
    open();
    await press();
    expect((await dialog()).getByText('No notifications yet')).toBeVisible();
  });

  it('holds its place while it loads', async () => {
    open({ Notices: () => new Promise(() => undefined) });
    await press();
    expect((await dialog()).getByRole('status')).toHaveTextContent('Loading');
  });

  it('closes by its button, which leads back to the bell', async () => {
    open();
    await press();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications')).toHaveFocus();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const gateway = open({ Notices: () => refusal('SERVICE_UNAVAILABLE') });
    await press();
    const list = await dialog();
    expect(await list.findByText('Service unavailable')).toBeVisible();
    gateway.answer({ Notices: () => withDeposits(deposit(1)) });
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Your deposit was approved and credited')).toBeVisible();
  });

  it('keeps what it has when looking again fails', async () => {
    const gateway = open({ Notices: () => withDeposits(deposit(1)) });
    await bell('Notifications: 1 new');
    gateway.answer({ Notices: () => refusal('GATEWAY_TIMEOUT') });
    await press();
    await waitFor(() => expect(gateway.rounds()).toBe(2));
    const list = await dialog();
    expect(list.getByText('Your deposit was approved and credited')).toBeVisible();
    expect(list.queryByRole('alert')).toBeNull();
  });

  it('is in order of time whatever it is of, by day, each with the way to it', async () => {
    const at = (time: string) => `2026-11-20T${time}.000Z`;
    open({
      Notices: () => ({
        deposits: connection([
          deposit(2, { status: 'REJECTED', reason: 'Another amount', decidedAt: at('15:00:00') }),
          deposit(3, { status: 'PENDING_REVIEW', decidedAt: null }),
        ]),
        withdrawals: connection([
          {
            __typename: 'Withdrawal',
            id: '8',
            receiptNumber: 'W-8',
            method: 'BANK',
            reason: 'Closed account',
            createdAt: at('00:30:00'),
            status: 'FAILED',
            coin: 'WITHDRAWAL_POINT',
            amount: '50',
            expectedOn: '2026-11-21',
            steps: [
              { __typename: 'WithdrawalStep', status: 'PENDING_REVIEW', at: at('01:00:00'), reason: null },
              { __typename: 'WithdrawalStep', status: 'APPROVED', at: at('02:00:00'), reason: null },
              { __typename: 'WithdrawalStep', status: 'PAYABLE', at: at('16:00:00'), reason: null },
              {
                __typename: 'WithdrawalStep',
                status: 'FAILED',
                at: at('17:00:00'),
                reason: 'Closed account',
              },
            ],
          },
        ]),
        convertOrders: connection([
          {
            __typename: 'ConvertOrder',
            id: '4',
            receiptNumber: 'C-4',
            from: 'CASH_POINT',
            to: 'ASSETS_POINT',
            amount: '25',
            actualAmount: '24.75',
            endedAt: at('03:00:00'),
          },
        ]),
        transfers: connection([
          {
            __typename: 'Transfer',
            id: '5',
            receiptNumber: 'T-5',
            counterparty: 'budi',
            coin: 'CASH_POINT',
            actualAmount: '10',
            note: 'For lunch',
            occurredAt: at('04:00:00'),
          },
        ]),
        media: [
          { __typename: 'MediaItem', id: '6', title: 'New rates', publishedAt: '2026-11-19T01:00:00.000Z' },
        ],
      }),
    });
    await press();
    const list = await dialog();
    const links = await list.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/withdraw?tab=records&receipt=W-8',
      '/recharge?tab=records&receipt=D-2',
      '/records?coin=CASH_POINT&type=TRANSFER&from=2026-11-20&to=2026-11-20&receipt=T-5',
      '/convert?tab=records&receipt=C-4',
      '/withdraw?tab=records&receipt=W-8',
      '/index?announcement=6',
      '/records',
    ]);
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Your withdrawal could not be paid50\.00 WITHDRAWReason: Closed account/),
      expect.stringMatching(
        /^Your deposit was rejected75\.00 USDTReason: Another amountNothing was credited/,
      ),
      expect.stringMatching(/^budi transferred credits to you\+10\.00 CASHNote: For lunch12:00:00$/),
      expect.stringMatching(/^Your conversion has settled25\.00 CASH→24\.75 ENTRUST11:00:00$/),
      expect.stringMatching(
        /^Your withdrawal was approved50\.00 WITHDRAWIt will be paid on Sat, Nov 21, 2026/,
      ),
      expect.stringMatching(/^New rates09:00:00$/),
      'See your history',
    ]);
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sat, Nov 21, 2026 GMT+8',
      'Fri, Nov 20, 2026 GMT+8',
      'Thu, Nov 19, 2026 GMT+8',
    ]);
  });

  it('tells at most thirty things, the newest', async () => {
    const forty = Array.from({ length: 40 }, (_, i) => ({
      __typename: 'MediaItem',
      id: String(i),
      title: `News ${i}`,
      publishedAt: hoursAgo(48 + i),
    }));
    open({ Notices: () => ({ ...nothing, media: forty }) });
    await press();
    const list = await dialog();
    await list.findByText('News 0');
    expect(list.getAllByText(/^News/)).toHaveLength(30);
    expect(list.queryByText('News 30')).toBeNull();
  });

  it('hides amounts with all others', async () => {
    localStorage.setItem('hideAmounts', '1');
    open({ Notices: () => withDeposits(deposit(1)) });
    await press();
    const list = await dialog();
    expect(await list.findByText('Your deposit was approved and credited')).toBeVisible();
    expect(list.getByText('••••')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('75.00');
  });

  it('closes when one of them is followed', async () => {
    open({ Notices: () => withDeposits(deposit(1)) });
    await press();
    await userEvent.click(await (await dialog()).findByRole('link', { name: /Your deposit was approved/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
