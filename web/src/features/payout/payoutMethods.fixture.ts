/** Gateway answers and user steps that the payout tests share. */
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { fakeGateway, overviewOf, type Gateway } from '../../test/portal.tsx';
import type { BankAccount, WalletAddress } from './methods.ts';

export const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
export const lookalike = `${evm.slice(0, 6)}${'a'.repeat(32)}${evm.slice(-4)}`;
export const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

export const account = (changes: Partial<BankAccount> = {}): BankAccount => ({
  __typename: 'BankAccount',
  id: '1',
  bankName: 'Bank Central',
  accountName: 'Aiko Tanaka',
  accountNumber: '1234567890',
  createdAt: '2026-11-01T00:00:00.000Z',
  usableAt: null,
  ...changes,
});
export const wallet = (changes: Partial<WalletAddress> = {}): WalletAddress => ({
  __typename: 'WalletAddress',
  id: '5',
  network: 'BEP20',
  address: evm,
  label: 'Ledger',
  createdAt: '2026-11-01T00:00:00.000Z',
  usableAt: null,
  ...changes,
});

/** A gateway that stores the methods it receives. */
export function payoutGateway(banks: BankAccount[] = [], wallets: WalletAddress[] = []): Gateway {
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

/** The open drawer, once its form or what replaces it is there. */
export async function drawer(name: string) {
  const form = within(await screen.findByRole('dialog', { name }));
  await form.findAllByRole('button', { name: /^(?:Save$|Delete|Back$)/ });
  return form;
}

/** Opens the form for a new wallet address and types one. */
export async function typeAddress(
  user: ReturnType<typeof userEvent.setup>,
  network: string,
  address: string,
) {
  const form = await drawer('Add wallet address');
  await user.click(form.getByRole('radio', { name: new RegExp(`^${network}`) }));
  await user.click(form.getByLabelText('Address'));
  await user.paste(address);
  return form;
}

export const savePassword = async (
  user: ReturnType<typeof userEvent.setup>,
  form: Awaited<ReturnType<typeof drawer>>,
) => {
  await user.type(form.getByLabelText('Transaction password'), 'Credits2026');
  await user.click(form.getByRole('button', { name: 'Save' }));
};
