/** Addresses of valid shape to which payments are lost, detected from the text alone without a network call. */
import { comparableAddress, networkFamily, type AddressNetwork } from './addresses.ts';

/**
 * The USDT contract of each network, as published by its issuer: Tether on ERC20 and TRC20 (tether.to, "Supported
 * protocols"), Binance's bridge on BEP20 (bscscan.com, "Binance-Peg BSC-USD").
 */
export const usdtContracts = {
  BEP20: '0x55d398326f99059fF775485246999027B3197955',
  TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ERC20: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
} as const satisfies Record<AddressNetwork, string>;

const contracts: ReadonlySet<string> = new Set(Object.values(usdtContracts).map(comparableAddress));

/** Why payments to an address are lost. */
export type Unpayable =
  /** Not derived from a key: the zero address, a burn address, or a contract of the network itself. */
  | 'unowned'
  /** The contract of a token, which keeps what is sent to it. */
  | 'token';

/**
 * Numbers below 2^64, for which no key can be found: the zero address, precompiled and system contracts (1 to 0xff,
 * 0x1000 on BEP20), and burn addresses such as 0x…dead.
 */
const smallNumber = /^0x0{24}/;
/** Burn addresses with a pattern: one digit or `dead` throughout, or `dead` and zeros. */
const pattern = /^0x(?:([0-9a-f])\1{39}|(?:dead){10}|dead0{12}.*)$/;

/** The common prefix of the small numbers in base58. */
const smallTron = 'T9yD14Nj9j7xAB4dbGeiX9h';
/** The black hole of TRON's genesis block, and burn addresses with a hexadecimal pattern. */
const burnTron: ReadonlySet<string> = new Set([
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  'TXka46PPwttNPWfFDPtt3GUodbPThyufaV',
  'TZJozAg1ruapycCicgz31GxvYJ1FraLjZa',
  'TWGdJLJhA9SzZLPZyVbDNBbdANLdgDxXkr',
]);

/** Why payments to a complete address are lost; null if the text does not show it. Case matters only on TRC20. */
export function getUnpayableReason(network: AddressNetwork, address: string): Unpayable | null {
  const compared = comparableAddress(address);
  // On all networks, because one network's contract address can hardly have a key on another.
  if (contracts.has(compared)) return 'token';
  const isUnowned =
    networkFamily(network) === 'tron'
      ? compared.startsWith(smallTron) || burnTron.has(compared)
      : smallNumber.test(compared) || pattern.test(compared);
  return isUnowned ? 'unowned' : null;
}
