import { createHash } from 'node:crypto';

import type { WalletType } from '@portal/schema/rest';
import { createBase58check } from '@scure/base';

import { readAddress } from '../domains/payout/addresses.ts';

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base58check = createBase58check(sha256);

/** In front of the twenty bytes of every address of TRON. */
const tronVersion = 0x41;

/** Addresses that are written right and belong to nobody: a hash came first, and no key leads to it. */
export function demoAddresses(network: WalletType, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = sha256(`demonstration of ${network}, ${index}`).subarray(0, 20);
    return network === 'TRC20'
      ? base58check.encode(Uint8Array.of(tronVersion, ...bytes))
      : readAddress(network, `0x${bytes.toString('hex')}`);
  });
}
