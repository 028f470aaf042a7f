import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { eventCases } from '../../features/eventCases.fixture.ts';
import { connectionOf } from '../../test/events.ts';
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

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

type Answers = Readonly<Record<string, unknown>>;

/** What the features are asked for their events answers, by the name of the query. */
const nothing: Answers = Object.fromEntries(eventCases.map((one) => [one.operation, one.nothing]));
const something: Answers = Object.fromEntries(eventCases.map((one) => [one.operation, one.something]));

const deposits = something.DepositEvents as { readonly latest: ReturnType<typeof connectionOf> };

/** A deposit that was approved hours ago, the more the higher its id. */
const deposit = (id: number, changes: Record<string, unknown> = {}) => ({
  ...(deposits.latest.edges[0]?.node as object),
  id: String(id),
  receiptNumber: `D-${id}`,
  status: 'APPROVED',
  reason: null,
  createdAt: hoursAgo(id + 1),
  decidedAt: hoursAgo(id),
  ...changes,
});

const withDeposits = (...deposits: unknown[]): Answers => ({
  ...nothing,
  DepositEvents: { latest: connectionOf(deposits), rejected: connectionOf(), inReview: connectionOf() },
});

const memberOf = (id: string, cash = '1') => {
  const overview = overviewOf({ CASH_POINT: cash });
  const areas = { commitmentEnabled: true, otcEnabled: true, matchingCodesEnabled: true };
  return { ...overview, me: { ...overview.me, ...areas, id } };
};

const isRefusal = (said: unknown): boolean => typeof said === 'object' && said !== null && 'errors' in said;

/** Answers for each feature's query from one list of notices. */
const answersFor = (notices: () => unknown): Record<string, () => unknown> =>
  Object.fromEntries(
    eventCases.map(({ operation }) => [
      operation,
      async () => {
        const said = await notices();
        return isRefusal(said) ? said : (said as Answers)[operation];
      },
    ]),
  );

/** Answers for the events of all features. */
interface BellScript {
  readonly Overview?: () => unknown;
  readonly Notices?: () => unknown;
}

const toScript = ({ Overview, Notices }: BellScript) => ({
  ...(Overview !== undefined && { Overview }),
  ...(Notices !== undefined && answersFor(Notices)),
});

function open(changes: BellScript = {}) {
  const gateway: Gateway = fakeGateway(
    toScript({ Overview: () => memberOf('1'), Notices: () => nothing, ...changes }),
  );
  renderScreen(<NoticesButton />);
  return {
    of: (name: string) => gateway.of(name),
    answer: (answers: BellScript) => gateway.answer(toScript(answers)),
    /** The rounds in which every feature was asked once. */
    rounds: () => {
      const asked = eventCases.filter(({ isPolled }) => isPolled !== true);
      const counts = asked.map(({ operation }) => gateway.of(operation).length);
      expect(new Set(counts).size).toBe(1);
      return counts[0] ?? 0;
    },
  };
}

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const press = async () => userEvent.click(await bell());
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const unseen = (list: { getAllByRole: typeof screen.getAllByRole }) =>
  list.getAllByRole('link').filter((link) => within(link).queryByText('New') !== null);

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

