import type { DepositStatus, PaymentMethod, WalletNetwork } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface DepositQuery {
  tab?: 'bank' | 'records';
  method?: PaymentMethod;
  network?: WalletNetwork;
  status?: DepositStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
}

export const depositPath = (query: DepositQuery = {}) => withQuery('/recharge', { ...query });

/** The same screen under the phone wallet's path. */
export const mobileDepositPath = '/recharge-h5';
