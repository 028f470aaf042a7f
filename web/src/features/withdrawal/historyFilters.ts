import type { PaymentMethod, WithdrawalFilter } from '../../generated/schema.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { oneOf, type UrlFilters } from '../../records/useUrlFilters.ts';
import { withdrawalStatuses } from './progress.ts';

/** The two ways, in the order of the schema. */
export const paymentMethods = ['ON_CHAIN', 'BANK'] as const satisfies readonly PaymentMethod[];

/** What of the withdrawals is asked for, by its name in the address. */
export const filterKinds = {
  method: oneOf(paymentMethods),
  network: oneOf(walletNetworks),
  status: oneOf(withdrawalStatuses),
};

export type WithdrawalFilters = UrlFilters<typeof filterKinds>;

/** The filter as the gateway takes it; null where nothing can match, so that nobody is asked. */
export function queryFilter({
  method,
  network,
  status,
}: WithdrawalFilters['values']): WithdrawalFilter | null {
  if (method === 'BANK' && network !== '') return null;
  return {
    ...(method !== '' && { method }),
    ...(network !== '' && { network }),
    ...(status !== '' && { status }),
  };
}
