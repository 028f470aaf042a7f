/** Payment methods and order lists, shared by orders that are paid over a blockchain or through a bank. */
import type { PaymentType } from '@portal/schema/rest';
import type { PaymentMethod, WalletNetwork } from '../generated/resolvers.ts';
import { badUserInput } from '../kernel/errors.ts';

/** The platform's name of a payment method. */
export const platformMethod = { ON_CHAIN: 'CHAIN', BANK: 'BANK' } as const satisfies Record<
  PaymentMethod,
  PaymentType
>;

/** The SDL's name of the platform's payment method. */
export const sdlMethod = { CHAIN: 'ON_CHAIN', BANK: 'BANK' } as const satisfies Record<
  PaymentType,
  PaymentMethod
>;

/** The filter of a list of orders. */
interface PaymentFilter {
  readonly method?: PaymentMethod | null | undefined;
  readonly network?: WalletNetwork | null | undefined;
}

/** The platform's list with the requested orders, and the filter for it. */
export type OrderList =
  | { readonly of: 'bank' }
  | { readonly of: 'bsc' }
  | { readonly of: 'all'; readonly type: PaymentType | null; readonly walletType: WalletNetwork | null };

/**
 * Chooses the platform's list for a filter: it has one for bank orders, one for orders on BEP20, and one for all
 * others. Refuses a filter for bank orders on a network, because no such orders exist.
 */
export function chooseOrderList(filter: PaymentFilter | null | undefined): OrderList {
  const { method = null, network = null } = filter ?? {};
  if (method === 'BANK') {
    if (network !== null) throw badUserInput('"filter.network" goes with "ON_CHAIN" only.', 'filter.network');
    return { of: 'bank' };
  }
  if (network === 'BEP20') return { of: 'bsc' };
  return { of: 'all', type: method === null ? null : platformMethod[method], walletType: network };
}
