import type * as viemModule from 'viem';
import type { Hex, TransactionReceipt } from 'viem';
import {
  ChainUnavailable,
  requestTimeoutMs,
  WrongChain,
  type Chain,
  type ChainTransaction,
} from './chain.ts';
import { evmTokens, sumMovements, type EvmNetwork, type Token } from './tokens.ts';

const code = /^0x(?:[0-9a-f]{2})+$/i;

/** Code of an account that delegates to a contract (EIP-7702): this prefix, 23 bytes in total. */
const delegation = /^0xef0100[0-9a-f]{40}$/i;

type Viem = typeof viemModule;

/** The lazily loaded library and client. */
interface Tools {
  readonly viem: Viem;
  readonly client: ReturnType<Viem['createPublicClient']>;
}

/** An EVM chain behind a JSON-RPC endpoint. Loads the library and sends requests only on the first call. */
export class EvmChain implements Chain {
  readonly network: EvmNetwork;
  readonly #url: string;
  readonly #timeoutMs: number;
  readonly #end = new AbortController();
  #loaded: Promise<Tools> | undefined;
  /** Whether the endpoint served the right network and has answered every request since. */
  #isChecked = false;

  constructor(network: EvmNetwork, url: string, { timeoutMs = requestTimeoutMs } = {}) {
    this.network = network;
    this.#url = url;
    this.#timeoutMs = timeoutMs;
  }

  get isClosed(): boolean {
    return this.#end.signal.aborted;
  }

  close(): void {
    this.#end.abort();
  }

  async check(): Promise<void> {
    if (this.#isChecked) return;
    const id = await this.#ask(({ client }) => client.getChainId());
    this.#isChecked = id === evmTokens[this.network].chainId;
    if (!this.#isChecked) throw new WrongChain(`the endpoint serves another chain than ${this.network}`);
  }

  async isContract(address: string): Promise<boolean> {
    await this.check();
    return this.#ask(async ({ client }) => {
      const found = await client.getCode({ address: address as Hex });
      if (found === undefined) return false;
      if (!code.test(found)) throw new TypeError('no code');
      return !delegation.test(found);
    });
  }

  async transaction(hash: string): Promise<ChainTransaction> {
    await this.check();
    return this.#ask((tools) => look(tools, evmTokens[this.network], hash as Hex));
  }

  async #load(): Promise<Tools> {
    this.#loaded ??= import('viem').then((viem) => ({
      viem,
      client: viem.createPublicClient({
        transport: viem.http(this.#url, {
          timeout: this.#timeoutMs,
          retryCount: 1,
          fetchFn: (input, { signal, ...init } = {}) => {
            // The library's own timeout covers only the headers.
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
   * Errors of the library contain the URL with its key, so only their first sentence is passed on. Any other error
   * means an invalid answer.
   */
  async #ask<T>(question: (tools: Tools) => Promise<T>): Promise<T> {
    const tools = await this.#load();
    try {
      return await question(tools);
    } catch (error) {
      this.#isChecked = false;
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
    transfers: sumMovements(
      logs.map(({ args }) => args),
      token,
    ),
  };
}

/** Throws for a receipt of another transaction or one without a definite outcome. */
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
