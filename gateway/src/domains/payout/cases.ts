import { randomBytes } from 'node:crypto';
import { payout, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases, Values } from '../../../test/cases.ts';
import { nextNumber, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';
const changed = { changeTime: createTime + 1_000, usableTime: createTime + 86_401_000 };
const times = { createdAt, changedAt: '2026-05-28T20:26:41.123Z', usableAt: '2026-05-29T20:26:41.123Z' };

const accountRow: AnswerOf<typeof payout.addBankAccount> = {
  id: '61',
  bankName: 'First Bank',
  accountName: 'Aiko Tanaka',
  accountNumber: '0012345678',
  createTime,
  ...changed,
};

/** A bank account of a member. */
export const bankAccount = {
  row: accountRow,
  node: {
    id: '61',
    bankName: 'First Bank',
    accountName: 'Aiko Tanaka',
    accountNumber: '0012345678',
    ...times,
  },
};

const addressRow: AnswerOf<typeof payout.add> = {
  id: '62',
  walletType: 'ERC20',
  walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  label: 'ledger',
  lookedUp: true,
  createTime,
  ...changed,
};

/** A wallet address of a member. */
export const walletAddress = {
  row: addressRow,
  node: {
    id: '62',
    network: 'ERC20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'ledger',
    isLookedUp: true,
    ...times,
  },
};

/** Saves a bank account that the owner has not saved before. */
export const addBankAccount = (owner: Owner): Promise<Created> =>
  owner.make('addBankAccount', {
    bankName: `Bank of ${owner.userName}`,
    accountName: `Holder ${owner.userName}`,
    accountNumber: `${owner.userName}${String(nextNumber()).padStart(6, '0')}`,
    transactionPassword: owner.transactionPassword,
  });

const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`;

/** Saves a wallet address on a network. */
export const addWalletAddress = (owner: Owner, network: string): Promise<Created> =>
  owner.make('addWalletAddress', {
    network,
    address: newAddress(),
    label: `wallet of ${owner.userName}`,
    transactionPassword: owner.transactionPassword,
  });

const transactionPassword = 'Credits2026';
const deletion = (id: string): Values => ({ input: { id, transactionPassword } });

const account = { bankName: 'First Bank', accountName: 'Aiko Tanaka', accountNumber: '0012345678' };
const wallet = { network: 'BEP20', address: newAddress(), label: 'Savings', lookAlikeAccepted: true };

export const testCases: DomainTestCases = {
  // New methods can receive payouts at once.
  prepare: async ({ services: { database } }) => {
    await database.execute('update payout_setting set cool_down_hours = 0');
  },
  calls: [
    {
      endpoint: payout.addBankAccount,
      document:
        'mutation ($input: AddBankAccountInput!) { addBankAccount(input: $input) { bankAccount { id } } }',
      variables: {
        input: {
          ...account,
          transactionPassword,
        },
      },
      result: bankAccount.row,
      data: { addBankAccount: { bankAccount: { id: '61' } } },
    },
  ],
  confirmed: [
    { endpoint: payout.addBankAccount, mutation: 'addBankAccount', input: account },
    { endpoint: payout.updateBankAccount, mutation: 'updateBankAccount', input: { id: '7', ...account } },
    { endpoint: payout.delBankAccount, mutation: 'deleteBankAccount', input: { id: '7' } },
    { endpoint: payout.add, mutation: 'addWalletAddress', input: wallet },
    { endpoint: payout.update, mutation: 'updateWalletAddress', input: { id: '7', ...wallet } },
    { endpoint: payout.del, mutation: 'deleteWalletAddress', input: { id: '7' } },
  ],
  ids: [
    {
      at: 'updateBankAccount:input.id',
      make: addBankAccount,
      args: (id) => ({
        input: {
          id,
          transactionPassword,
          bankName: 'Another bank',
          accountName: 'Another name',
          accountNumber: `CHANGED${nextNumber()}`,
        },
      }),
    },
    {
      at: 'updateWalletAddress:input.id',
      make: (owner) => addWalletAddress(owner, 'ERC20'),
      args: (id) => ({ input: { id, transactionPassword, network: 'BEP20', address: newAddress() } }),
    },
    { at: 'deleteBankAccount:input.id', make: addBankAccount, args: deletion },
    {
      at: 'deleteWalletAddress:input.id',
      make: (owner) => addWalletAddress(owner, 'BEP20'),
      args: deletion,
    },
  ],
  ownValues: { bankAccounts: 2, walletAddresses: 2 },
  async makeOneOfEach(owner) {
    await addBankAccount(owner);
    await addWalletAddress(owner, 'BEP20');
    await addWalletAddress(owner, 'ERC20');
  },
};
