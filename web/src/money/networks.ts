import type { WalletNetwork } from '../generated/schema.ts';

/** In the order of the schema, which choices and filters keep. */
export const walletNetworks = ['BEP20', 'TRC20', 'ERC20'] as const satisfies readonly WalletNetwork[];

interface Network {
  /** The chain's own name, the same in every language. */
  readonly chain: string;
  readonly explorer: string;
  /** URL prefix of a transaction in its explorer. */
  readonly transactions: string;
  readonly hash: RegExp;
}

const hexHash = /^0x[0-9a-f]{64}$/i;

export const networks: Readonly<Record<WalletNetwork, Network>> = {
  BEP20: {
    chain: 'BNB Smart Chain',
    explorer: 'BscScan',
    transactions: 'https://bscscan.com/tx/',
    hash: hexHash,
  },
  TRC20: {
    chain: 'TRON',
    explorer: 'Tronscan',
    transactions: 'https://tronscan.org/#/transaction/',
    hash: /^(?:0x)?[0-9a-f]{64}$/i,
  },
  ERC20: {
    chain: 'Ethereum',
    explorer: 'Etherscan',
    transactions: 'https://etherscan.io/tx/',
    hash: hexHash,
  },
};

/**
 * Name and URL of the block explorer for a transaction. Null for an unknown network, and for a reference that is not a
 * transaction hash, such as an exchange's receipt number.
 */
export function explorerUrl(
  network: WalletNetwork | null,
  hash: string | null,
): { readonly name: string; readonly url: string } | null {
  if (network === null || hash === null) return null;
  const { explorer, transactions, hash: shape } = networks[network];
  if (!shape.test(hash)) return null;
  return { name: explorer, url: transactions + (network === 'TRC20' ? hash.replace(/^0x/i, '') : hash) };
}
