import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverviewQuery } from '../../data/overview/overview.generated.ts';
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
import Wallet from './Wallet.tsx';

beforeAll(() => startTexts('wallet', 'charts', 'records', 'shell'));
beforeEach(() => session.start('token'));

type Hold = OverviewQuery['assets'][number]['holds'][number];
const hold = (reason: Hold['reason'], state: Hold['state'], amount: string): Hold => ({
  __typename: 'Hold',
  reason,
  state,
  amount,
});

/** A member with cash, partly held by two orders, and a package. */
function overview(): OverviewQuery {
  const base = overviewOf({ CASH_POINT: '900', ASSETS_POINT: '0' });
  const held = {
    CASH_POINT: {
      frozen: '80',
      holds: [hold('CONVERT', 'FROZEN', '50'), hold('WITHDRAWAL', 'FROZEN', '30')],
    },
    ASSETS_POINT: { locked: '1500', holds: [hold('ENTRUST', 'LOCKED', '1500')] },
  };
  return {
    ...base,
    assets: base.assets.map((asset) => ({
      ...asset,
      ...(asset.coin === 'CASH_POINT' || asset.coin === 'ASSETS_POINT' ? held[asset.coin] : {}),
    })),
  };
}

const today = businessDay(Date.now());
const noon = (day: string) => `${day}T04:00:00.000Z`;

interface Movement {
  readonly day: string;
  readonly amount: string;
  readonly balanceAfter: string;
}

