import { isSameAddress } from '@portal/schema/rules';
import { formatAddress } from '@portal/schema/rules/checksums';
import { z } from 'zod';
import {
  ChainUnavailable,
  requestTimeoutMs,
  WrongChain,
  type Chain,
  type ChainTransaction,
} from './chain.ts';
import { sumMovements, tronToken } from './tokens.ts';

/** The ID of the genesis block of TRON's main network. */
const genesis = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';

/** The topic of `Transfer(address,address,uint256)` in a log. */
const eventTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Maximum length of an answer in characters; transaction information takes a few thousand. */
const maxAnswer = 4 * 1024 * 1024;

const digits = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`, 'i'));

/** A block; the genesis block has no number. */
const block = z.object({
  blockID: digits(64),
  block_header: z.object({ raw_data: z.object({ number: z.int().nonnegative().optional() }) }),
});

/** The node's answer if it has no such object. */
const nothing = z.strictObject({});

const transaction = z.union([nothing, z.object({ txID: digits(64) })]);

const information = z.union([
  nothing,
  z.object({
    id: digits(64),
    blockNumber: z.int().nonnegative(),
    result: z.string().optional(),
    receipt: z.object({ result: z.string().optional() }).optional(),
    log: z
      .array(z.object({ address: digits(40), topics: z.array(digits(64)), data: z.string().optional() }))
      .optional(),
  }),
]);

const contract = z.union([nothing, z.object({ contract_address: z.string().min(1) })]);

type Log = NonNullable<Extract<z.infer<typeof information>, { id: string }>['log']>[number];

/** TRON behind the HTTP API of a full node (`/wallet/…`). Sends no request before the first call. */
export class TronChain implements Chain {
  readonly network = 'TRC20';
  readonly #url: string;
  readonly #timeoutMs: number;
  readonly #end = new AbortController();
  /** Whether the endpoint served the right network and has answered every request since. */
  #isChecked = false;

  constructor(url: string, { timeoutMs = requestTimeoutMs } = {}) {
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
    const { blockID } = await this.#ask('getblockbynum', { num: 0 }, block);
    this.#isChecked = blockID === genesis;
    if (!this.#isChecked) throw new WrongChain(`the endpoint serves another chain than ${this.network}`);
  }

  async isContract(address: string): Promise<boolean> {
    await this.check();
    const found = await this.#ask('getcontract', { value: address, visible: true }, contract);
    if (!('contract_address' in found)) return false;
    if (!isSameAddress(found.contract_address, address)) throw this.#unreadable();
    return true;
  }

  async transaction(hash: string): Promise<ChainTransaction> {
    await this.check();
    const found = await this.#ask('gettransactioninfobyid', { value: hash }, information);
    if (!('id' in found)) {
      const waiting = await this.#ask('gettransactionbyid', { value: hash }, transaction);
      return { state: 'txID' in waiting ? 'unsettled' : 'unknown' };
    }
    if (found.id.toLowerCase() !== hash.toLowerCase()) throw this.#unreadable();
    const { block_header: head } = await this.#ask('getnowblock', {}, block);
    const above = BigInt(head.raw_data.number ?? 0) - BigInt(found.blockNumber);
    if (above < tronToken.confirmations) return { state: 'unsettled' };
    const outcome = found.receipt?.result ?? 'SUCCESS';
    if (found.result === 'FAILED' || outcome !== 'SUCCESS') return { state: 'failed' };
    const movements = (found.log ?? []).filter(isMovementOfUsdt).map((log) => this.#toMovement(log));
    return { state: 'settled', transfers: sumMovements(movements, tronToken) };
  }

  #toMovement({ topics: [, from = '', to = ''], data = '' }: Log) {
    if (!/^[0-9a-f]{64}$/i.test(data)) throw this.#unreadable();
    return { from: toAddress(from.slice(24)), to: toAddress(to.slice(24)), value: BigInt(`0x${data}`) };
  }

  /** The error for an invalid answer; the endpoint is checked again before the next request. */
  #unreadable(): ChainUnavailable {
    this.#isChecked = false;
    return new ChainUnavailable('the answer cannot be read');
  }

  async #ask<T>(method: string, body: object, answer: z.ZodType<T>): Promise<T> {
    let text;
    try {
      text = await this.#post(method, JSON.stringify(body));
    } catch (error) {
      this.#isChecked = false;
      if (this.isClosed) throw new ChainUnavailable('the process ends');
      if (error instanceof ChainUnavailable) throw error;
      // The error of fetch may contain the URL with its key.
      throw new ChainUnavailable('the endpoint does not answer');
    }
    const { data } = answer.safeParse(parse(text));
    if (data === undefined) throw this.#unreadable();
    return data;
  }

  async #post(method: string, body: string): Promise<string> {
    const url = new URL(this.#url);
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/wallet/${method}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(this.#timeoutMs)]),
    });
    if (!response.ok) throw new ChainUnavailable(`the endpoint answers with status ${response.status}`);
    const text = await response.text();
    if (text.length > maxAnswer) throw new ChainUnavailable('the answer is too long');
    return text;
  }
}

const usdt = tronToken.contract;

const toAddress = (hex: string): string => formatAddress('TRC20', Uint8Array.from(Buffer.from(hex, 'hex')));

const isMovementOfUsdt = ({ address, topics }: Log): boolean =>
  topics.length === 3 && topics[0]?.toLowerCase() === eventTopic && toAddress(address) === usdt;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
