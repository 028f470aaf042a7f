/** A fake EVM JSON-RPC endpoint over real HTTP, with a chain that the test controls. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** USDT moved by a transaction, in the token's smallest unit. */
export interface TestTransfer {
  /** Default: the chain's USDT. */
  readonly contract?: string;
  readonly to: string;
  readonly value: bigint;
}

/** A transaction; without a block it is pending. */
export interface TestTransaction {
  readonly block?: bigint;
  /** Default: false. */
  readonly failed?: boolean;
  readonly transfers?: readonly TestTransfer[];
}

const usdt: Readonly<Record<number, string>> = {
  1: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  56: '0x55d398326f99059ff775485246999027b3197955',
};

/** keccak256('Transfer(address,address,uint256)') */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const sender = `0x${'5e'.repeat(20)}`;

const hex = (value: bigint | number): string => `0x${value.toString(16)}`;
const word = (value: string): string => `0x${value.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`;

export class TestChain {
  readonly #server: Server;
  /** 56: BNB Smart Chain (BEP20); 1: Ethereum (ERC20). */
  chainId = 56;
  /** The number of the newest block. */
  head = 1_000n;
  /** Code by lower-case address; every other address is an account. */
  readonly codes = new Map<string, string>();
  /** By lower-case hash. */
  readonly transactions = new Map<string, TestTransaction>();
  /** How the endpoint fails. */
  trouble: 'none' | 'silence' | 'stall' | 'http 500' | 'nonsense' | 'rpc error' | 'null' | 'empty' | 'list' =
    'none';
  /** Hash of a transaction for which it returns only an error, as a pruned node does. */
  pruned: string | undefined;
  /** Methods that were called. */
  readonly calls: string[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts an endpoint on a free port. */
  static async start(): Promise<TestChain> {
    const server = createServer();
    const chain = new TestChain(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { status, body } = chain.#respond(Buffer.concat(parts).toString());
        if (chain.trouble === 'silence') return;
        response.writeHead(status, { 'content-type': 'application/json' });
        if (chain.trouble === 'stall') response.write(body.slice(0, 5));
        else response.end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return chain;
  }

  /** Contains a key, as the URLs of providers do. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v3/secret-key`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #respond(text: string): { status: number; body: string } {
    const { id, method, params } = JSON.parse(text) as { id: number; method: string; params?: string[] };
    this.calls.push(method);
    if (this.trouble === 'http 500') return { status: 500, body: 'down' };
    if (this.trouble === 'nonsense') return { status: 200, body: '<html>' };
    const subject = params?.[0]?.toLowerCase() ?? '';
    const answer =
      this.trouble === 'rpc error' || subject === this.pruned
        ? { error: { code: -32000, message: 'header not found' } }
        : { result: this.#strange() ?? this.#result(method, subject) };
    return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, ...answer }) };
  }

  /** JSON that is not a valid answer; undefined if there is no trouble. */
  #strange(): unknown {
    const strange: Partial<Record<TestChain['trouble'], unknown>> = { empty: {}, list: ['0x1'] };
    return strange[this.trouble];
  }

  #result(method: string, subject: string): unknown {
    if (this.trouble === 'null') return null;
    switch (method) {
      case 'eth_chainId':
        return hex(this.chainId);
      case 'eth_blockNumber':
        return hex(this.head);
      case 'eth_getCode':
        return this.codes.get(subject) ?? '0x';
      case 'eth_getTransactionReceipt':
        return this.#receipt(subject);
      case 'eth_getTransactionByHash':
        return this.transactions.has(subject)
          ? {
              hash: subject,
              from: sender,
              nonce: '0x1',
              value: '0x0',
              gas: '0x5208',
              input: '0x',
              type: '0x0',
            }
          : null;
      default:
        throw new Error(`the test's chain knows no ${method}`);
    }
  }

  #receipt(hash: string): unknown {
    const transaction = this.transactions.get(hash);
    if (transaction?.block === undefined) return null;
    const { block, failed = false, transfers = [] } = transaction;
    const place = {
      blockHash: word('b10c'),
      blockNumber: hex(block),
      transactionHash: hash,
      transactionIndex: '0x0',
    };
    return {
      ...place,
      status: failed ? '0x0' : '0x1',
      from: sender,
      to: usdt[this.chainId] ?? null,
      contractAddress: null,
      cumulativeGasUsed: '0x1',
      effectiveGasPrice: '0x1',
      gasUsed: '0x1',
      logsBloom: `0x${'00'.repeat(256)}`,
      type: '0x0',
      logs: transfers.map(({ contract, to, value }, index) => ({
        ...place,
        address: contract ?? usdt[this.chainId],
        topics: [transferTopic, word(sender), word(to)],
        data: word(value.toString(16)),
        logIndex: hex(index),
        removed: false,
      })),
    };
  }
}
