import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { connectionOf, refusal, renderInRouter, renderScreen, startTexts } from '../../test/portal.tsx';
import { pause } from '../../test/restrictions.ts';
import Jackpot from './Jackpot.tsx';
import {
  drawnRound,
  drawOf,
  entryPageOf,
  openRound,
  orderOf,
  ordersOf,
  fakePortal,
  jackpotAnswer,
} from './rounds.fixture.ts';

beforeAll(() => startTexts('jackpot', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => sessionStorage.clear());

describe('the round in progress', () => {
  it('shows its pot, its end, what it committed to, and the member’s wallet', async () => {
    fakePortal();
    renderScreen(<Jackpot />, '/prize');
    const round = await screen.findByRole('region', { name: 'Round 8' });
    expect(round).toHaveTextContent(/In the pot60\.00.CASH/);
    expect(round).toHaveTextContent(/Open until.*GMT\+8/);
    expect(round).toHaveTextContent(openRound.seedHash ?? 'none');
    expect(within(round).getByRole('button', { name: /Seed hash/ })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Your jackpot wallet' })).toHaveTextContent(
      /Paid for entries90\.00.CASHWon99\.00.CASHEntries bought9Rounds won1/,
    );
  });

  it('shows a message without a round', async () => {
    fakePortal().answer({ JackpotSummary: () => jackpotAnswer(null) });
    renderScreen(<Jackpot />, '/prize');
    expect(await screen.findByText('There is no round at the moment')).toBeVisible();
  });

  it('cannot be entered during a pause', async () => {
    pause(fakePortal());
    renderScreen(<Jackpot />, '/prize');
    expect(await screen.findByRole('heading', { name: 'Entries are closed for now' })).toBeVisible();
    expect(screen.queryByLabelText('Number of entries')).toBeNull();
    expect(await screen.findByRole('region', { name: 'Your jackpot wallet' })).toBeVisible();
  });

  it('enters once on a double click, with review and result', async () => {
    const gateway = fakePortal();
    renderScreen(<Jackpot />, '/prize');
    const user = userEvent.setup();
    const count = await screen.findByLabelText('Number of entries');
    await user.clear(count);
    await user.type(count, '3');
    await user.type(screen.getByLabelText(/^A word of your own/), ' 桜 ');
    await user.click(screen.getByRole('button', { name: 'Review entries' }));
    await screen.findByRole('heading', { name: 'Check before you confirm' });
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    const button = screen.getByRole('button', { name: 'Buy 3 entries for 30.00 CASH' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('heading', { name: '3 entries in round 8 bought' })).toHaveFocus();
    expect(screen.getByText('5–7')).toBeVisible();
    expect(gateway.of('EnterJackpot').map(({ input }) => input)).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
        roundId: '8',
        count: 3,
        word: '桜',
        transactionPassword: 'Credits2026',
      },
    ]);
  });

  it.each([
    ['0', 'Enter a whole number from 1 up.'],
    ['99', 'You can buy 98 more entries in this round.'],
    ['11', /You do not have enough credits: 100\.00 CASH is available/],
  ])('rejects %s entries', async (typed, message) => {
    const gateway = fakePortal();
    renderScreen(<Jackpot />, '/prize');
    const user = userEvent.setup();
    const count = await screen.findByLabelText('Number of entries');
    await user.clear(count);
    await user.type(count, typed);
    await user.click(screen.getByRole('button', { name: 'Review entries' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(gateway.of('EnterJackpot')).toEqual([]);
  });
});

describe('past rounds', () => {
  it('show prize and winner, and lead to the check', async () => {
    fakePortal();
    renderScreen(<Jackpot />, '/prize?tab=rounds');
    const card = await screen.findByRole('article', { name: 'Round 7' });
    expect(card).toHaveTextContent(/Prize90\.00.CASHWinnera\*\*\*o/);
    expect(within(card).getByRole('link', { name: 'Check this draw: round 7' })).toHaveAttribute(
      'href',
      '/prize?tab=rounds&round=7',
    );
  });

  it('keeps the page when the member returns from a check', async () => {
    fakePortal().answer({
      JackpotRounds: ({ after }) => ({
        jackpotRounds:
          after === '9'
            ? connectionOf('JackpotRound', [drawnRound])
            : connectionOf('JackpotRound', [{ ...drawnRound, id: '9', number: 9 }], true),
      }),
    });
    const { address, back } = renderInRouter(<Jackpot />, '/prize?tab=rounds');
    const user = userEvent.setup();
    const round = (number: number) => screen.findByRole('article', { name: `Round ${number}` });
    await round(9);
    await user.click(screen.getByRole('button', { name: 'Older rounds' }));
    await round(7);
    const check = () => user.click(screen.getByRole('link', { name: 'Check this draw: round 7' }));
    await check();
    await screen.findByText('This draw is correct');
    back();
    expect(await round(7)).toBeVisible();
    await check();
    await user.click(screen.getByRole('link', { name: 'Back to the past rounds' }));
    expect(await round(7)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newest rounds' }));
    expect(await round(9)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/prize?tab=rounds'));
    back();
    expect(await round(7)).toBeVisible();
  });

  it('shows no rounds on a new portal', async () => {
    fakePortal().answer({
      JackpotRounds: () => ({
        jackpotRounds: {
          __typename: 'JackpotRoundConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
    });
    renderScreen(<Jackpot />, '/prize?tab=rounds');
    expect(await screen.findByText('No round has ended yet')).toBeVisible();
  });
});

describe('the check of a draw', () => {
  const open = () => renderScreen(<Jackpot />, '/prize?tab=rounds&round=7');

  it('computes every step and shows each number', async () => {
    const gateway = fakePortal();
    open();
    expect(await screen.findByText('This draw is correct')).toBeVisible();
    expect(screen.getAllByText('Fits')).toHaveLength(7);
    expect(screen.getByText(drawnRound.draw?.seed ?? '')).toBeVisible();
    expect(screen.getAllByText(drawnRound.seedHash ?? 'none')).toHaveLength(2);
    expect(screen.getByText(`7:10:${drawnRound.draw?.listHash ?? ''}`)).toBeVisible();
    expect(screen.getByText('Remainder of division by 10')).toBeVisible();
    expect(screen.getByText('Numbers 2–6')).toBeVisible();
    expect(screen.getByText(/Whoever did could have bought the last entry/)).toBeVisible();
    expect(gateway.of('JackpotEntryPage').map(({ page }) => page)).toEqual([1, 2]);
  });

  it('reports a step that differs', async () => {
    fakePortal().answer({ JackpotDraw: () => drawOf({ ...drawnRound, seedHash: '0'.repeat(64) }) });
    open();
    expect(await screen.findByText('This draw does not fit what was published')).toBeVisible();
    expect(screen.getAllByText('Differs')).toHaveLength(1);
  });

  it('waits for a round that is not drawn', async () => {
    fakePortal().answer({ JackpotDraw: () => drawOf(openRound) });
    open();
    expect(await screen.findByText('This round is not drawn yet')).toBeVisible();
  });

  it('can be tried again when the list did not come', async () => {
    const gateway = fakePortal();
    gateway.answer({ JackpotEntryPage: () => refusal('SERVICE_UNAVAILABLE') });
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ JackpotEntryPage: ({ page }) => entryPageOf(page as number) });
    await userEvent.setup().click(again);
    expect(await screen.findByText('This draw is correct')).toBeVisible();
  });
});

describe('the history', () => {
  it('names states, and asks for those that won', async () => {
    const gateway = fakePortal();
    gateway.answer({
      JackpotOrders: () =>
        ordersOf([
          orderOf(),
          orderOf({ id: '2', status: 'WINNING', round: 7, prize: '90', winningNumber: 6 }),
          orderOf({ id: '1', status: 'UNPAID', round: 6, prize: '18', winningNumber: 5 }),
          orderOf({ id: '9', status: 'NOT_WINNING', round: 5 }),
        ]),
    });
    renderScreen(<Jackpot />, '/prize?tab=records&status=won');
    for (const state of ['Not drawn', 'Winning', 'Unpaid', 'Not winning'])
      expect((await screen.findAllByText(state)).length).toBeGreaterThan(0);
    expect(gateway.of('JackpotOrders')[0]).toMatchObject({ filter: { won: true } });
  });
});
