/** Addresses of the right shape to which a payment is lost. Told from the text alone, so that no network has to be asked. */
import { comparableAddress, networkFamily, type AddressNetwork } from './addresses.ts';

/**
 * The contract that moves USDT on each network, as its issuer publishes it: Tether's own on ERC20 and TRC20 (tether.to,
 * "Supported protocols"), on BEP20 the one of Binance's bridge (bscscan.com, "Binance-Peg BSC-USD").
 */
export const usdtContracts = {
  BEP20: '0x55d398326f99059fF775485246999027B3197955',
  TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ERC20: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
} as const satisfies Record<AddressNetwork, string>;

const contracts: ReadonlySet<string> = new Set(Object.values(usdtContracts).map(comparableAddress));

/** What speaks against paying to an address, whatever lives there. */
export type Unpayable =
  /** Chosen and not derived from a key: the zero address, a burn address, or a contract that the network itself brings. */
  | 'unowned'
  /** The contract of a token, which keeps what is sent to it. */
  | 'token';

/**
 * Numbers below 2^64, of which a key can be found for none: the zero address, the precompiled and the system contracts
 * (1 to 0xff, 0x1000 on BEP20), and burn addresses such as 0x…dead.
 */
const smallNumber = /^0x0{24}/;
/** Burn addresses that are a pattern: one digit or `dead` throughout, or `dead` and zeros. */
const pattern = /^0x(?:([0-9a-f])\1{39}|(?:dead){10}|dead0{12}.*)$/;

/** The small numbers in base58, where all of them begin with the same characters. */
const smallTron = 'T9yD14Nj9j7xAB4dbGeiX9h';
/** The black hole of TRON's first block, and burn addresses that are a pattern in hexadecimal digits. */
const burnTron: ReadonlySet<string> = new Set([
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  'TXka46PPwttNPWfFDPtt3GUodbPThyufaV',
  'TZJozAg1ruapycCicgz31GxvYJ1FraLjZa',
  'TWGdJLJhA9SzZLPZyVbDNBbdANLdgDxXkr',
]);

/** Why what is sent to a complete address is lost; null where the text does not say so. Case counts on TRC20 only. */
export function whyUnpayable(network: AddressNetwork, address: string): Unpayable | null {
  const compared = comparableAddress(address);
  // Of all networks: one contract's number is hardly another's key.
  if (contracts.has(compared)) return 'token';
  const isUnowned =
    networkFamily(network) === 'tron'
      ? compared.startsWith(smallTron) || burnTron.has(compared)
      : smallNumber.test(compared) || pattern.test(compared);
  return isUnowned ? 'unowned' : null;
}
