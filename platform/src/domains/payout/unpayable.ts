import { getUnpayableReason } from '@portal/schema/rules';
import { ChainUnavailable } from '../../chain/chain.ts';
import type { AddressCheck, Services, WalletAddress } from '../../services/services.ts';
import { refusals } from './refusals.ts';

const unpayableRefusals = { unowned: refusals.ADDRESS_UNOWNED, token: refusals.ADDRESS_TOKEN };

/**
 * Refuses a valid address that must not be paid: a known unowned one (ADDRESS_UNOWNED) or token (ADDRESS_TOKEN), one
 * that another domain's check refuses, or a smart contract (ADDRESS_CONTRACT) if the network has an endpoint. Refused
 * with ADDRESS_UNCHECKED if the endpoint does not respond, because a payment cannot be reversed. Returns whether the
 * network was queried.
 */
export async function refuseUnpayable(
  services: Services,
  checks: readonly AddressCheck[],
  wallet: WalletAddress,
): Promise<boolean> {
  const { network, address } = wallet;
  const why = getUnpayableReason(network, address);
  if (why !== null) throw unpayableRefusals[why]();
  for (const check of checks) {
    const refusal = await check(services, wallet);
    if (refusal !== undefined) throw refusal;
  }
  const chain = services.chains.get(network);
  if (chain === undefined) return false;
  try {
    if (!(await chain.isContract(address))) return true;
  } catch (error) {
    throw error instanceof ChainUnavailable ? refusals.ADDRESS_UNCHECKED({ network }) : error;
  }
  throw refusals.ADDRESS_CONTRACT();
}
