import { payout, type ResultOf } from '@portal/schema/rest';
import type {
  AddBankAccountInput,
  AddWalletAddressInput,
  BankAccount,
  Resolvers,
  WalletAddress,
} from '../generated/resolvers.ts';
import { isoOf } from './time.ts';

type Account = ResultOf<typeof payout.addBankAccount>;
type Address = ResultOf<typeof payout.add>;

const bankAccountOf = ({ id, bankName, accountName, accountNumber, createTime }: Account): BankAccount => ({
  id,
  bankName,
  accountName,
  accountNumber,
  createdAt: isoOf(createTime),
});

const walletAddressOf = ({ id, walletType, walletAddress, label, createTime }: Address): WalletAddress => ({
  id,
  network: walletType,
  address: walletAddress,
  label,
  createdAt: isoOf(createTime),
});

const bankAccountDetails = (input: AddBankAccountInput) => ({
  bankName: input.bankName,
  accountName: input.accountName,
  accountNumber: input.accountNumber,
  transactionPassword: input.transactionPassword,
});

const walletAddressDetails = (input: AddWalletAddressInput) => ({
  walletType: input.network,
  walletAddress: input.address,
  label: input.label ?? null,
  lookAlikeAccepted: input.lookAlikeAccepted ?? false,
  transactionPassword: input.transactionPassword,
});

/** Where a member's withdrawals can go. */
export const payoutResolvers: Resolvers = {
  Query: {
    async bankAccounts(_parent, _args, context) {
      const { records } = await context.call(payout.bankAccountList, {});
      return records.map(bankAccountOf);
    },
    async walletAddresses(_parent, _args, context) {
      const { records } = await context.call(payout.list, {});
      return records.map(walletAddressOf);
    },
  },
  Mutation: {
    async addBankAccount(_parent, { input }, context) {
      const account = await context.call(payout.addBankAccount, bankAccountDetails(input));
      return { bankAccount: bankAccountOf(account) };
    },
    async updateBankAccount(_parent, { input }, context) {
      const request = { id: input.id, ...bankAccountDetails(input) };
      return { bankAccount: bankAccountOf(await context.call(payout.updateBankAccount, request)) };
    },
    async deleteBankAccount(_parent, { input: { id, transactionPassword } }, context) {
      return { id: (await context.call(payout.delBankAccount, { id, transactionPassword })).id };
    },
    async addWalletAddress(_parent, { input }, context) {
      const address = await context.call(payout.add, walletAddressDetails(input));
      return { walletAddress: walletAddressOf(address) };
    },
    async updateWalletAddress(_parent, { input }, context) {
      const request = { id: input.id, ...walletAddressDetails(input) };
      return { walletAddress: walletAddressOf(await context.call(payout.update, request)) };
    },
    async deleteWalletAddress(_parent, { input: { id, transactionPassword } }, context) {
      return { id: (await context.call(payout.del, { id, transactionPassword })).id };
    },
  },
};
