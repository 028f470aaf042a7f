import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderInRouter,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import { pause } from '../../test/restrictions.ts';
import { PayoutSections } from './index.ts';
import { account, drawer, evm, payoutGateway, savePassword, tron, wallet } from './payoutMethods.fixture.ts';

beforeAll(() => startTexts('payout', 'scan'));
beforeEach(() => session.start('token'));

describe('the list of payout methods', () => {
  it('shows when a new method can be used', async () => {
    const usableAt = new Date(Date.now() + 3_600_000).toISOString();
    const passed = new Date(Date.now() - 60_000).toISOString();
    payoutGateway([account({ usableAt })], [wallet({ usableAt: passed })]);
    renderScreen(<PayoutSections />, '/user-info');
    expect(await screen.findAllByText(/^Can be paid to from/)).toHaveLength(1);
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d:\d\d left$/);
  });

  it('offers to add a method when it is empty', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info');
    expect(await screen.findByText('No bank account yet')).toBeVisible();
    expect(screen.getByText('No wallet address yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }));
    expect(await screen.findByRole('dialog', { name: 'Add bank account' })).toBeVisible();
    expect(address()).toBe('/user-info?add=bank');
  });

  it('masks account numbers until revealed, and copies them in full', async () => {
    const user = userEvent.setup();
    payoutGateway([account()]);
    renderScreen(<PayoutSections />);
    expect(await screen.findByText('Account number ending in 7890')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('123456');
    await user.click(screen.getByRole('button', { name: 'Copy: Account number' }));
    await expect(navigator.clipboard.readText()).resolves.toBe('1234567890');
    await user.click(screen.getByRole('button', { name: 'Show account number' }));
    expect(screen.getByText('1234 5678 90')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide account number' }));
    expect(screen.queryByText('1234 5678 90')).toBeNull();
  });

  it('shows addresses in full, with their network', async () => {
    payoutGateway([], [wallet(), wallet({ id: '6', network: 'TRC20', address: tron, label: null })]);
    renderScreen(<PayoutSections />);
    const region = within(await screen.findByRole('region', { name: 'Wallet addresses' }));
    const [first, second] = await region.findAllByRole('listitem');
    expect(first).toHaveTextContent(evm);
    expect(first).toHaveTextContent('LedgerBEP20BNB Smart Chain');
    expect(second).toHaveTextContent('No nameTRC20TRON');
    expect(region.getByText('2 of 20 saved')).toBeVisible();
  });

  it('allows twenty methods at most', async () => {
    payoutGateway(Array.from({ length: 20 }, (_, i) => account({ id: String(i + 1) })));
    renderScreen(<PayoutSections />);
    expect(await screen.findByText(/You have reached the limit/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add bank account' })).toBeNull();
  });

  it('shows an error when it fails to load, and retries', async () => {
    const gateway = fakeGateway({
      Overview: () => overviewOf({}),
      PayoutMethods: () => refusal('SERVICE_UNAVAILABLE'),
    });
    renderScreen(<PayoutSections />);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    gateway.answer({ PayoutMethods: () => ({ bankAccounts: [account()], walletAddresses: [] }) });
    if (retry !== undefined) await userEvent.click(retry);
    expect(await screen.findByText('Bank Central')).toBeVisible();
  });
});

describe('changing a payout method', () => {
  it('deletes it with the transaction password, and moves the focus', async () => {
    const gateway = payoutGateway([], [wallet(), wallet({ id: '6', label: 'Phone' })]);
    renderScreen(<PayoutSections />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete: Ledger BEP20' }));
    const form = await drawer('Delete wallet address');
    expect(form.getByText('Withdrawals you have already submitted are not affected.')).toBeVisible();
    await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(form.getByRole('button', { name: 'Delete wallet address' }));
    await waitFor(() => expect(screen.queryByText('Ledger')).toBeNull());
    expect(gateway.of('DeleteWalletAddress')).toEqual([
      { input: { id: '5', transactionPassword: 'Credits2026' } },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add wallet address' })).toHaveFocus());
  });

  it('sends all fields', async () => {
    const gateway = payoutGateway([], [wallet()]);
    gateway.answer({
      UpdateWalletAddress: () => ({
        updateWalletAddress: { __typename: 'WalletAddressPayload', walletAddress: wallet({ label: null }) },
      }),
    });
    renderScreen(<PayoutSections />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit: Ledger BEP20' }));
    const form = await drawer('Edit wallet address');
    await user.clear(form.getByLabelText(/^Name/));
    await savePassword(user, form);
    await waitFor(() => expect(gateway.of('UpdateWalletAddress')).toHaveLength(1));
    expect(gateway.of('UpdateWalletAddress')[0]).toEqual({
      input: {
        id: '5',
        network: 'BEP20',
        address: evm,
        label: null,
        lookAlikeAccepted: false,
        transactionPassword: 'Credits2026',
      },
    });
  });

  it('stays open with what was typed while the camera looks for an address, which Back closes alone', async () => {
    const devices = {
      enumerateDevices: async () => [{ kind: 'videoinput' }],
      getUserMedia: () => new Promise(() => undefined),
    };
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
    payoutGateway([], [wallet()]);
    const { back } = renderInRouter(<PayoutSections />, '/user-info');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit: Ledger BEP20' }));
    const form = await drawer('Edit wallet address');
    await user.type(form.getByLabelText(/^Name/), ' Nano');
    const scan = 'Scan the QR code of an address';
    await user.click(await form.findByRole('button', { name: scan }));
    expect(await screen.findByRole('dialog', { name: scan })).toBeVisible();
    back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: scan })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit wallet address' })).toBeVisible();
    // Its entry is the current one again.
    expect(window.history.state).toHaveProperty('usr.overlay');
    expect(form.getByLabelText(/^Name/)).toHaveValue('Ledger Nano');
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('shows an unknown outcome when the answer was lost', async () => {
    const gateway = payoutGateway([], [wallet()]);
    gateway.answer({
      DeleteWalletAddress: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderScreen(<PayoutSections />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete: Ledger BEP20' }));
    const form = await drawer('Delete wallet address');
    await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(form.getByRole('button', { name: 'Delete wallet address' }));
    expect(await form.findByRole('alert')).toHaveTextContent('We do not know yet whether this was saved.');
    await waitFor(() => expect(gateway.of('PayoutMethods').length).toBeGreaterThan(1));
  });
});

describe('a form closed while saving', () => {
  /** An answer that comes when the test lets it. */
  function lateAnswer() {
    const gateway = payoutGateway([], [wallet()]);
    let comes = (): void => undefined;
    const answer = new Promise<void>((resolve) => (comes = resolve));
    const later =
      <T,>(data: T) =>
      () =>
        answer.then(() => data);
    gateway.answer({
      AddBankAccount: later({ addBankAccount: { __typename: 'BankAccountPayload', bankAccount: account() } }),
      UpdateWalletAddress: later({
        updateWalletAddress: { __typename: 'WalletAddressPayload', walletAddress: wallet() },
      }),
    });
    const arrive = () => act(async () => comes());
    return { gateway, arrive };
  }

  /** The account, to which the member came from `/before`, and a screen that sends them there for a form. */
  function show() {
    const shown = renderInRouter(
      <Routes>
        <Route
          path="/before"
          element={
            <>
              <Link to="/user-info">Account</Link>
              <Link to="/withdraw">Withdraw</Link>
            </>
          }
        />
        <Route path="/withdraw" element={<Link to="/user-info?add=bank&back=/withdraw">Add one</Link>} />
        <Route path="/user-info" element={<PayoutSections />} />
      </Routes>,
      '/before',
    );
    const user = userEvent.setup();
    const at = (address: string) => waitFor(() => expect(shown.address()).toBe(address));
    return { ...shown, user, at };
  }

  type User = ReturnType<typeof userEvent.setup>;

  async function save(user: User) {
    const form = await drawer('Add bank account');
    await user.type(form.getByLabelText('Bank name'), 'Bank Central');
    await user.type(form.getByLabelText('Account name'), 'Aiko Tanaka');
    await user.type(form.getByLabelText('Account number'), '1234567890');
    await savePassword(user, form);
  }

  const isSaved = async (lists: number, { of }: ReturnType<typeof payoutGateway>) => {
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    await waitFor(() => expect(of('PayoutMethods').length).toBeGreaterThan(lists));
  };

  beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''));

  it.each([
    ['Back', null],
    ['Escape', '{Escape}'],
  ])('does not navigate when the answer comes after closing by %s', async (_, keys) => {
    const { gateway, arrive } = lateAnswer();
    const { user, at, back, address } = show();
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    await user.click(await screen.findByRole('button', { name: 'Add bank account' }));
    await save(user);
    if (keys === null) back();
    else await user.keyboard(keys);
    await at('/user-info');
    const lists = gateway.of('PayoutMethods').length;
    await arrive();
    await isSaved(lists, gateway);
    expect(address()).toBe('/user-info');
    back();
    await at('/before');
  });

  it('keeps the member on the screen opened meanwhile', async () => {
    const { arrive } = lateAnswer();
    const { user, at, back, address } = show();
    await user.click(screen.getByRole('link', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('link', { name: 'Add one' }));
    await save(user);
    back();
    await at('/withdraw');
    back();
    await at('/before');
    await arrive();
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(address()).toBe('/before');
  });

  it('keeps a form open that was opened meanwhile', async () => {
    const { gateway, arrive } = lateAnswer();
    const { user, back, address } = show();
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    await user.click(await screen.findByRole('button', { name: 'Edit: Ledger BEP20' }));
    await savePassword(user, await drawer('Edit wallet address'));
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete: Ledger BEP20' }));
    await drawer('Delete wallet address');
    const lists = gateway.of('PayoutMethods').length;
    await arrive();
    await isSaved(lists, gateway);
    expect(screen.getByRole('dialog', { name: 'Delete wallet address' })).toBeVisible();
    // Back closes it, as it is still open.
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/user-info');
  });
});

describe('payout methods during a pause', () => {
  const title = 'Payout methods cannot be added or changed for now';

  it.each([
    ['/user-info?add=wallet', 'Add wallet address'],
    ['/user-info?add=bank', 'Add bank account'],
  ])('cannot be added at %s', async (address, name) => {
    pause(payoutGateway());
    renderScreen(<PayoutSections />, address);
    const form = await drawer(name);
    expect(await form.findByRole('heading', { name: title })).toBeVisible();
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('can be deleted', async () => {
    pause(payoutGateway([account()]));
    renderScreen(<PayoutSections />, '/user-info');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const form = await drawer('Delete bank account');
    expect(form.getByLabelText('Transaction password')).toBeEnabled();
    expect(form.queryByRole('heading', { name: title })).toBeNull();
  });
});
