import { whyUnpayable } from '@portal/schema/rules';

import { ChainUnavailable } from '../../chain/chain.ts';
import type { AddressCheck, Services, WalletAddress } from '../../services.ts';
import { refusals } from './refusals.ts';

const lost = { unowned: refusals.ADDRESS_UNOWNED, token: refusals.ADDRESS_TOKEN };

/**
 * Refuses a valid address that must not be paid: with ADDRESS_UNOWNED or ADDRESS_TOKEN one whose text says so, one that a
 * check of another domain refuses, or, with ADDRESS_CONTRACT, a smart contract on the network of the configured endpoint.
 * Refused with ADDRESS_UNCHECKED when the endpoint does not answer, because a payment cannot be reversed.
 * Returns whether the network was asked.
 */
export async function refuseUnpayable(
  services: Services,
  checks: readonly AddressCheck[],
  wallet: WalletAddress,
): Promise<boolean> {
  const { network, address } = wallet;
  const why = whyUnpayable(network, address);
  if (why !== null) throw lost[why]();
  for (const check of checks) {
    const refusal = await check(services, wallet);
    if (refusal !== undefined) throw refusal;
  }
  const { chain } = services;
  // The configured endpoint is an EVM node and cannot serve TRON.
  if (chain === undefined || network === 'TRC20') return false;
  try {
    if ((await chain.network()) !== network) return false;
    if (!(await chain.isContract(address))) return true;
  } catch (error) {
    throw error instanceof ChainUnavailable ? refusals.ADDRESS_UNCHECKED({ network }) : error;
  }
  throw refusals.ADDRESS_CONTRACT();
}
