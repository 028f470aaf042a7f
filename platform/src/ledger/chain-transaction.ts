/** Blockchains on which credits come and go. */
export type ChainNetwork = 'BEP20' | 'TRC20' | 'ERC20';

/** A transaction on a blockchain. Its hash alone does not say where to look for it, so the ledger keeps both as one. */
export interface ChainTransaction {
  readonly network: ChainNetwork;
  readonly hash: string;
}

/** As the ledger stores it: `BEP20:0x5f…`. */
export const chainText = ({ network, hash }: ChainTransaction): string => `${network}:${hash}`;

const stored = /^(BEP20|TRC20|ERC20):(.+)$/s;

/** The transaction behind what is stored. */
export function chainOf(text: string): ChainTransaction {
  const [, network, hash] = stored.exec(text) ?? [];
  if (network === undefined || hash === undefined) throw new Error('no network is stored with a hash');
  return { network: network as ChainNetwork, hash };
}
