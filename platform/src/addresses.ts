import type { WalletType } from '@portal/schema/rest';
import { otherNetworks } from '@portal/schema/rules';
import { readAddress } from '@portal/schema/rules/checksums';
import { refusals } from './address-refusals.ts';

/**
 * A wallet address as it is saved and paid to: with the checksum of EIP-55 on BEP20 and ERC20, as it came on TRC20.
 * Refused with ADDRESS_OF_OTHER_NETWORK, ADDRESS_CHECKSUM when a character is wrong, ADDRESS_INVALID when it is no
 * address at all or the zero address.
 */
export function requireAddress(network: WalletType, typed: string): string {
  const read = readAddress(network, typed);
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
