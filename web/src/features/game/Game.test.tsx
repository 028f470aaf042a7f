import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  connectionOf,
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import { pause } from '../../test/restrictions.ts';
import Game from './Game.tsx';
import type { GameAccount, GameTransfer } from './order.ts';

const account: GameAccount = {
  __typename: 'GameAccount',
  id: '3',
  nickname: 'AikoOfTheHash',
  walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  balance: '12.5',
  registeredAt: '2026-11-20T03:36:00.000Z',
  boundAt: '2026-11-20T03:37:00.000Z',
  enteredAt: null,
};

const made: GameTransfer = {
  __typename: 'GameTransfer',
  id: '7',
  receiptNumber: 'GA20261121-000007',
  transactionNumber: 'JN20261121-000042',
  direction: 'TO_GAME',
  amount: '25',
  occurredAt: '2026-11-21T03:36:00.000Z',
};

const gameOf = (of: GameAccount | null, isOpen = true) => ({
  game: {
    __typename: 'Game',
    account: of,
    isOpen,
    transferLimits: { __typename: 'GameLimits', minimum: '1', maximum: '1000', multiple: '0.01' },
  },
  gameWagered: { __typename: 'GameWagered', amount: '90', won: '80.5', bets: 12 },
});

const answers = {
  Overview: () => overviewOf({ GMT: '100' }),
  Game: () => gameOf(account),
  GameWallets: () => ({
    walletAddresses: [
      {
        __typename: 'WalletAddress',
        id: '1',
        network: 'BEP20',
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        label: 'Hardware wallet',
      },
      {
        __typename: 'WalletAddress',
        id: '2',
        network: 'TRC20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        label: 'Exchange',
      },
    ],
  }),
  RecentGameTransfers: () => ({
    gameTransfers: connectionOf('GameTransfer', [made, { ...made, id: '6', direction: 'FROM_GAME' }]),
  }),
  GameTransferByKey: () => ({ gameTransfers: connectionOf('GameTransfer', []) }),
  TransferToGame: () => ({
    transferToGame: { __typename: 'TransferToGamePayload', transfer: made },
  }),
};

beforeAll(() => startTexts('game', 'flow', 'shell'));
beforeEach(() => session.start('token'));

