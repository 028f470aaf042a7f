import { getAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestChain } from '../../test/chain.ts';
import { ChainUnavailable, WrongChain } from './chain.ts';
import { EvmChain } from './evm-chain.ts';

const hash = `0x${'ab'.repeat(32)}`;
const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const sender = getAddress(`0x${'5e'.repeat(20)}`);
const tether = 10n ** 18n;

let upstream: TestChain;
let chain: EvmChain;
beforeAll(async () => {
  upstream = await TestChain.start();
});
beforeEach(() => {
  upstream.chainId = 56;
  upstream.trouble = 'none';
  upstream.calls.length = 0;
  upstream.pruned = undefined;
  upstream.transactions.clear();
  chain = new EvmChain('BEP20', upstream.url);
});
afterAll(() => upstream.stop());

describe('chain id check', () => {
  it.each([
    [56, 'BEP20'],
    [1, 'ERC20'],
  ] as const)('maps chain id %i to %s', async (chainId, network) => {
    upstream.chainId = chainId;
    await expect(new EvmChain(network, upstream.url).check()).resolves.toBeUndefined();
    const other = network === 'BEP20' ? 'ERC20' : 'BEP20';
    await expect(new EvmChain(other, upstream.url).check()).rejects.toThrow(WrongChain);
  });

  it('rejects every call on the wrong chain and recovers when the endpoint serves the right one', async () => {
    upstream.chainId = 137;
    await expect(chain.check()).rejects.toThrow(WrongChain);
    await expect(chain.isContract(to)).rejects.toThrow(WrongChain);
    await expect(chain.transaction(hash)).rejects.toThrow(WrongChain);
    upstream.chainId = 56;
    await expect(chain.check()).resolves.toBeUndefined();
  });

  it('asks for the chain id once', async () => {
    upstream.trouble = 'http 500';
    await expect(chain.check()).rejects.toThrow(ChainUnavailable);
    upstream.trouble = 'none';
    await chain.check();
    upstream.calls.length = 0;
    await chain.check();
    expect(upstream.calls).toEqual([]);
  });

  it('asks for the chain id again after a failed request', async () => {
    await chain.check();
    upstream.trouble = 'http 500';
    await expect(chain.isContract(to)).rejects.toThrow(ChainUnavailable);
    upstream.trouble = 'none';
    upstream.chainId = 1;
    await expect(chain.check()).rejects.toThrow(WrongChain);
  });
});

describe('an address', () => {
  it.each([
    ['without code is an account', undefined, false],
    ['with code is a contract', '0x6080604052', true],
    ['that delegates (EIP-7702) is an account', `0xef0100${'11'.repeat(20)}`, false],
    ['whose code only begins like a delegation is a contract', `0xef0100${'11'.repeat(21)}`, true],
  ])('%s', async (_what, code, isContract) => {
    upstream.codes.clear();
    if (code !== undefined) upstream.codes.set(to.toLowerCase(), code);
    expect(await chain.isContract(to)).toBe(isContract);
  });
});

describe('a transaction', () => {
  it('returns unknown for a hash the chain never saw, and unsettled before a block', async () => {
    expect(await chain.transaction(hash)).toEqual({ state: 'unknown' });
    upstream.transactions.set(hash, {});
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
  });

  it('settles after the required confirmations', async () => {
    upstream.transactions.set(hash, { block: 986n, transfers: [{ to, value: 75n * tether }] });
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
    upstream.transactions.set(hash, { block: 985n, transfers: [{ to, value: 75n * tether }] });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 7_500_000_000n, from: [sender] }],
    });
  });

  it('reports no transfers for a failed transaction', async () => {
    upstream.transactions.set(hash, { block: 1n, failed: true, transfers: [{ to, value: tether }] });
    expect(await chain.transaction(hash)).toEqual({ state: 'failed' });
  });

  it('counts only transfers of the USDT contract, truncated to eight decimals', async () => {
    const forged = `0x${'fa'.repeat(20)}`;
    upstream.transactions.set(hash, {
      block: 1n,
      transfers: [
        { to, value: tether + 19_999_999_999n },
        { to, value: 900n * tether, contract: forged },
        { to, value: 2n * tether },
      ],
    });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 300_000_001n, from: [sender] }],
    });
  });

  it('sums the transfers to an address before truncating', async () => {
    upstream.transactions.set(hash, {
      block: 1n,
      transfers: [
        { to, value: tether / 2n - 1n },
        { to: `0x${'0a'.repeat(20)}`, value: tether },
        { to, value: tether / 2n + 1n },
      ],
    });
    const found = await chain.transaction(hash);
    expect(found).toMatchObject({ transfers: [{ to, amount: 100_000_000n }, { amount: 100_000_000n }] });
  });

  it('reads amounts with six decimals on Ethereum', async () => {
    upstream.chainId = 1;
    chain = new EvmChain('ERC20', upstream.url);
    upstream.transactions.set(hash, { block: 1n, transfers: [{ to, value: 50_000_001n }] });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 5_000_000_100n, from: [sender] }],
    });
  });
});

describe('endpoint failures', () => {
  it.each(['silence', 'stall', 'http 500', 'nonsense', 'rpc error', 'null', 'empty', 'list'] as const)(
    'reports %s without the URL and its key',
    async (trouble) => {
      upstream.trouble = trouble;
      chain = new EvmChain('BEP20', upstream.url, { timeoutMs: 100 });
      const error: unknown = await chain.isContract(to).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ChainUnavailable);
      const { message, stack, cause } = error as ChainUnavailable;
      expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/secret-key|127\.0\.0\.1/);
    },
  );

  it.each(['empty', 'list'] as const)('rejects an invalid receipt: %s', async (trouble) => {
    upstream.transactions.set(hash, { block: 1n, transfers: [{ to, value: tether }] });
    await chain.check();
    upstream.trouble = trouble;
    await expect(chain.transaction(hash)).rejects.toThrow(ChainUnavailable);
  });

  it('aborts a pending request when the chain is closed', async () => {
    upstream.trouble = 'silence';
    chain = new EvmChain('BEP20', upstream.url, { timeoutMs: 600_000 });
    const asked = chain.isContract(to);
    setTimeout(() => chain.close(), 50);
    await expect(asked).rejects.toThrow(ChainUnavailable);
    expect(chain.isClosed).toBe(true);
  });
});
