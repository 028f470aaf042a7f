import type { WalletType } from '@portal/schema/rest';
import type * as viemModule from 'viem';
import type { Hex, TransactionReceipt } from 'viem';

import { scale } from '../ledger/amount.ts';
import { ChainUnavailable, type Chain, type ChainTransaction, type TokenTransfer } from './chain.ts';
import { tokens, type Token } from './tokens.ts';

/** How long one question may take. It is asked twice, and members wait for it where they save an address. */
const defaultTimeoutMs = 5_000;

const code = /^0x(?:[0-9a-f]{2})+$/i;

/** Code of an account that delegates to a contract begins like this and is 23 bytes long (EIP-7702). */
const delegation = /^0xef0100[0-9a-f]{40}$/i;

type Viem = typeof viemModule;

/** What a question is asked with. */
interface Tools {
  readonly viem: Viem;
  readonly client: ReturnType<Viem['createPublicClient']>;
}

/** The chain behind a JSON-RPC endpoint. Nothing is asked, and the library not loaded, before the first question. */
export class EvmChain implements Chain {
  readonly #url: string;
  readonly #timeoutMs: number;
  readonly #end = new AbortController();
  #loaded: Promise<Tools> | undefined;
  #token: Token | undefined;
  /** Whether the last question was answered. */
  #isAnswering = false;

  constructor(url: string, { timeoutMs = defaultTimeoutMs } = {}) {
    this.#url = url;
    this.#timeoutMs = timeoutMs;
  }

  get knownNetwork(): WalletType | undefined {
    return this.#token?.network;
  }

  get isClosed(): boolean {
    return this.#end.signal.aborted;
  }

  close(): void {
    this.#end.abort();
  }

  async network(): Promise<WalletType | undefined> {
    if (this.#token === undefined || !this.#isAnswering) {
      this.#token = tokens.get(await this.#ask(({ client }) => client.getChainId()));
    }
    return this.knownNetwork;
  }

  isContract(address: string): Promise<boolean> {
    return this.#ask(async ({ client }) => {
      const found = await client.getCode({ address: address as Hex });
      if (found === undefined) return false;
      if (!code.test(found)) throw new TypeError('no code');
      return !delegation.test(found);
    });
  }

  async transaction(hash: string): Promise<ChainTransaction> {
    await this.network();
    const token = this.#token;
    if (token === undefined) throw new ChainUnavailable('the endpoint serves no chain that is known here');
    return this.#ask((tools) => look(tools, token, hash as Hex));
  }

  async #load(): Promise<Tools> {
    this.#loaded ??= import('viem').then((viem) => ({
      viem,
      client: viem.createPublicClient({
        transport: viem.http(this.#url, {
          timeout: this.#timeoutMs,
          retryCount: 1,
          fetchFn: (input, { signal, ...init } = {}) => {
            // The library's own limit ends with the headers.
            const ends = [
              this.#end.signal,
              AbortSignal.timeout(this.#timeoutMs),
              ...(signal ? [signal] : []),
            ];
            return fetch(input, { ...init, signal: AbortSignal.any(ends) });
          },
        }),
      }),
    }));
    return this.#loaded;
  }

  /**
   * The library's errors name the URL with its key: only their first sentence goes on. Whatever else is thrown comes of
   * an answer that is none.
   */
  async #ask<T>(question: (tools: Tools) => Promise<T>): Promise<T> {
    const tools = await this.#load();
    try {
      const answer = await question(tools);
      this.#isAnswering = true;
      return answer;
    } catch (error) {
      this.#isAnswering = false;
      if (this.isClosed) throw new ChainUnavailable('the process ends');
      throw new ChainUnavailable(
        error instanceof tools.viem.BaseError ? error.shortMessage : 'the answer cannot be read',
      );
    }
  }
}

async function look({ viem, client }: Tools, token: Token, hash: Hex): Promise<ChainTransaction> {
  const receipt = await orUndefined(client.getTransactionReceipt({ hash }));
  if (receipt === undefined) {
    const waiting = await orUndefined(client.getTransaction({ hash }));
    return { state: waiting === undefined ? 'unknown' : 'unsettled' };
  }
  refuseStrange(receipt, hash);
  const head = await client.getBlockNumber({ cacheTime: 0 });
  if (head - receipt.blockNumber < token.confirmations) return { state: 'unsettled' };
  if (receipt.status === 'reverted') return { state: 'failed' };
  const logs = viem.parseEventLogs({
    abi: viem.erc20Abi,
    eventName: 'Transfer',
    logs: receipt.logs.filter(({ address }) => address.toLowerCase() === token.contract.toLowerCase()),
  });
  return {
    state: 'settled',
    transfers: sumsOf(
      logs.map(({ args }) => args),
      token,
    ),
  };
}

/** An answer about another transaction, or one that leaves open whether it did anything, is none. */
function refuseStrange({ transactionHash, blockNumber, status }: TransactionReceipt, hash: Hex): void {
  const isAsked = transactionHash.toLowerCase() === hash.toLowerCase();
  const isWhole = typeof blockNumber === 'bigint' && ['success', 'reverted'].includes(status);
  if (!isAsked || !isWhole) throw new TypeError('no receipt');
}

const notFound = new Set(['TransactionReceiptNotFoundError', 'TransactionNotFoundError']);

async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && notFound.has(error.name)) return undefined;
    throw error;
  }
}

/** What each address got in all, of movements in the token's smallest unit. */
function sumsOf(movements: readonly { to: string; value: bigint }[], { decimals }: Token): TokenTransfer[] {
  const sums = new Map<string, bigint>();
  for (const { to, value } of movements) sums.set(to, (sums.get(to) ?? 0n) + value);
  return [...sums].map(([to, value]) => ({ to, amount: toMinor(value, decimals) }));
}

/** From the token's smallest unit to ours; what ours cannot hold is cut. */
function toMinor(value: bigint, decimals: number): bigint {
  const shift = decimals - scale;
  return shift >= 0 ? value / 10n ** BigInt(shift) : value * 10n ** BigInt(-shift);
}
