import type { WalletType } from '@portal/schema/rest';

/**
 * The total USDT that one transaction moved to one address, in our minor units. If the chain has more decimals, the sum
 * is truncated, not its parts.
 */
export interface TokenTransfer {
  /** In the notation of its network, with the checksum. */
  readonly to: string;
  readonly amount: bigint;
  /** The distinct addresses that sent it. */
  readonly from: readonly string[];
}

/**
 * The state of a transaction on the chain. Unknown: the chain never saw the hash. Unsettled: it waits for a block or
 * for confirmations. Failed: it is in a block and had no effect.
 */
export type ChainTransaction =
  | { readonly state: 'unknown' | 'unsettled' | 'failed' }
  | { readonly state: 'settled'; readonly transfers: readonly TokenTransfer[] };

/** The chain of one network, read through a third-party endpoint. Every call may throw {@link ChainUnavailable}. */
export interface Chain {
  readonly network: WalletType;
  /** Whether it was closed; every call fails afterwards. */
  readonly isClosed: boolean;
  /**
   * Checks that the endpoint answers and serves the network; throws otherwise. The other calls check this themselves.
   */
  check(): Promise<void>;
  /** Whether an address is a contract. An account that delegates to code (EIP-7702) is still an account. */
  isContract(address: string): Promise<boolean>;
  /** The USDT that a transaction moved. `hash` is in the notation of the network. */
  transaction(hash: string): Promise<ChainTransaction>;
  /** Aborts pending requests, so that a slow endpoint does not delay the end of the process. */
  close(): void;
}

/** The connected chains by network. */
export type Chains = ReadonlyMap<WalletType, Chain>;

/** The endpoint returned no usable answer. The message does not contain its URL, which may hold a key. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable';
}

/** The endpoint answers but serves another chain. */
export class WrongChain extends ChainUnavailable {}

/**
 * Timeout of one request in milliseconds. A request is tried twice, and members wait for it when they save an address.
 */
export const requestTimeoutMs = 5_000;
