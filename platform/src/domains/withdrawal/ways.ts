/** How a withdrawal is paid: over one of the networks, or through a bank. */
import { walletTypes, type PaymentType, type WalletType } from '@portal/schema/rest';

import type { BankAccountDetails } from '../payout/bank-accounts.ts';
import type { WalletAddress } from '../payout/wallet-addresses.ts';

export type Way = WalletType | 'BANK';

/** In the order they are offered. */
export const ways: readonly Way[] = [...walletTypes, 'BANK'];

/** Where a withdrawal goes. */
export type Destination = WalletAddress | BankAccountDetails;

/** How a destination is paid. */
export const wayOf = (to: Destination): Way => ('network' in to ? to.network : 'BANK');

/** The contract's words for a way. */
export const wordsOf = (way: Way): { type: PaymentType; walletType: WalletType | null } =>
  way === 'BANK' ? { type: 'BANK', walletType: null } : { type: 'CHAIN', walletType: way };
