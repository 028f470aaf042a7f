/** The public interface of payout methods for other domains. */
export { requireBankAccount, listBankAccounts, type BankAccountDetails } from './bank-accounts.ts';
export { refuseUnpayable } from './unpayable.ts';
export { listWalletAddresses, requireWalletAddress } from './wallet-addresses.ts';
