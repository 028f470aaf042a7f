import { hexToBytes } from '@noble/hashes/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressNetwork } from './addresses.ts';
import { formatAddress } from './checksums.ts';
import { usdtContracts, getUnpayableReason } from './unpayable.ts';

const networks = ['BEP20', 'TRC20', 'ERC20'] as const;
/** The address with this number (hexadecimal) in the notation of the network. */
const at = (network: AddressNetwork, digits: string): string =>
  formatAddress(network, hexToBytes(digits.padStart(40, '0')));

describe.each(networks)('a payment on %s', (network) => {
  it.each([
    ['the zero address', '0'],
    ['the first precompiled contract', '1'],
    ['the last that is like one', 'ff'],
    ['a system contract', '1002'],
    ['0x…dead', 'dead'],
    ['0x…deadbeef', 'deadbeef'],
    ['the letter e throughout', 'e'.repeat(40)],
    ['the letter f throughout', 'f'.repeat(40)],
    ['dead throughout', 'dead'.repeat(10)],
  ])('cannot be recovered from %s', (_what, digits) => {
    const address = at(network, digits);
    expect(getUnpayableReason(network, address)).toBe('unowned');
    if (network !== 'TRC20') {
      expect(getUnpayableReason(network, address.toLowerCase())).toBe('unowned');
      expect(getUnpayableReason(network, address.toUpperCase())).toBe('unowned');
    }
  });

  it('cannot be recovered from a USDT contract, in upper or lower case', () => {
    expect(getUnpayableReason(network, usdtContracts[network])).toBe('token');
    if (network !== 'TRC20') {
      for (const contract of [usdtContracts.BEP20, usdtContracts.ERC20])
        expect(getUnpayableReason(network, contract.toLowerCase())).toBe('token');
    }
  });

  it('can go to an address that may have a key', () => {
    // The first four digits are not zero, and the digits differ.
    const digits = fc.stringMatching(/^[1-9a-c][0-9a-f]{38}[d-f]$/);
    fc.assert(
      fc.property(digits, (number) => {
        expect(getUnpayableReason(network, at(network, number))).toBeNull();
      }),
    );
  });
});

it('recognizes burn addresses that are patterns', () => {
  expect(getUnpayableReason('ERC20', '0xdEAD000000000000000042069420694206942069')).toBe('unowned');
  expect(getUnpayableReason('TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy')).toBe('unowned');
  // Addresses with many leading zeros can be found by search.
  expect(getUnpayableReason('ERC20', '0x00000000219ab540356cBB839Cbe05303d7705Fa')).toBeNull();
});
