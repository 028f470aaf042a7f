import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { account, drawer, evm, payoutGateway, savePassword, tron, wallet } from './payoutMethods.fixture.ts';
import { PayoutSections } from './index.ts';

beforeAll(() => startTexts('payout'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

describe('the list of payout methods', () => {
  it('says from when on a new one can be paid to, while it waits', async () => {
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

  it('is limited to twenty', async () => {
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

describe('a change of a payout method', () => {
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

  it('has an unknown outcome when its answer was lost', async () => {
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
