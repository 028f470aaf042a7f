/** The public interface of payout methods for other domains. */
export { bankAccountOf, bankAccountsOf, type BankAccountDetails } from './bank-accounts.ts';
export { walletAddressesOf, walletAddressOf } from './wallet-addresses.ts';