const pageOf = (movements: readonly Movement[], next: string | null = null) => ({
  creditRecords: {
    __typename: 'CreditRecordConnection',
    edges: movements.map(({ day, ...amounts }, i) => ({
      __typename: 'CreditRecordEdge',
      node: {
        __typename: 'CreditRecord',
        id: `${day}-${next ?? ''}-${i}`,
        state: 'AVAILABLE',
        occurredAt: noon(day),
        ...amounts,
      },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
  },
});

const answers = {
  Overview: (): unknown => overview(),
  CashRates: (): unknown => cashRatesAnswer(),
  BalanceRecords: (): unknown => pageOf([{ day: dayAfter(today, -2), amount: '-100', balanceAfter: '900' }]),
};

function open(changes: Partial<typeof answers> = {}, address = '/wallet') {
  const gateway = fakeGateway({ ...answers, ...changes });
  return { gateway, ...renderScreen(<Wallet />, address) };
}

const row = async (credit: string) =>
  within(await screen.findByRole('table', { name: /available, frozen and locked/ })).getByRole('row', {
    name: new RegExp(`^${credit}`),
  });

const asked = (gateway: Gateway) =>
  gateway.of('BalanceRecords').map((variables) => (variables as { filter: { coin: string } }).filter);

describe('the wallet screen', () => {
  it('shows the total in cash, and the allocation', async () => {
    open();
    const [total] = await screen.findAllByTitle('2,480.00 CASH');
    expect(total).toBeVisible();
    const ring = screen.getByRole('table', { name: /How the value of your credits is divided/ });
    expect(within(ring).getByRole('row', { name: /Entrust credit/ })).toHaveTextContent('1,500.0060.5%');
  });

  it('shows the reasons for held amounts, each with its amount when there are several', async () => {
    open();
    await screen.findAllByTitle('2,480.00 CASH');
    const cash = within(await row('Cash credit'));
    expect(cash.getByText(/Set aside for a conversion/)).toHaveTextContent('50.00');
    expect(cash.getByText(/Set aside for a withdrawal/)).toHaveTextContent('30.00');
    const entrust = within(await row('Entrust credit'));
    expect(entrust.getByText('Principal of an entrust package')).toBeVisible();
    expect(within(await row('Game credit')).queryByRole('listitem', { name: /Set aside/ })).toBeNull();
  });

  it('shows cards on a phone', async () => {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(desktop(query), { matches: query.includes('max-width') }),
    );
    open({}, '/assets');
    await screen.findAllByTitle('2,480.00 CASH');
    expect(screen.queryByRole('table', { name: /available, frozen and locked/ })).toBeNull();
    const [cash] = screen.getAllByRole('article');
    expect(cash).toHaveTextContent(/Cash credit900\.00Frozen80\.00Set aside for a conversion 50\.00/);
    expect(cash).not.toHaveTextContent('Locked');
  });

  it('shows an error when balances fail to load, and retries', async () => {
    const { gateway } = open({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your balances could not be loaded')).toBeVisible();
    gateway.answer(answers);
    await userEvent.click(retry ?? document.body);
    expect((await screen.findAllByTitle('2,480.00 CASH'))[0]).toBeVisible();
  });

  it('hides every amount when amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    open();
    const slider = await screen.findByRole('slider', { name: 'Day' });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Amount hidden$/));
    expect(document.body).not.toHaveTextContent(/\d\.\d\d/);
  });
});

describe('the balance history', () => {
  const slider = () => screen.findByRole('slider', { name: 'Day' });

  it('shows the largest credit by day until another is chosen', async () => {
    const { gateway, address } = open();
    await slider();
    expect(asked(gateway)).toEqual([{ coin: 'ASSETS_POINT', from: dayAfter(today, -29), to: today }]);
    // the selection does not follow the balances
    gateway.answer({ Overview: () => overviewOf({ USDT_POINT: '9000' }) });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked(gateway)).toHaveLength(2));
    expect(asked(gateway).at(-1)).toMatchObject({ coin: 'ASSETS_POINT' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Credit' }), 'Game credit');
    expect(address()).toBe('/wallet?coin=GMT');
    await waitFor(() => expect(asked(gateway).at(-1)).toMatchObject({ coin: 'GMT' }));
  });

  it('works by keyboard and as a table', async () => {
    open({}, '/wallet?coin=CASH_POINT');
    const range = await slider();
    expect(range).toHaveAttribute('max', '29');
    expect(range).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 900\.00$/));
    // jsdom does not move a range by arrow keys, so fire the change.
    fireEvent.change(range, { target: { value: '26' } });
    expect(range).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1,000\.00$/));
    const table = screen.getByRole('table', { name: /^Cash credit: available at the end of each day/ });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(
      screen.getByText(/^Available at the end of each day, .+ in GMT\+8; the last is now\.$/),
    ).toBeVisible();
  });

  it('reads at most five pages, and states how many movements it covers', async () => {
    const hundred = Array.from({ length: 100 }, () => ({ day: today, amount: '1', balanceAfter: '900' }));
    let page = 0;
    const { gateway } = open({ BalanceRecords: () => pageOf(hundred, String(++page)) }, '/wallet?coin=GMT');
    expect(await screen.findByText(/Only your latest 500 movements are shown here\./)).toBeVisible();
    expect(gateway.of('BalanceRecords').map(({ after }) => after)).toEqual([null, '1', '2', '3', '4']);
  });

  it('refetches when balances change and keeps its data when that fails', async () => {
    const { gateway } = open({}, '/wallet?coin=CASH_POINT');
    await slider();
    gateway.answer({
      Overview: () => overviewOf({ CASH_POINT: '950' }),
      BalanceRecords: () => refusal('SERVICE_UNAVAILABLE'),
    });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(gateway.of('BalanceRecords')).toHaveLength(2));
    expect(await slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 900\.00$/));
  });

  it('fails and retries independently', async () => {
    const { gateway } = open({ BalanceRecords: () => refusal('SERVICE_UNAVAILABLE') }, '/wallet?coin=GMT');
    const panel = within(await screen.findByRole('region', { name: 'Balance over time' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    expect((await screen.findAllByTitle('2,480.00 CASH'))[0]).toBeVisible();
    gateway.answer(answers);
    await userEvent.click(retry);
    expect(await slider()).toBeVisible();
  });

  it('explains a credit without movements', async () => {
    open({ Overview: () => overviewOf({}, 'nova'), BalanceRecords: () => pageOf([]) });
    expect(await screen.findByText('No movements in the last 30 days')).toBeVisible();
    expect(screen.getByText('No credits yet')).toBeInTheDocument();
  });
});
