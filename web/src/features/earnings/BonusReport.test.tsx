import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { dayAfter } from '../../time/days.ts';
import { businessDay } from '../../time/time.ts';
import BonusReport from './BonusReport.tsx';
import type { Earning } from './report.ts';

beforeAll(() => startTexts('earnings', 'records', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));

const today = businessDay(Date.now());

const earning = (
  day: string,
  type: Earning['type'],
  amount: string,
  coin: Earning['coin'] = 'BONUS_POINT',
) => ({
  __typename: 'Earning',
  day,
  type,
  coin,
  amount,
});

const some = [
  earning(dayAfter(today, -1), 'ENTRUST_PROFIT', '10'),
  earning(today, 'ENTRUST_PROFIT', '2.5'),
  earning(today, 'TEAM_REBATE', '0.00000001'),
];

const reportOf =
  (...earnings: readonly ReturnType<typeof earning>[]) =>
  ({ from, to }: Record<string, unknown>) => ({
    earningsReport: { __typename: 'EarningsReport', from, to, earnings },
  });

function open(
  address = '/bonus/report',
  report: (variables: Record<string, unknown>) => unknown = reportOf(...some),
) {
  const gateway = fakeGateway({ Overview: () => overviewOf({ BONUS_POINT: '12.5' }), BonusReport: report });
  return { gateway, ...renderScreen(<BonusReport />, address) };
}

const slider = (name = 'Day') => screen.findByRole('slider', { name });

describe('the earnings report', () => {
  it('shows the last 30 days as daily bars with a total per kind', async () => {
    const { gateway } = open();
    expect(await slider()).toHaveAttribute('max', '29');
    expect(gateway.of('BonusReport')).toEqual([{ from: dayAfter(today, -29), to: today }]);
    expect(screen.getAllByTitle('12.50000001')[0]).toBeVisible();
    const kinds = within(screen.getByRole('table', { name: 'Total of each kind' }));
    const rows = kinds.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('Entrust profit+12.50');
    expect(rows[2]).toBe('Team rebate+0.00000001');
    expect(rows[3]).toBe('Total+12.50 REWARD');
    expect(kinds.getByRole('link', { name: 'Entrust profit' })).toHaveAttribute(
      'href',
      `/records?coin=BONUS_POINT&type=ENTRUST_PROFIT&from=${dayAfter(today, -29)}&to=${today}`,
    );
  });

  it('works by keyboard and as a table', async () => {
    open();
    expect(await slider()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/: \+2\.50, Entrust profit \+2\.50, Team rebate \+0\.00000001$/),
    );
    await userEvent.click(screen.getByText('Show the figures as a table'));
    const table = within(screen.getByRole('table', { name: /Newest first/ }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('reads the period from the URL, and uses weekly bars for long ones', async () => {
    const { gateway, address } = open();
    await slider();
    await userEvent.click(screen.getByRole('button', { name: '90 days' }));
    await waitFor(() => expect(address()).toBe('/bonus/report?days=90'));
    expect(await slider('Week')).toBeVisible();
    expect(gateway.of('BonusReport').at(-1)).toEqual({ from: dayAfter(today, -89), to: today });
    expect(screen.getByRole('button', { name: '90 days', pressed: true })).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue(dayAfter(today, -89));
  });

  it('accepts custom dates, and rejects invalid ones without a request', async () => {
    const { gateway } = open('/bonus/report?from=2026-01-05&to=2026-01-04');
    expect(await screen.findByText('The first day is after the last.')).toBeVisible();
    expect(gateway.of('BonusReport')).toEqual([]);
    open('/bonus/report?from=2020-01-01&to=2021-06-01');
    expect(await screen.findByText('A report covers at most 366 days.')).toBeVisible();
    const third = open('/bonus/report?from=2026-01-04&to=2026-01-05');
    expect((await screen.findAllByRole('slider', { name: 'Day' }))[0]).toHaveAttribute('max', '1');
    expect(third.gateway.of('BonusReport')).toEqual([{ from: '2026-01-04', to: '2026-01-05' }]);
    for (const button of screen.getAllByRole('button', { name: /days$/ }))
      expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('names the credits when there are several, and explains the sum', async () => {
    open('/bonus/report', reportOf(...some, earning(today, 'JACKPOT_PROFIT', '5', 'CASH_POINT')));
    await slider();
    expect(screen.getByText(/At face value: the credits counted one to one\./)).toBeVisible();
    const kinds = within(screen.getByRole('table', { name: 'Total of each kind' }));
    expect(kinds.getByRole('row', { name: /^Jackpot profit/ })).toHaveTextContent('Cash credit');
  });

  it('keeps the old figures while loading new ones, and removes them on failure', async () => {
    const { gateway } = open();
    await slider();
    gateway.answer({ BonusReport: () => refusal('SERVICE_UNAVAILABLE') });
    await userEvent.click(screen.getByRole('button', { name: '7 days' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('slider')).toBeNull();
    gateway.answer({ BonusReport: reportOf(...some) });
    await userEvent.click(retry);
    expect(await slider()).toHaveAttribute('max', '6');
  });

  it('explains an empty period, and offers a longer one', async () => {
    const { address } = open('/bonus/report', reportOf());
    expect(await screen.findByText('No earnings in these days')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show 366 days' }));
    await waitFor(() => expect(address()).toBe('/bonus/report?days=366'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show 366 days' })).toBeNull());
  });

  it('hides every amount when amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    open();
    expect(await slider()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/Entrust profit Amount hidden/),
    );
    await userEvent.click(screen.getByText('Show the figures as a table'));
    expect(document.body).not.toHaveTextContent(/\d\.\d\d/);
  });
});
