import type { DepositFilter, DepositStatus, PaymentMethod } from '../../generated/schema.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { oneOf, type UrlFilters } from '../../records/useUrlFilters.ts';

/** In the order of the schema, which choices and filters keep. */
export const depositMethods = ['ON_CHAIN', 'BANK'] as const satisfies readonly PaymentMethod[];
export const depositStatuses = [
  'PENDING_REVIEW',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly DepositStatus[];

/** What of the deposits is asked for, by its name in the address. */
export const filterKinds = {
  method: oneOf(depositMethods),
  network: oneOf(walletNetworks),
  status: oneOf(depositStatuses),
};

export type DepositFilters = UrlFilters<typeof filterKinds>;

/** The filter as the gateway takes it; null where nothing can match, so that nobody is asked. */
export function queryFilter({ method, network, status }: DepositFilters['values']): DepositFilter | null {
  if (method === 'BANK' && network !== '') return null;
  return {
    ...(method !== '' && { method }),
    ...(network !== '' && { network }),
    ...(status !== '' && { status }),
  };
}
