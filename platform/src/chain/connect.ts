import type { WalletType } from '@portal/schema/rest';
import type { Chain, Chains } from './chain.ts';
import { EvmChain } from './evm-chain.ts';
import { TronChain } from './tron-chain.ts';

/** The endpoints by network. */
export type ChainUrls = Readonly<Partial<Record<WalletType, string>>>;

/** Connects chains to their endpoints. Sends no request yet. */
export function connectChains({ BEP20, ERC20, TRC20 }: ChainUrls): Chains {
  const chains: Chain[] = [
    ...(BEP20 === undefined ? [] : [new EvmChain('BEP20', BEP20)]),
    ...(TRC20 === undefined ? [] : [new TronChain(TRC20)]),
    ...(ERC20 === undefined ? [] : [new EvmChain('ERC20', ERC20)]),
  ];
  return new Map(chains.map((chain) => [chain.network, chain]));
}