describe('the steps to the game', () => {
  it('starts with a nickname', async () => {
    const gateway = fakeGateway({
      ...answers,
      Game: () => gameOf(null),
      RegisterGame: () => ({
        registerGame: { __typename: 'GameAccountPayload', account: { ...account, walletAddress: null } },
      }),
    });
    renderScreen(<Game />);
    const user = userEvent.setup();
    const nickname = await screen.findByLabelText('Nickname');
    await user.type(nickname, 'me');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(nickname).toHaveAccessibleDescription(/Use 4 to 20 letters/);
    expect(gateway.of('RegisterGame')).toEqual([]);
    await user.type(nickname, '_and_you');
    gateway.answer({ Game: () => gameOf({ ...account, walletAddress: null, boundAt: null }) });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please bind a wallet address first')).toBeVisible();
    expect(gateway.of('RegisterGame')).toEqual([{ input: { nickname: 'me_and_you' } }]);
  });

  it('continues with a saved or typed BEP20 address', async () => {
    const gateway = fakeGateway({
      ...answers,
      Game: () => gameOf({ ...account, walletAddress: null, boundAt: null }),
      BindGameWallet: () => refusal('PLATFORM_MESSAGE', 'This address belongs to a smart contract.'),
    });
    renderScreen(<Game />);
    const user = userEvent.setup();
    const address = await screen.findByLabelText('BEP20 wallet address');
    await user.type(address, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
    await user.click(screen.getByRole('button', { name: 'Bind address' }));
    expect(address).toHaveAccessibleDescription(/not a BEP20 address/);
    const saved = within(await screen.findByRole('group', { name: 'Saved:' }));
    expect(saved.getAllByRole('button')).toHaveLength(1);
    await user.click(saved.getByRole('button', { name: 'Hardware wallet' }));
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(screen.getByRole('button', { name: 'Bind address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This address belongs to a smart contract.');
    expect(gateway.of('BindGameWallet')).toEqual([
      { input: { address: account.walletAddress, transactionPassword: 'Credits2026' } },
    ]);
  });

  it('shows the account, the wagered amount and why the game cannot be entered', async () => {
    const gateway = fakeGateway({
      ...answers,
      EnterGame: () => refusal('PLATFORM_MESSAGE', 'The game is closed at the moment.'),
    });
    const toasted = vi.spyOn(toast, 'error');
    renderScreen(<Game />);
    expect(await screen.findByText('AikoOfTheHash')).toBeVisible();
    expect(screen.getByText('12 bets')).toBeVisible();
    const enter = screen.getByRole('button', { name: 'Enter Hash Kingdom' });
    await userEvent.dblClick(enter);
    expect(await screen.findByRole('alert')).toHaveTextContent('The game is closed at the moment.');
    expect(toasted).toHaveBeenCalled();
    expect(gateway.of('EnterGame').length).toBeGreaterThan(0);
  });

  it('links to identity verification where it cannot be entered without', async () => {
    const needs = 'identity';
    fakeGateway({
      ...answers,
      EnterGame: () => refusal('PLATFORM_MESSAGE', 'Verify your identity.', { needs }),
    });
    renderScreen(<Game />);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter Hash Kingdom' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Go to identity verification' })).toHaveAttribute('href', '/kyc');
  });

  it('goes to no address that is not safe', async () => {
    fakeGateway({
      ...answers,
      EnterGame: () => ({
        enterGame: {
          __typename: 'EnterGamePayload',
          url: 'javascript:alert(1)',
          expiresAt: '2026-11-21T03:37:00.000Z',
        },
      }),
    });
    renderScreen(<Game />);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter Hash Kingdom' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('a transfer to the game', () => {
  it('requires a bound wallet first', async () => {
    fakeGateway({ ...answers, Game: () => gameOf({ ...account, walletAddress: null, boundAt: null }) });
    renderScreen(<Game />, '/game/index?tab=transfer');
    expect(await screen.findByText('Please bind a wallet address first')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('works without a list of transfers when the site has none', async () => {
    fakeGateway({ ...answers, RecentGameTransfers: () => refusal('NOT_IMPLEMENTED') });
    renderScreen(<Game />, '/game/index?tab=transfer');
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Recent transfers')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows an error when the list of transfers fails for another reason', async () => {
    fakeGateway({ ...answers, RecentGameTransfers: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<Game />, '/game/index?tab=transfer');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Recent transfers')).toBeVisible();
  });

  it('reviews the transfer, confirms it once and shows its receipt', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Game />, '/game/index?tab=transfer');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '25');
    await user.click(screen.getByRole('button', { name: 'Review transfer' }));
    await screen.findByRole('heading', { name: 'Check before you confirm' });
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    await user.dblClick(screen.getByRole('button', { name: 'Transfer 25.00 GAME' }));
    expect(await screen.findByRole('heading', { name: '25.00 GAME transferred to the game' })).toBeVisible();
    expect(screen.getByText('GA20261121-000007')).toBeVisible();
    await waitFor(() => expect(gateway.of('TransferToGame')).toHaveLength(1));
    expect(gateway.of('TransferToGame')[0]).toMatchObject({
      input: { amount: '25', transactionPassword: 'Credits2026' },
    });
  });

  it('appears next to the recent transfers in both directions', async () => {
    fakeGateway(answers);
    renderScreen(<Game />, '/game/index?tab=transfer');
    const recent = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    expect((await recent.findByText('To the game')).closest('li')).toHaveTextContent('−25.00 GAME');
    expect(recent.getByText('From the game').closest('li')).toHaveTextContent('+25.00 GAME');
  });
});

describe('the game during a pause', () => {
  it('replaces the transfer with the reason and the end', async () => {
    pause(fakeGateway({ ...answers }));
    renderScreen(<Game />, '/game/index?tab=transfer');
    expect(
      await screen.findByRole('heading', { name: 'Transfers to the game are closed for now' }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('cannot be given a first wallet', async () => {
    const unbound = () => gameOf({ ...account, walletAddress: null, boundAt: null });
    pause(fakeGateway({ ...answers, Game: unbound }));
    renderScreen(<Game />);
    expect(
      await screen.findByRole('heading', { name: 'Wallet addresses cannot be bound or changed for now' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bind address' })).toBeNull();
  });

  it('can be entered, but not with another wallet', async () => {
    pause(fakeGateway({ ...answers }));
    renderScreen(<Game />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change wallet address' }));
    await screen.findByRole('heading', { name: 'Wallet addresses cannot be bound or changed for now' });
    expect(screen.queryByLabelText('BEP20 wallet address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Enter Hash Kingdom' })).toBeEnabled();
  });
});
