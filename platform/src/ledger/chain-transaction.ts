/** Blockchains on which credits enter and leave. */
export type ChainNetwork = 'BEP20' | 'TRC20' | 'ERC20';

/** A transaction on a blockchain. The hash alone does not identify the network, so the ledger stores both together. */
export interface ChainTransaction {
  readonly network: ChainNetwork;
  readonly hash: string;
}

/** Formats a transaction for storage: `BEP20:0x5f…`. */
export const formatChainTransaction = ({ network, hash }: ChainTransaction): string => `${network}:${hash}`;

const stored = /^(BEP20|TRC20|ERC20):(.+)$/s;

/** Parses a stored transaction. */
export function parseChainTransaction(text: string): ChainTransaction {
  const [, network, hash] = stored.exec(text) ?? [];
  if (network === undefined || hash === undefined) throw new Error('the stored transaction has no network');
  return { network: network as ChainNetwork, hash };
}
