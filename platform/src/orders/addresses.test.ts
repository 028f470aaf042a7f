import { expect, it } from 'vitest';
import { requireAddress } from './addresses.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it('returns an address with its checksum', () => {
  expect(requireAddress('BEP20', evm.toLowerCase())).toBe(evm);
  expect(requireAddress('TRC20', tron)).toBe(tron);
});

it.each([
  ['BEP20', tron, 'ADDRESS_OF_OTHER_NETWORK', { found: 'TRC20' }],
  ['ERC20', tron, 'ADDRESS_OF_OTHER_NETWORK', { found: 'TRC20' }],
  ['TRC20', evm, 'ADDRESS_OF_OTHER_NETWORK', { found: 'BEP20/ERC20' }],
  ['BEP20', evm.replace('5aA', '5AA'), 'ADDRESS_CHECKSUM', {}],
  ['TRC20', tron.replace('TR7', 'TR8'), 'ADDRESS_CHECKSUM', {}],
  ['ERC20', `0x${'0'.repeat(40)}`, 'ADDRESS_INVALID', {}],
  ['TRC20', '', 'ADDRESS_INVALID', {}],
] as const)('rejects on %s the address %j with %s', (network, typed, code, params) => {
  expect(() => requireAddress(network, typed)).toThrow(
    expect.objectContaining({ code, params: { network, ...params } }) as Error,
  );
});