describe('the bell', () => {
  it('requests nothing until a while after the balances are loaded', async () => {
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
    expect(await (await dialog()).findByText('Your deposit was approved and credited')).toBeVisible();
    await close();
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('marks as seen what was there when it was opened, and shows until then what was new', async () => {
    const both = withDeposits(deposit(1), deposit(30));
    open({ Notices: () => both });
    await bell('Notifications: 1 new');
    await press();
    const list = await dialog();
    expect(unseen(list)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    await close();
    expect(await bell('Notifications')).toHaveFocus();
    await press();
    expect(unseen(await dialog())).toHaveLength(0);
  });

  it('remembers it for each member of the browser, in one time that never grows', async () => {
    const latest = deposit(1);
    const many = withDeposits(latest, deposit(2), deposit(3));
    open({ Notices: () => many });
    await bell('Notifications: 3 new');
    await press();
    await dialog();
    const kept = localStorage.getItem('noticesSeen.1');
    expect(kept).toBe(latest.decidedAt);
    cleanup();
    open({ Notices: () => many, Overview: () => memberOf('2') });
    await bell('Notifications: 3 new');
    cleanup();
    const gateway = open({ Notices: () => many });
    await waitFor(() => expect(gateway.rounds()).toBe(1));
    expect((await bell('Notifications')).querySelector('[data-count]')).toBeNull();
  });

  it('removes what each member of the browser has seen when a member signs out, and not when a session expires', async () => {
    localStorage.clear();
    localStorage.setItem('noticesSeen.2', new Date().toISOString());
    session.start('a-token', 'aiko');
    open({ Notices: () => withDeposits(deposit(1)) });
    await bell('Notifications: 1 new');
    await press();
    await dialog();
    const seen = () => Object.keys(localStorage).filter((key) => key.startsWith('noticesSeen'));
    expect(seen()).toHaveLength(2);
    act(() => session.end('expired'));
    expect(seen()).toHaveLength(2);
    session.start('another-token', 'aiko');
    act(() => session.end('loggedOut'));
    expect(seen()).toEqual([]);
  });

  it('works when the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const one = withDeposits(deposit(1));
    open({ Notices: () => one, Overview: () => memberOf('7') });
    await bell('Notifications: 1 new');
    await press();
    expect(unseen(await dialog())).toHaveLength(1);
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

describe('the list of notices', () => {
  it('shows a message when there are no notices', async () => {
    open();
    await press();
    expect(await (await dialog()).findByText('No notifications yet')).toBeVisible();
  });

  it('holds its place while it loads', async () => {
    open({ Notices: () => new Promise(() => undefined) });
    await press();
    expect((await dialog()).getByRole('status')).toHaveTextContent('Loading');
  });

  it('closes by its button and returns the focus to the bell', async () => {
    open();
    await press();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications')).toHaveFocus();
  });

  it('shows why loading failed and retries', async () => {
    const gateway = open({ Notices: () => refusal('SERVICE_UNAVAILABLE') });
    await press();
    const list = await dialog();
    expect(await list.findByText('Service unavailable')).toBeVisible();
    gateway.answer({ Notices: () => withDeposits(deposit(1)) });
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Your deposit was approved and credited')).toBeVisible();
  });

  it('keeps its notices when a refetch fails', async () => {
    const gateway = open({ Notices: () => withDeposits(deposit(1)) });
    await bell('Notifications: 1 new');
    gateway.answer({ Notices: () => refusal('GATEWAY_TIMEOUT') });
    await press();
    await waitFor(() => expect(gateway.rounds()).toBe(2));
    const list = await dialog();
    expect(list.getByText('Your deposit was approved and credited')).toBeVisible();
    expect(list.queryByRole('alert')).toBeNull();
  });

  it('sorts events of all kinds by time, groups them by day and links each', async () => {
    open({ Notices: () => something });
    await press();
    const list = await dialog();
    // What can be done about one is described by it.
    const links = (await list.findAllByRole('link')).filter((link) => !link.hasAttribute('aria-describedby'));
    const lines = eventCases
      .flatMap((rows) => rows.lines)
      .toSorted((one, other) => other.at.localeCompare(one.at));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...lines.map(({ href }) => href),
      '/records',
    ]);
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...lines.map(({ text }) => expect.stringMatching(text) as string),
      'See your history',
    ]);
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sat, Nov 21, 2026 GMT+8',
      'Fri, Nov 20, 2026 GMT+8',
      'Thu, Nov 19, 2026 GMT+8',
    ]);
  });

  it('offers to send again what came to nothing, whatever it is', async () => {
    open({ Notices: () => something });
    await press();
    const list = await dialog();
    const links = await list.findAllByRole('link', { name: 'Send again' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/withdraw?tab=bank&bank=First+Bank&digits=7890&amount=50',
      '/recharge?network=BEP20&amount=75&reference=0x2',
      '/commitment?package=1&statement=I+will+pay+every+premium.',
    ]);
    expect(links[1]).toHaveAccessibleDescription('Your deposit was rejected');
    await userEvent.click(
      await list.findByRole('link', { name: 'Send again', description: 'Your deposit was rejected' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lists at most thirty notices, newest first', async () => {
    const forty = Array.from({ length: 40 }, (_, i) => ({
      __typename: 'MediaItem',
      id: String(i),
      title: `News ${i}`,
      publishedAt: hoursAgo(48 + i),
    }));
    open({ Notices: () => ({ ...nothing, AnnouncementEvents: { media: forty } }) });
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
