import { describe, expect, it } from 'vitest';
import { explorerUrl } from './networks.ts';

const hex = 'a1'.repeat(32);

describe('explorerOf', () => {
  it.each([
    ['BEP20', `0x${hex}`, 'BscScan', `https://bscscan.com/tx/0x${hex}`],
    ['ERC20', `0x${hex}`, 'Etherscan', `https://etherscan.io/tx/0x${hex}`],
    ['TRC20', hex, 'Tronscan', `https://tronscan.org/#/transaction/${hex}`],
    ['TRC20', `0x${hex}`, 'Tronscan', `https://tronscan.org/#/transaction/${hex}`],
  ] as const)('links %s to %s', (network, hash, name, url) => {
    expect(explorerUrl(network, hash)).toEqual({ name, url });
  });

  it.each([
    [null, `0x${hex}`],
    ['BEP20', null],
    ['BEP20', hex],
    ['BEP20', `0x${hex}?a=b`],
    ['TRC20', 'RECEIPT-2026-0001'],
    ['ERC20', 'javascript:alert(1)'],
  ] as const)('returns no explorer for %s and %s', (network, hash) => {
    expect(explorerUrl(network, hash)).toBeNull();
  });
});
