import { formatAddress } from '@portal/schema/rules/checksums';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { genesisBlock, recordedTransfer, TestTron } from '../../test/tron.ts';
import { ChainUnavailable, WrongChain } from './chain.ts';
import { TronChain } from './tron-chain.ts';

const addressOf = (hex: string): string => formatAddress('TRC20', Uint8Array.from(Buffer.from(hex, 'hex')));
const hash = recordedTransfer.id;
const from = addressOf('60e6e92e57d61a9d68b5d95275cc9667d9e6c7c9');
const to = addressOf('cdae4e9a6287333a3f7df432b050af7b17e79e63');
const [log] = recordedTransfer.log;

let node: TestTron;
let chain: TronChain;
beforeAll(async () => {
  node = await TestTron.start();
});
beforeEach(() => {
  node.trouble = 'none';
  node.genesis = genesisBlock;
  node.head = recordedTransfer.blockNumber + 20;
  node.calls.length = 0;
  node.information.clear();
  node.waiting.clear();
  node.contracts.clear();
  chain = new TronChain(node.url);
});
afterAll(() => node.stop());

describe('a TRON node', () => {
  it('receives one request for the genesis block', async () => {
    await chain.check();
    await chain.isContract(to);
    expect(node.calls).toEqual(['getblockbynum', 'getcontract']);
  });

  it('fails every call when it serves another network', async () => {
    // Shasta, a test network.
    node.genesis = {
      ...genesisBlock,
      blockID: '0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e',
    };
    await expect(chain.check()).rejects.toThrow(WrongChain);
    await expect(chain.isContract(to)).rejects.toThrow(WrongChain);
    await expect(chain.transaction(hash)).rejects.toThrow(WrongChain);
    node.genesis = genesisBlock;
    await expect(chain.check()).resolves.toBeUndefined();
  });

  it.each(['silence', 'http 500', 'nonsense', 'error', 'list', 'null'] as const)(
    'reports a failure without the URL and its key: %s',
    async (trouble) => {
      node.trouble = trouble;
      chain = new TronChain(node.url, { timeoutMs: 100 });
      const error: unknown = await chain.isContract(to).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ChainUnavailable);
      const { message, stack, cause } = error as ChainUnavailable;
      expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/secret-key|127\.0\.0\.1/);
    },
  );

  it.each(['nonsense', 'error', 'list', 'null'] as const)(
    'fails a lookup instead of reporting a state: %s',
    async (trouble) => {
      await chain.check();
      node.trouble = trouble;
      await expect(chain.transaction(hash)).rejects.toThrow(ChainUnavailable);
    },
  );

  it('aborts a pending request when the chain is closed', async () => {
    node.trouble = 'silence';
    chain = new TronChain(node.url, { timeoutMs: 600_000 });
    const asked = chain.check();
    await expect.poll(() => node.calls.length).toBe(1);
    chain.close();
    await expect(asked).rejects.toThrow('the process ends');
    expect(chain.isClosed).toBe(true);
  });
});

describe('an address on TRON', () => {
  it('counts as a contract if the node returns one', async () => {
    expect(await chain.isContract(to)).toBe(false);
    node.contracts.add(to);
    expect(await chain.isContract(to)).toBe(true);
  });
});

describe('a transaction on TRON', () => {
  it('returns unknown for a hash the node never saw, and unsettled before a block', async () => {
    expect(await chain.transaction(hash)).toEqual({ state: 'unknown' });
    node.waiting.add(hash);
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
  });

  it('settles after twenty confirmations', async () => {
    node.information.set(hash, recordedTransfer);
    node.head -= 1;
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
    node.head += 1;
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 350_000_000n, from: [from] }],
    });
  });

  it.each([
    ['REVERT', { ...recordedTransfer, result: 'FAILED', receipt: { result: 'REVERT' } }],
    ['OUT_OF_ENERGY', { ...recordedTransfer, receipt: { result: 'OUT_OF_ENERGY' } }],
  ])('reports no transfers for a failed transaction: %s', async (_why, information) => {
    node.information.set(hash, information);
    expect(await chain.transaction(hash)).toEqual({ state: 'failed' });
  });

  it('counts only USDT transfers and sums them by address', async () => {
    const other = addressOf('0a'.repeat(20));
    node.information.set(hash, {
      ...recordedTransfer,
      log: [
        log,
        { ...log, address: 'fa'.repeat(20) },
        { ...log, topics: [log?.topics[0], `${'0'.repeat(24)}${'0a'.repeat(20)}`, log?.topics[2]] },
        {
          ...log,
          topics: [
            '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
            ...(log?.topics.slice(1) ?? []),
          ],
        },
      ],
    });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 700_000_000n, from: [from, other] }],
    });
  });

  it('reports no USDT for a transaction without a contract, such as a TRX transfer', async () => {
    const { log: _log, ...plain } = recordedTransfer;
    node.information.set(hash, { ...plain, receipt: { net_usage: 268 } });
    expect(await chain.transaction(hash)).toEqual({ state: 'settled', transfers: [] });
  });

  it.each([
    ['about another transaction', { ...recordedTransfer, id: 'cd'.repeat(32) }],
    ['with an amount that is none', { ...recordedTransfer, log: [{ ...log, data: '35' }] }],
  ])('stays unknown while the node answers %s', async (_what, answer) => {
    node.information.set(hash, answer);
    await expect(chain.transaction(hash)).rejects.toThrow(ChainUnavailable);
  });
});
