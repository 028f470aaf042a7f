/** What deposits and withdrawals have in common: how they are paid, and which of them a list is asked for. */
import type { PaymentType } from '@portal/schema/rest';
import { badUserInput } from '../errors.ts';
import type { PaymentMethod, WalletNetwork } from '../generated/resolvers.ts';

/** The platform's word for a method. */
export const platformMethod = { ON_CHAIN: 'CHAIN', BANK: 'BANK' } as const satisfies Record<
  PaymentMethod,
  PaymentType
>;

/** The method the platform's word stands for. */
export const methodOf = { CHAIN: 'ON_CHAIN', BANK: 'BANK' } as const satisfies Record<
  PaymentType,
  PaymentMethod
>;

/** What a list of orders is narrowed to. */
interface PaymentFilter {
  readonly method?: PaymentMethod | null | undefined;
  readonly network?: WalletNetwork | null | undefined;
}

/** Which of the platform's lists has the orders a filter asks for. */
export type OrderList =
  | { readonly of: 'bank' }
  | { readonly of: 'bsc' }
  | { readonly of: 'all'; readonly type: PaymentType | null; readonly walletType: WalletNetwork | null };

/**
 * The platform's list for a filter: it has one for bank orders, one for those on BEP20, and one for whatever is asked
 * for otherwise. Refuses bank orders of a network, which there are none of: whoever asks for them mixed something up.
 */
export function orderListFor(filter: PaymentFilter | null | undefined): OrderList {
  const { method = null, network = null } = filter ?? {};
  if (method === 'BANK') {
    if (network !== null) throw badUserInput('"filter.network" goes with "ON_CHAIN" only.', 'filter.network');
    return { of: 'bank' };
  }
  if (network === 'BEP20') return { of: 'bsc' };
  return { of: 'all', type: method === null ? null : platformMethod[method], walletType: network };
}
