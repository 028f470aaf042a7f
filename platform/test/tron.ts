/** A fake TRON node over real HTTP, which replays configured answers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The genesis block of the main network, as far as it is read. */
export const genesisBlock = {
  blockID: '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
  block_header: { raw_data: {} },
};

/** A transfer of 3.5 USDT on the main network, as returned by `gettransactioninfobyid`. */
export const recordedTransfer = {
  id: 'b69c51db8f9d974e6a38c76852c8ce1adcb682dbacb25ad8ad4f6876121fe9dc',
  fee: 345000,
  blockNumber: 66861993,
  blockTimeStamp: 1731235554000,
  contractResult: ['0000000000000000000000000000000000000000000000000000000000000000'],
  contract_address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  receipt: {
    energy_usage: 64285,
    energy_usage_total: 64285,
    net_fee: 345000,
    result: 'SUCCESS',
    energy_penalty_total: 49635,
  },
  log: [
    {
      address: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      topics: [
        'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        '00000000000000000000000060e6e92e57d61a9d68b5d95275cc9667d9e6c7c9',
        '000000000000000000000000cdae4e9a6287333a3f7df432b050af7b17e79e63',
      ],
      data: '00000000000000000000000000000000000000000000000000000000003567e0',
    },
  ],
};

type Answer = (body: Readonly<Record<string, unknown>>) => unknown;

export class TestTron {
  readonly #server: Server;
  /** The number of the newest block. */
  head = recordedTransfer.blockNumber + 20;
  /** The genesis block. */
  genesis: unknown = genesisBlock;
  /** Answers of `gettransactioninfobyid` by hash; other transactions are unknown. */
  readonly information = new Map<string, unknown>();
  /** Hashes of pending transactions. */
  readonly waiting = new Set<string>();
  /** Addresses of contracts in base58. */
  readonly contracts = new Set<string>();
  /** How the node fails. */
  trouble: 'none' | 'silence' | 'http 500' | 'nonsense' | 'error' | 'list' | 'null' = 'none';
  /** Methods that were called. */
  readonly calls: string[] = [];

  readonly #answers: Readonly<Record<string, Answer>> = {
    getblockbynum: () => this.genesis,
    getnowblock: () => ({
      blockID: 'ab'.repeat(32),
      block_header: { raw_data: { number: this.head, version: 31 } },
    }),
    gettransactioninfobyid: ({ value }) => this.information.get(String(value)) ?? {},
    gettransactionbyid: ({ value }) =>
      this.waiting.has(String(value)) ? { txID: value, ret: [{ contractRet: 'SUCCESS' }] } : {},
    getcontract: ({ value, visible }) =>
      visible === true && this.contracts.has(String(value))
        ? { bytecode: '6080', contract_address: value, consume_user_resource_percent: 100 }
        : {},
  };

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts a node on a free port. */
  static async start(): Promise<TestTron> {
    const server = createServer();
    const node = new TestTron(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const method = /^\/secret-key\/wallet\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
        node.calls.push(method);
        if (node.trouble === 'silence') return;
        const { status, body } = node.#respond(method, Buffer.concat(parts).toString());
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return node;
  }

  /** Contains a key, as the URLs of providers do. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/secret-key`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #respond(method: string, text: string): { status: number; body: string } {
    const answer = this.#answers[method];
    if (answer === undefined) return { status: 404, body: 'not found' };
    if (this.trouble === 'http 500') return { status: 500, body: 'down' };
    if (this.trouble === 'nonsense') return { status: 200, body: '<html>' };
    // The answer of a node to an unreadable request.
    if (this.trouble === 'error')
      return { status: 200, body: '{"Error":"class java.lang.NullPointerException"}' };
    if (this.trouble === 'list') return { status: 200, body: '[1]' };
    if (this.trouble === 'null') return { status: 200, body: 'null' };
    return { status: 200, body: JSON.stringify(answer(JSON.parse(text) as Record<string, unknown>)) };
  }
}
