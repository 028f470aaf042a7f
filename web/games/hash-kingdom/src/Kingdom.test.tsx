import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KingdomPartsFragment, RoundPartsFragment } from './hash-kingdom.generated.ts';
import { Ended, Kingdom } from './Kingdom.tsx';
import { open } from './open.ts';
import texts from './texts/en-US.json';
import { sha256 } from './verify.ts';

const blockHash = 'ab'.repeat(32);

async function roundOf(changes: Partial<RoundPartsFragment> = {}): Promise<RoundPartsFragment> {
  const drawn = await sha256(`${blockHash}:luck:1`);
  return {
    __typename: 'KingdomRound',
    key: 'key-of-a-round-0001',
    height: 1,
    choice: 'EVEN',
    stake: '2',
    payout: '3.92',
    number: Number.parseInt(drawn.slice(0, 8), 16) % 10,
    previousHash: await sha256(blockHash),
    blockHash,
    clientSeed: 'luck',
    occurredAt: '2026-11-21T03:36:00.000Z',
    ...changes,
  };
}

const kingdomOf = (changes: Partial<KingdomPartsFragment> = {}): KingdomPartsFragment => ({
  __typename: 'HashKingdom',
  nickname: 'AikoOfTheHash',
  balance: '50',
  isOpen: true,
  betLimits: { __typename: 'GameLimits', minimum: '1', maximum: '20', multiple: '0.01' },
  parityRate: '1.96',
  numberRate: '9.8',
  edge: '0.02',
  lastHash: 'cd'.repeat(32),
  nextHeight: 1,
  rounds: [],
  endsAt: '2026-11-21T05:36:00.000Z',
  ...changes,
});

interface Sent {
  readonly operationName: string;
  readonly variables: { readonly input: Readonly<Record<string, string>> };
}

