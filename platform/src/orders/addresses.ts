import type { WalletType } from '@portal/schema/rest';
import { otherNetworks } from '@portal/schema/rules';
import { parseAddress } from '@portal/schema/rules/checksums';
import { refusals } from './address-refusals.ts';

/**
 * Returns a wallet address in the notation in which it is saved and paid: with its EIP-55 checksum on BEP20 and ERC20,
 * unchanged on TRC20.
 * Throws ADDRESS_OF_OTHER_NETWORK, ADDRESS_CHECKSUM if a character is wrong, or ADDRESS_INVALID for any other text and
 * the zero address.
 */
export function requireAddress(network: WalletType, typed: string): string {
  const read = parseAddress(network, typed);
  switch (read.kind) {
    case 'address':
      return read.value;
    case 'otherNetwork':
      throw refusals.ADDRESS_OF_OTHER_NETWORK({ network, found: otherNetworks(network) });
    case 'checksum':
      throw refusals.ADDRESS_CHECKSUM({ network });
    case 'invalid':
      throw refusals.ADDRESS_INVALID({ network });
  }
}
