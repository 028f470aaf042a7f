import type { WalletType } from '@portal/schema/rest';
import type * as viemModule from 'viem';
import type { Hex, TransactionReceipt } from 'viem';

import { scale } from '../ledger/amount.ts';
import { ChainUnavailable, type Chain, type ChainTransaction } from './chain.ts';
import { tokens, type Token } from './tokens.ts';

const timeoutMs = 10_000;

/** Code of an account that delegates to a contract begins like this and is 23 bytes long (EIP-7702). */
const delegation = /^0xef0100[0-9a-f]{40}$/i;

type Viem = typeof viemModule;
type Client = ReturnType<Viem['createPublicClient']>;

/** The chain behind a JSON-RPC endpoint. Nothing is asked, and the library not loaded, before the first question. */
export class EvmChain implements Chain {
  readonly #url: string;
  #loaded: Promise<{ viem: Viem; client: Client }> | undefined;
  #chainId: number | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  get knownNetwork(): WalletType | undefined {
    return this.#chainId === undefined ? undefined : tokens.get(this.#chainId)?.network;
  }

  async network(): Promise<WalletType | undefined> {
    return (await this.#token())?.network;
  }

  async isContract(address: string): Promise<boolean> {
    const code = await this.#ask(({ client }) => client.getCode({ address: address as Hex }));
    return code !== undefined && !delegation.test(code);
  }

  async transaction(hash: string): Promise<ChainTransaction> {
    const token = await this.#token();
    if (token === undefined) throw new ChainUnavailable('the endpoint serves no chain that is known here');
    const receipt = await this.#receipt(hash as Hex);
    if (receipt === undefined) {
      return { state: (await this.#waits(hash as Hex)) ? 'unsettled' : 'unknown' };
    }
    const head = await this.#ask(({ client }) => client.getBlockNumber({ cacheTime: 0 }));
    if (head - receipt.blockNumber < token.confirmations) return { state: 'unsettled' };
    if (receipt.status !== 'success') return { state: 'failed' };
    const { viem } = await this.#load();
    const logs = viem.parseEventLogs({
      abi: viem.erc20Abi,
      eventName: 'Transfer',
      logs: receipt.logs.filter(({ address }) => viem.isAddressEqual(address, token.contract)),
    });
    return {
      state: 'settled',
      transfers: logs.map(({ args }) => ({ to: args.to, amount: toMinor(args.value, token.decimals) })),
    };
  }

  async #token(): Promise<Token | undefined> {
    this.#chainId ??= await this.#ask(({ client }) => client.getChainId());
    return tokens.get(this.#chainId);
  }

  #receipt(hash: Hex): Promise<TransactionReceipt | undefined> {
    return this.#ask(({ client }) => orUndefined(client.getTransactionReceipt({ hash })));
  }

  async #waits(hash: Hex): Promise<boolean> {
    return (await this.#ask(({ client }) => orUndefined(client.getTransaction({ hash })))) !== undefined;
  }

  async #load(): Promise<{ viem: Viem; client: Client }> {
    this.#loaded ??= import('viem').then((viem) => ({
      viem,
      client: viem.createPublicClient({
        transport: viem.http(this.#url, { timeout: timeoutMs, retryCount: 1 }),
      }),
    }));
    return this.#loaded;
  }

  /** The library's errors name the URL with its key: only their first sentence goes on. */
  async #ask<T>(question: (tools: { viem: Viem; client: Client }) => Promise<T>): Promise<T> {
    const tools = await this.#load();
    try {
      return await question(tools);
    } catch (error) {
      throw new ChainUnavailable(
        error instanceof tools.viem.BaseError ? error.shortMessage : 'the answer cannot be read',
      );
    }
  }
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

/** From the token's smallest unit to ours; what ours cannot hold is cut. */
function toMinor(value: bigint, decimals: number): bigint {
  const shift = decimals - scale;
  return shift >= 0 ? value / 10n ** BigInt(shift) : value * 10n ** BigInt(-shift);
}
