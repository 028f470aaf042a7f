import { ChainUnavailable } from '../../chain/chain.ts';
import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { isDepositAddress } from '../deposit/addresses.ts';
import type { WalletAddress } from './wallet-addresses.ts';

/**
 * Refuses an address that is one and is not to be paid: where deposits arrive (ADDRESS_OF_PLATFORM), or where a smart
 * contract lives (ADDRESS_CONTRACT), as far as the configured endpoint sees its network. Where that gives no answer it
 * is ADDRESS_UNCHECKED: a payment cannot be taken back.
 */
export async function refuseUnpayable(
  { database, chain }: Services,
  { network, address }: WalletAddress,
): Promise<void> {
  if (await isDepositAddress(database, address)) throw refuse('ADDRESS_OF_PLATFORM');
  // No endpoint there is serves TRON.
  if (chain === undefined || network === 'TRC20') return;
  try {
    if ((await chain.network()) !== network) return;
    if (!(await chain.isContract(address))) return;
  } catch (error) {
    throw error instanceof ChainUnavailable ? refuse('ADDRESS_UNCHECKED', { network }) : error;
  }
  throw refuse('ADDRESS_CONTRACT');
}
