import { hexToBytes } from '@noble/hashes/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AddressNetwork } from './addresses.ts';
import { writeAddress } from './checksums.ts';
import { usdtContracts, whyUnpayable } from './unpayable.ts';

const networks = ['BEP20', 'TRC20', 'ERC20'] as const;
/** The address with this number, given in hexadecimal digits, as the network writes it. */
const at = (network: AddressNetwork, digits: string): string =>
  writeAddress(network, hexToBytes(digits.padStart(40, '0')));

describe.each(networks)('what is sent on %s', (network) => {
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
  ])('to %s is lost', (_what, digits) => {
    const address = at(network, digits);
    expect(whyUnpayable(network, address)).toBe('unowned');
    if (network !== 'TRC20') {
      expect(whyUnpayable(network, address.toLowerCase())).toBe('unowned');
      expect(whyUnpayable(network, address.toUpperCase())).toBe('unowned');
    }
  });

  it('to a contract of USDT is lost, in any case', () => {
    expect(whyUnpayable(network, usdtContracts[network])).toBe('token');
    if (network !== 'TRC20') {
      for (const contract of [usdtContracts.BEP20, usdtContracts.ERC20])
        expect(whyUnpayable(network, contract.toLowerCase())).toBe('token');
    }
  });

  it('to an address that could have a key is not', () => {
    // The first four digits are not zero, and the digits differ.
    const digits = fc.stringMatching(/^[1-9a-c][0-9a-f]{38}[d-f]$/);
    fc.assert(
      fc.property(digits, (number) => {
        expect(whyUnpayable(network, at(network, number))).toBeNull();
      }),
    );
  });
});

it('knows the burn addresses that are not numbers in a row', () => {
  expect(whyUnpayable('ERC20', '0xdEAD000000000000000042069420694206942069')).toBe('unowned');
  expect(whyUnpayable('TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy')).toBe('unowned');
  // Many zeros at the beginning are searched for, and found.
  expect(whyUnpayable('ERC20', '0x00000000219ab540356cBB839Cbe05303d7705Fa')).toBeNull();
});
