import { act, screen, waitFor, within } from '@testing-library/react';
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
import { PayoutSections } from './index.ts';
import type { BankAccount, WalletAddress } from './methods.ts';

beforeAll(() => startTexts('payout'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const twin = `${evm.slice(0, 6)}${'a'.repeat(32)}${evm.slice(-4)}`;
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const account = (changes: Partial<BankAccount> = {}): BankAccount => ({
  __typename: 'BankAccount',
  id: '1',
  bankName: 'Bank Central',
  accountName: 'Aiko Tanaka',
  accountNumber: '1234567890',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});
const wallet = (changes: Partial<WalletAddress> = {}): WalletAddress => ({
  __typename: 'WalletAddress',
  id: '5',
  network: 'BEP20',
  address: evm,
  label: 'Ledger',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});

/** A gateway that saves what it is told. */
function payoutGateway(banks: BankAccount[] = [], wallets: WalletAddress[] = []): Gateway {
  return fakeGateway({
    Overview: () => overviewOf({}),
    PayoutMethods: () => ({ bankAccounts: [...banks], walletAddresses: [...wallets] }),
    AddBankAccount: ({ input }) => {
      const { transactionPassword: _secret, ...details } = input as Record<string, string>;
      const bankAccount = account({ id: '2', ...details });
      banks.push(bankAccount);
      return { addBankAccount: { __typename: 'BankAccountPayload', bankAccount } };
    },
    AddWalletAddress: ({ input }) => {
      const { network, address, label } = input as Pick<WalletAddress, 'network' | 'address' | 'label'>;
      const walletAddress = wallet({ id: '9', network, address, label });
      wallets.push(walletAddress);
      return { addWalletAddress: { __typename: 'WalletAddressPayload', walletAddress } };
    },
    DeleteWalletAddress: ({ input }) => {
      const { id } = input as { id: string };
      wallets.splice(
        wallets.findIndex((known) => known.id === id),
        1,
      );
      return { deleteWalletAddress: { __typename: 'DeletePayoutMethodPayload', id } };
    },
  });
}

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The form of a new wallet address, with an address in it. */
async function typeAddress(user: ReturnType<typeof userEvent.setup>, network: string, address: string) {
  const form = await drawer('Add wallet address');
  await user.click(form.getByRole('radio', { name: new RegExp(`^${network}`) }));
  await user.click(form.getByLabelText('Address'));
  await user.paste(address);
  return form;
}

const savePassword = async (
  user: ReturnType<typeof userEvent.setup>,
  form: Awaited<ReturnType<typeof drawer>>,
) => {
  await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
  await user.click(form.getByRole('button', { name: 'Save' }));
};

describe('what is saved', () => {
  it('offers the next action where there is nothing', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info');
    expect(await screen.findByText('No bank account yet')).toBeVisible();
    expect(screen.getByText('No wallet address yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }));
    expect(await screen.findByRole('dialog', { name: 'Add bank account' })).toBeVisible();
    expect(address()).toBe('/user-info?add=bank');
  });

  it('masks account numbers until they are wanted, and copies them whole', async () => {
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

  it('has room for twenty', async () => {
    payoutGateway(Array.from({ length: 20 }, (_, i) => account({ id: String(i + 1) })));
    renderScreen(<PayoutSections />);
    expect(await screen.findByText(/You have reached the limit/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add bank account' })).toBeNull();
  });

  it('says when it could not be read, and tries again', async () => {
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

describe('a new bank account', () => {
  it('is saved as it was read, once, with the transaction password', async () => {
    const user = userEvent.setup();
    const gateway = payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await user.type(form.getByLabelText('Bank'), 'Bank Central');
    await user.type(form.getByLabelText('Account holder'), 'Aiko Tanaka');
    await user.type(form.getByLabelText('Account number or IBAN'), 'de89 3704-0044');
    expect(form.getByText('You entered DE89 3704 0044')).toBeVisible();
    await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
    const save = form.getByRole('button', { name: 'Save' });
    act(() => {
      save.click();
      save.click();
    });
    expect(await screen.findByText('Bank Central')).toBeVisible();
    expect(gateway.of('AddBankAccount')).toEqual([
      {
        input: {
          bankName: 'Bank Central',
          accountName: 'Aiko Tanaka',
          accountNumber: 'DE8937040044',
          transactionPassword: 'Credits2026',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('draft.payout.bank')).toBeNull();
  });

  it('says what is missing before anybody is asked', async () => {
    const gateway = payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await userEvent.type(form.getByLabelText('Account number or IBAN'), '12_45');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Enter the bank name.',
      'Enter the account holder.',
      'An account number has 5 to 34 letters and digits, and nothing else.',
      'Enter your transaction password.',
    ]) {
      expect(form.getByText(words)).toBeVisible();
    }
    expect(form.getByLabelText('Bank')).toHaveFocus();
    expect(gateway.of('AddBankAccount')).toHaveLength(0);
  });

  it('keeps what was typed over a reload, without the password', async () => {
    payoutGateway();
    const { unmount } = renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await userEvent.type(form.getByLabelText('Bank'), 'Bank Central');
    await userEvent.type(form.getByLabelText('Transaction password'), 'Credits2026');
    unmount();
    expect(sessionStorage.getItem('draft.payout.bank')).not.toContain('Credits2026');
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    expect((await drawer('Add bank account')).getByLabelText('Bank')).toHaveValue('Bank Central');
  });

  it('stays open when it is refused, and says why', async () => {
    const gateway = payoutGateway();
    const wrong = 'The transaction password is wrong. Nothing was changed.';
    gateway.answer({ AddBankAccount: () => refusal('PLATFORM_MESSAGE', wrong) });
    const user = userEvent.setup();
    renderScreen(<PayoutSections />, '/user-info?add=bank');
    const form = await drawer('Add bank account');
    await user.type(form.getByLabelText('Bank'), 'Bank Central');
    await user.type(form.getByLabelText('Account holder'), 'Aiko');
    await user.type(form.getByLabelText('Account number or IBAN'), '12345');
    await savePassword(user, form);
    expect(await form.findByRole('alert')).toHaveTextContent(wrong);
    expect(form.getByLabelText('Bank')).toHaveValue('Bank Central');
  });
});

describe('a new wallet address', () => {
  it('is checked while it is typed', async () => {
    payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'TRC20', evm);
    // At once, before the field is left.
    expect(form.getByText(/This is a BEP20\/ERC20 address, not a TRC20 address/)).toBeVisible();
    await user.click(form.getByRole('radio', { name: /^BEP20/ }));
    expect(form.queryByText(/This is an address of/)).toBeNull();
    expect(form.getByText('42 of 42 characters')).toBeVisible();
  });

  it('may be half typed until its field is left', async () => {
    payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', evm.slice(0, -1));
    expect(form.queryByText(/character is missing/)).toBeNull();
    await user.tab();
    expect(form.getByText('1 character is missing: BEP20 addresses have 42.')).toBeVisible();
  });

  it('goes back where the member came from, and says which one it is', async () => {
    const gateway = payoutGateway();
    const user = userEvent.setup();
    const { address } = renderScreen(
      <PayoutSections />,
      '/user-info?add=wallet&network=TRC20&back=%2Fwithdraw',
    );
    const form = await drawer('Add wallet address');
    expect(form.getByRole('radio', { name: /^TRC20/ })).toBeChecked();
    await user.click(form.getByLabelText('Address'));
    await user.paste(` ${tron}\n`);
    await user.type(form.getByLabelText(/^Name/), ' Phone ');
    await savePassword(user, form);
    await waitFor(() => expect(address()).toBe('/withdraw?added=9'));
    expect(gateway.of('AddWalletAddress')).toEqual([
      {
        input: {
          network: 'TRC20',
          address: tron,
          label: 'Phone',
          lookAlikeAccepted: false,
          transactionPassword: 'Credits2026',
        },
      },
    ]);
  });

  it('goes back too when it is given up', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info?add=bank&back=%2Fwithdraw%3Ftab%3Dbank');
    await userEvent.click((await drawer('Add bank account')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/withdraw?tab=bank');
  });

  it('never leads out of the portal', async () => {
    payoutGateway();
    const { address } = renderScreen(<PayoutSections />, '/user-info?add=bank&back=%2F%2Fevil.example');
    await userEvent.click((await drawer('Add bank account')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/user-info');
  });

  it('that looks like a saved one is compared and confirmed first', async () => {
    const gateway = payoutGateway([], [wallet()]);
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('Ledger');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', twin);
    const warning = form.getByRole('alert');
    expect(warning).toHaveTextContent('This looks like a saved address but is a different one');
    expect(warning).toHaveTextContent(evm);
    expect(warning).toHaveTextContent(twin);
    expect(warning.querySelectorAll('mark')).toHaveLength(64);
    await savePassword(user, form);
    expect(form.getByText('Confirm that you have compared the addresses.')).toBeVisible();
    expect(gateway.of('AddWalletAddress')).toHaveLength(0);
    await user.click(form.getByRole('checkbox', { name: /I have compared every character/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('AddWalletAddress')).toHaveLength(1));
    expect(gateway.of('AddWalletAddress')[0]).toMatchObject({
      input: { address: twin, lookAlikeAccepted: true },
    });
  });

  it('accepts one look-alike, not the next', async () => {
    payoutGateway([], [wallet()]);
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('Ledger');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', twin);
    await user.click(form.getByRole('checkbox'));
    await user.clear(form.getByLabelText('Address'));
    await user.click(form.getByLabelText('Address'));
    await user.paste(twin.replace('a', 'b'));
    expect(form.getByRole('checkbox')).not.toBeChecked();
  });

  it('is compared too when only the platform knows of the saved one', async () => {
    const wallets: WalletAddress[] = [];
    const gateway = payoutGateway([], wallets);
    gateway.answer({
      AddWalletAddress: () => {
        wallets.push(wallet());
        return refusal('PLATFORM_MESSAGE', `This address begins and ends like your saved ${evm}.`);
      },
    });
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    await screen.findByText('No wallet address yet');
    const user = userEvent.setup();
    const form = await typeAddress(user, 'BEP20', twin);
    await savePassword(user, form);
    expect(await form.findByRole('checkbox', { name: /I have compared/ })).not.toBeChecked();
    expect(form.getByLabelText('Address')).toHaveValue(twin);
  });
});

describe('changing what is saved', () => {
  it('deletes with the transaction password, and moves the focus on', async () => {
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

  it('sends the whole of what was changed', async () => {
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

  it('does not know what became of a change whose answer was lost', async () => {
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
