import type { BankAccountDetails } from '../payout/bank-accounts.ts';
import type { WalletAddress } from '../payout/wallet-addresses.ts';
import type { Way } from '../ways.ts';

/** Where a withdrawal goes. */
export type Destination = WalletAddress | BankAccountDetails;

/** How a destination is paid. */
export const wayOf = (to: Destination): Way => ('network' in to ? to.network : 'BANK');
