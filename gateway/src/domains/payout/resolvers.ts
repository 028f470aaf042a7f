import { payout, type ResultOf } from '@portal/schema/rest';
import type {
  AddBankAccountInput,
  AddWalletAddressInput,
  BankAccount,
  Resolvers,
  WalletAddress,
} from '../../generated/resolvers.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Account = NonNullable<ResultOf<typeof payout.addBankAccount>>;
type Address = NonNullable<ResultOf<typeof payout.add>>;

const toTimes = ({ createTime, changeTime, usableTime }: Account | Address) => ({
  createdAt: toIsoOrNull(createTime),
  changedAt: changeTime == null ? null : toIso(changeTime),
  usableAt: usableTime == null ? null : toIso(usableTime),
});

const toBankAccount = (account: Account): BankAccount => {
  const { id, bankName, accountName, accountNumber } = account;
  return { id, bankName, accountName, accountNumber, ...toTimes(account) };
};

const toWalletAddress = (row: Address): WalletAddress => ({
  id: row.id,
  network: row.walletType,
  address: row.walletAddress,
  label: row.label,
  isLookedUp: row.lookedUp ?? false,
  ...toTimes(row),
});

const toBankAccountRequest = (input: AddBankAccountInput) => ({
  bankName: input.bankName,
  accountName: input.accountName,
  accountNumber: input.accountNumber,
  transactionPassword: input.transactionPassword,
});

const toWalletAddressRequest = (input: AddWalletAddressInput) => ({
  walletType: input.network,
  walletAddress: input.address,
  label: input.label ?? null,
  lookAlikeAccepted: input.lookAlikeAccepted ?? false,
  transactionPassword: input.transactionPassword,
});

const addressNames = { walletType: 'network', walletAddress: 'address' };

/** Bank accounts and wallet addresses to which a member can withdraw. */
export const payoutResolvers: Resolvers = {
  Query: {
    async bankAccounts(_parent, _args, context) {
      const { records } = await context.call(payout.bankAccountList, {});
      return records.map(toBankAccount);
    },
    async walletAddresses(_parent, _args, context) {
      const { records } = await context.call(payout.list, {});
      return records.map(toWalletAddress);
    },
  },
  Mutation: {
    async addBankAccount(_parent, { input }, context) {
      const account = await context.call(payout.addBankAccount, toBankAccountRequest(input));
      return { bankAccount: account && toBankAccount(account) };
    },
    async updateBankAccount(_parent, { input }, context) {
      const request = { id: input.id, ...toBankAccountRequest(input) };
      const account = await context.call(payout.updateBankAccount, request);
      return { bankAccount: account && toBankAccount(account) };
    },
    async deleteBankAccount(_parent, { input: { id, transactionPassword } }, context) {
      const deleted = await context.call(payout.delBankAccount, { id, transactionPassword });
      return { id: deleted?.id ?? id };
    },
    async addWalletAddress(_parent, { input }, context) {
      const address = await context.call(payout.add, toWalletAddressRequest(input), addressNames);
      return { walletAddress: address && toWalletAddress(address) };
    },
    async updateWalletAddress(_parent, { input }, context) {
      const request = { id: input.id, ...toWalletAddressRequest(input) };
      const address = await context.call(payout.update, request, addressNames);
      return { walletAddress: address && toWalletAddress(address) };
    },
    async deleteWalletAddress(_parent, { input: { id, transactionPassword } }, context) {
      const deleted = await context.call(payout.del, { id, transactionPassword });
      return { id: deleted?.id ?? id };
    },
  },
};
