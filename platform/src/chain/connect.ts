import type { WalletType } from '@portal/schema/rest';
import type { Logger } from 'pino';
import { WrongChain, type Chain, type Chains } from './chain.ts';
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

/**
 * Logs whether a network is connected, before the first call needs them. If the endpoint does not answer, the job that
 * uses it logs why.
 */
export async function announceChain(chain: Chain, logger: Logger): Promise<void> {
  const { network } = chain;
  try {
    await chain.check();
    logger.info({ network }, 'transactions are looked up on their chain');
  } catch (error) {
    if (error instanceof WrongChain)
      logger.warn({ network }, `CHAIN_RPC_URL_${network} serves another chain: nothing is looked up there`);
  }
}
