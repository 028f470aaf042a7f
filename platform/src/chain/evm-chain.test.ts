import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { TestChain } from '../../test/chain.ts';
import { ChainUnavailable } from './chain.ts';
import { EvmChain } from './evm-chain.ts';

const hash = `0x${'ab'.repeat(32)}`;
const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
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
  chain = new EvmChain(upstream.url);
});
afterAll(() => upstream.stop());

describe('the network of an endpoint', () => {
  it.each([
    [56, 'BEP20'],
    [1, 'ERC20'],
    [137, undefined],
  ])('with chain id %i is %s', async (chainId, network) => {
    upstream.chainId = chainId;
    expect(chain.knownNetwork).toBeUndefined();
    expect(await chain.network()).toBe(network);
    expect(chain.knownNetwork).toBe(network);
  });

  it('is asked again where it was none of ours', async () => {
    upstream.chainId = 137;
    expect(await chain.network()).toBeUndefined();
    upstream.chainId = 1;
    expect(await chain.network()).toBe('ERC20');
  });

  it('is asked once it answers, and then no more', async () => {
    upstream.trouble = 'http 500';
    await expect(chain.network()).rejects.toThrow(ChainUnavailable);
    upstream.trouble = 'none';
    expect(await chain.network()).toBe('BEP20');
    upstream.calls.length = 0;
    expect(await chain.network()).toBe('BEP20');
    expect(upstream.calls).toEqual([]);
  });

  it('is asked again after a question that had no answer', async () => {
    await chain.network();
    upstream.trouble = 'http 500';
    await expect(chain.isContract(to)).rejects.toThrow(ChainUnavailable);
    await expect(chain.network()).rejects.toThrow(ChainUnavailable);
    expect(chain.knownNetwork).toBe('BEP20');
    upstream.trouble = 'none';
    upstream.chainId = 1;
    expect(await chain.network()).toBe('ERC20');
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
  it('that does not exist is unknown, and one without a block is unsettled', async () => {
    expect(await chain.transaction(hash)).toEqual({ state: 'unknown' });
    upstream.transactions.set(hash, {});
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
  });

  it('settles with enough blocks on top of it', async () => {
    upstream.transactions.set(hash, { block: 986n, transfers: [{ to, value: 75n * tether }] });
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
    upstream.transactions.set(hash, { block: 985n, transfers: [{ to, value: 75n * tether }] });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 7_500_000_000n }],
    });
  });

  it('that failed moved nothing', async () => {
    upstream.transactions.set(hash, { block: 1n, failed: true, transfers: [{ to, value: tether }] });
    expect(await chain.transaction(hash)).toEqual({ state: 'failed' });
  });

  it('counts the transfers of the one token, cut at eight decimals', async () => {
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
      transfers: [{ to, amount: 300_000_001n }],
    });
  });

  it('adds up what one address got before it cuts', async () => {
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

  it('has six decimals on Ethereum', async () => {
    upstream.chainId = 1;
    upstream.transactions.set(hash, { block: 1n, transfers: [{ to, value: 50_000_001n }] });
    expect(await chain.transaction(hash)).toEqual({
      state: 'settled',
      transfers: [{ to, amount: 5_000_000_100n }],
    });
  });

  it('cannot be looked up on a chain without the token', async () => {
    upstream.chainId = 137;
    await expect(chain.transaction(hash)).rejects.toThrow(ChainUnavailable);
  });
});

describe('trouble with the endpoint', () => {
  it.each(['silence', 'stall', 'http 500', 'nonsense', 'rpc error', 'null', 'empty', 'list'] as const)(
    '%s is said without the URL and its key',
    async (trouble) => {
      upstream.trouble = trouble;
      chain = new EvmChain(upstream.url, { timeoutMs: 100 });
      const error: unknown = await chain.isContract(to).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ChainUnavailable);
      const { message, stack, cause } = error as ChainUnavailable;
      expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/secret-key|127\.0\.0\.1/);
    },
  );

  it.each(['empty', 'list'] as const)(
    'a receipt that is none, %s, says nothing of a transaction',
    async (trouble) => {
      upstream.transactions.set(hash, { block: 1n, transfers: [{ to, value: tether }] });
      await chain.network();
      upstream.trouble = trouble;
      await expect(chain.transaction(hash)).rejects.toThrow(ChainUnavailable);
    },
  );

  it('a question that is under way ends when the chain is closed', async () => {
    upstream.trouble = 'silence';
    chain = new EvmChain(upstream.url, { timeoutMs: 600_000 });
    const asked = chain.isContract(to);
    setTimeout(() => chain.close(), 50);
    await expect(asked).rejects.toThrow(ChainUnavailable);
    expect(chain.isClosed).toBe(true);
  });
});
