import { createHash } from 'node:crypto';

import type { WalletType } from '@portal/schema/rest';
import { writeAddress } from '@portal/schema/rules/checksums';

/** Valid addresses without an owner: they are derived from a hash, so no private key is known. */
export function demoAddresses(network: WalletType, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = createHash('sha256').update(`demonstration of ${network}, ${index}`).digest();
    return writeAddress(network, hash.subarray(0, 20));
  });
}