/** Answers requests one after another; an answer that is undefined never arrives. */
function gateway(...answers: readonly unknown[]) {
  const sent: { body: Sent; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const answer = answers[sent.length];
    sent.push({ body: JSON.parse(init.body as string) as Sent, headers: new Headers(init.headers) });
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return sent;
}

const show = (kingdom = kingdomOf()) =>
  render(<Kingdom opened={{ session: 's', kingdom }} texts={texts} locale="en-US" />);

afterEach(() => sessionStorage.clear());

describe('the page of Hash Kingdom', () => {
  it('bets by keyboard only and shows the result of the block', async () => {
    const round = await roundOf();
    const sent = gateway({
      data: { playHashKingdom: { round, kingdom: kingdomOf({ balance: '51.92', rounds: [round] }) } },
    });
    show();
    const user = userEvent.setup();
    screen.getByRole('radio', { name: /Even/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Odd/ })).toBeChecked();
    const stake = screen.getByLabelText(/Stake/);
    await user.clear(stake);
    await user.type(stake, '2{Enter}');
    expect(await screen.findByText('Won: 3.92 GAME for a stake of 2.00.')).toBeVisible();
    expect(screen.getByText('51.92')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      operationName: 'PlayHashKingdom',
      variables: { input: { session: 's', choice: 'ODD', stake: '2' } },
    });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('resends a bet whose answer is lost as the same bet', async () => {
    const round = await roundOf();
    const sent = gateway(undefined, {
      data: { playHashKingdom: { round, kingdom: kingdomOf({ rounds: [round] }) } },
    });
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Bet on the next block' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer arrived');
    expect(screen.getByLabelText(/Stake/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(screen.getByRole('alert'), 'it stays true').toHaveTextContent('No answer arrived');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText(/^Won:/);
    expect(sent[1]?.body.variables).toEqual(sent[0]?.body.variables);
  });

  it.each([
    ['0.5', '1.00 to 20.00, in steps of 0.01.'],
    ['21', '1.00 to 20.00, in steps of 0.01.'],
    ['51', 'You have fewer credits in the game. Enter a smaller stake.'],
    ['all', 'Enter a stake such as 2 or 2.5.'],
  ])('sends no bet of %s', async (typed, words) => {
    const sent = gateway();
    show();
    const user = userEvent.setup();
    const stake = screen.getByLabelText(/Stake/);
    await user.clear(stake);
    await user.type(stake, `${typed}{Enter}`);
    expect(stake).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(stake).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(stake, '9');
    expect(stake).toBeValid();
  });

  it.each([
    ['2,5', '2.5'],
    ['.5', '0.5'],
    ['２．５', '2.5'],
  ])('repeats a stake of %s back and sends it as %s', async (typed, stake) => {
    const round = await roundOf();
    const betLimits = { ...kingdomOf().betLimits, minimum: '0.1' };
    const sent = gateway({ data: { playHashKingdom: { round, kingdom: kingdomOf({ rounds: [round] }) } } });
    show(kingdomOf({ betLimits }));
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/Stake/));
    await user.type(screen.getByLabelText(/Stake/), typed);
    expect(screen.getByText(`You entered ${stake}0 GAME`)).toBeVisible();
    await user.keyboard('{Enter}');
    await screen.findByText(/^Won:/);
    expect(sent[0]?.body.variables.input).toMatchObject({ stake });
  });

  it.each([
    ['Stake', 'Bet on the next block'],
    ['Bring back to the portal', 'Bring back'],
  ])('asks for the meaning of an ambiguous comma: %s', async (label, button) => {
    const sent = gateway({ data: { cashOutOfHashKingdom: { receiptNumber: 'R-7', kingdom: kingdomOf() } } });
    show(kingdomOf({ balance: '5000' }));
    const user = userEvent.setup();
    const field = screen.getByLabelText(new RegExp(label));
    await user.clear(field);
    await user.type(field, '1,234');
    await user.click(screen.getByRole('button', { name: button }));
    expect(field).toHaveAccessibleDescription(/^Do you mean 1,234\.00 GAME or 1\.234 GAME\?/);
    expect(field).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '1,234.00 GAME' }));
    expect(field).toHaveValue('1234');
    expect(field).toBeValid();
  });

  it('shows one message at a time in its card', async () => {
    const refused = {
      data: null,
      errors: [
        { message: 'Too little is left.', extensions: { code: 'PLATFORM_MESSAGE', field: 'input.amount' } },
      ],
    };
    const closed = {
      data: null,
      errors: [{ message: 'No bets now.', extensions: { code: 'PLATFORM_MESSAGE' } }],
    };
    const round = await roundOf();
    gateway({ data: { playHashKingdom: { round, kingdom: kingdomOf() } } }, closed, refused, {
      data: { cashOutOfHashKingdom: { receiptNumber: 'R-7', kingdom: kingdomOf() } },
    });
    show();
    const user = userEvent.setup();
    const card = (name: RegExp) => within(screen.getByRole('region', { name }));
    const [game, balance] = [card(/^Block/), card(/^Your credits/)];
    const bet = () => user.click(game.getByRole('button', { name: 'Bet on the next block' }));
    const bringBack = () => user.click(balance.getByRole('button', { name: 'Bring back' }));
    await bet();
    expect(await game.findByText(/^Won:/)).toBeVisible();
    await bet();
    expect(await game.findByRole('alert')).toHaveTextContent('No bets now.');
    expect(screen.queryByText(/^Won:/)).toBeNull();
    const amount = balance.getByLabelText(/Bring back/);
    await user.type(amount, '5');
    await bringBack();
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Too little is left.'));
    expect(amount).toHaveFocus();
    expect(amount).toHaveValue('5');
    expect(screen.queryByRole('alert')).toBeNull();
    await bringBack();
    expect(await balance.findByText(/^5\.00 GAME are back/)).toBeVisible();
    expect(amount).toBeValid();
    const stake = game.getByLabelText(/Stake/);
    await user.clear(stake);
    await bet();
    expect(stake).toHaveFocus();
    expect(stake).toBeInvalid();
    expect(screen.queryByText(/are back in the portal/)).toBeNull();
  });

  it('returns the balance and shows the receipt number', async () => {
    const sent = gateway({
      data: { cashOutOfHashKingdom: { receiptNumber: 'R-7', kingdom: kingdomOf({ balance: '0' }) } },
    });
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('50.00 GAME are back in the portal. Receipt number R-7.')).toBeVisible();
    expect(sent[0]?.body.variables.input).toMatchObject({ session: 's', amount: '50' });
  });

  it('verifies a round in the browser and links to support for an invalid one', async () => {
    const support = { url: 'https://help.example.com/?about={receipt}', email: null };
    gateway({ data: { portal: { support } } });
    const right = await roundOf();
    const wrong = { ...right, key: 'key-of-a-round-0002', previousHash: 'ef'.repeat(32) };
    show(kingdomOf({ rounds: [right, wrong] }));
    const user = userEvent.setup();
    const [first, second] = screen.getAllByRole('button', { expanded: false });
    await user.click(first ?? expect.unreachable());
    expect(await screen.findByText('The round is as it must be.')).toBeVisible();
    await user.click(second ?? expect.unreachable());
    expect(await screen.findByText(/The round is not as it must be/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://help.example.com/?about=key-of-a-round-0002',
    );
  });

  it('takes no bets while the game is closed', () => {
    show(kingdomOf({ isOpen: false }));
    expect(screen.getByText(/takes no bets at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bet on the next block' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bring back' })).toBeVisible();
  });

  it('links back to the portal when the game session ends', () => {
    render(<Ended texts={texts} message="" />);
    expect(screen.getByRole('status')).toHaveTextContent('Your time in the game is over.');
    expect(screen.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute(
      'href',
      '../#/game/index',
    );
  });
});

describe('opening the game', () => {
  it('uses the token of the address, removes it and continues after a reload', async () => {
    window.history.replaceState(null, '', '#launch=a.b.c');
    const sent = gateway(
      { data: { enterHashKingdom: { session: 's', kingdom: kingdomOf() } } },
      { data: { hashKingdom: kingdomOf() } },
    );
    expect(await open('en-US')).toMatchObject({ session: 's' });
    expect(window.location.hash).toBe('');
    expect(sent[0]?.body.variables.input).toEqual({ launchToken: 'a.b.c' });
    expect(await open('en-US')).toMatchObject({ session: 's' });
    await waitFor(() => expect(sent[1]?.body.operationName).toBe('HashKingdom'));
  });

  it('shows why it is refused', async () => {
    window.history.replaceState(null, '', '#launch=a.b.c');
    gateway({
      data: null,
      errors: [{ message: 'This link was used.', extensions: { code: 'PLATFORM_MESSAGE' } }],
    });
    expect(await open('en-US')).toEqual({ message: 'This link was used.' });
  });
});
