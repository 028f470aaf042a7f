import type { WalletType } from '@portal/schema/rest';

/**
 * All the USDT that one transaction moved to one address, in minor units of our own scale. Where the chain knows more,
 * the sum is cut, not its parts.
 */
export interface TokenTransfer {
  /** With its checksum (EIP-55). */
  readonly to: string;
  readonly amount: bigint;
}

/**
 * What the chain knows of a transaction. Unknown: it never saw the hash. Unsettled: it waits for a block, or for
 * enough blocks on top of it. Failed: it is in a block and did nothing.
 */
export type ChainTransaction =
  | { readonly state: 'unknown' | 'unsettled' | 'failed' }
  | { readonly state: 'settled'; readonly transfers: readonly TokenTransfer[] };

/** One EVM chain, read through a third party's endpoint. Every call may throw {@link ChainUnavailable}. */
export interface Chain {
  /** The network it serves, if the endpoint has reported it yet; never waits. */
  readonly knownNetwork: WalletType | undefined;
  /** Whether it was closed: then no question is answered any more. */
  readonly isClosed: boolean;
  /**
   * The network it serves; undefined when it is a chain on which no USDT of ours moves. Asked until it is known, and
   * again after a question had no answer.
   */
  network(): Promise<WalletType | undefined>;
  /** Whether a contract lives at an address. An account that delegates to code (EIP-7702) is still an account. */
  isContract(address: string): Promise<boolean>;
  /** The USDT that a transaction moved. `hash` is `0x` and 64 hexadecimal digits. */
  transaction(hash: string): Promise<ChainTransaction>;
  /** Gives up what is asked and not answered yet, so that a slow endpoint keeps no process from ending. */
  close(): void;
}

/** The endpoint gave no answer that can be used. Says nothing of its URL, which may hold a key. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable';
}
