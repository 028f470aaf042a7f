/** The public interface of payout methods for other domains. */
export { bankAccountOf, bankAccountsOf, type BankAccountDetails } from './bank-accounts.ts';
export { refuseUnpayable } from './unpayable.ts';
export { walletAddressesOf, walletAddressOf } from './wallet-addresses.ts';
