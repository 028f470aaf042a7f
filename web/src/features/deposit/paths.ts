import { withQuery } from '../../extension-points/paths.ts';
import type { DepositStatus, PaymentMethod, WalletNetwork } from '../../generated/schema.ts';
import type { Deposit } from './order.ts';

interface DepositQuery {
  tab?: 'bank' | 'records';
  method?: PaymentMethod;
  network?: WalletNetwork;
  status?: DepositStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
  /** What the form is filled in with. */
  amount?: string;
  reference?: string;
  /** Name of the bank channel. */
  channel?: string;
}

export const depositPath = (query: DepositQuery = {}) => withQuery('/recharge', { ...query });

/** The form filled in with a deposit that was rejected. */
export const depositAgainPath = (
  deposit: Pick<Deposit, 'method' | 'network' | 'channel' | 'amount' | 'hash' | 'reference'>,
) =>
  depositPath({
    ...(deposit.method === 'BANK' && { tab: 'bank' }),
    ...(deposit.network !== null && { network: deposit.network }),
    ...(deposit.channel !== null && { channel: deposit.channel }),
    amount: deposit.amount,
    reference: deposit.hash ?? deposit.reference ?? '',
  });
