/** Lookups on a chain, against a real node. Runs if TEST_ANVIL is set. */
import { domains, type AnswerOf } from '@portal/schema/rest';
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Anvil, anvilPath, reverting, type Movement } from '../../../test/anvil.ts';
import { TestClient } from '../../../test/client.ts';
import { createTestPlatform, testTransactionPassword, type TestPlatform } from '../../../test/testing.ts';
import { ChainUnavailable, WrongChain } from '../../chain/chain.ts';
import { EvmChain } from '../../chain/evm-chain.ts';
import { runRound } from '../../jobs/round.ts';
import { depositChecks } from './chain-check.ts';
import { chainDeposit, fillPool, nextHash } from './deposits.fixture.ts';

type Order = AnswerOf<typeof domains.deposit.deposit>;

const others = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const minute = 60_000;

describe.skipIf(anvilPath === undefined).each([
  { network: 'BEP20' as const, chainId: 56, decimals: 18n, confirmations: 15 },
  { network: 'ERC20' as const, chainId: 1, decimals: 6n, confirmations: 12 },
])('a real node of $network', ({ network, chainId, decimals, confirmations }) => {
  let anvil: Anvil;
  let chain: EvmChain;
  let platform: TestPlatform;
  let client: TestClient;
  let token: string;
  let mine: string;
  const usdt = (text: string): bigint => {
    const [whole = '', part = ''] = text.split('.');
    return BigInt(whole + part.padEnd(Number(decimals), '0'));
  };

  beforeAll(async () => {
    anvil = await Anvil.start(chainId);
    chain = new EvmChain(network, anvil.url, { timeoutMs: 2_000 });
    platform = await createTestPlatform({ chains: new Map([[network, chain]]) });
    client = new TestClient(platform);
    await fillPool(platform.services.database, 3);
    token = await platform.signIn(await platform.addMember('aiko'));
    const { result } = await client.call(domains.deposit.depositBankConfigList, {}, { token });
    mine = result?.networks.find(({ walletType }) => walletType === network)?.walletAddress ?? '';
    expect(mine).toMatch(/^0x/);
    // So that a transaction can have many confirmations.
    await anvil.mine(20);
  });
  afterAll(async () => {
    await platform.close();
    await anvil.kill();
  });

  const claim = async (referenceNo: string, amount = '75', as = token): Promise<Order> => {
    const request = chainDeposit({ walletType: network, referenceNo, amount });
    const { result, message } = await client.call(domains.deposit.deposit, request, { token: as });
    if (result === undefined) throw new Error(message);
    return result;
  };
  const check = depositChecks.find(({ name }) => name === `deposits-check-${network.toLowerCase()}`);
  const round = (services = platform.services) =>
    check === undefined ? Promise.reject(new Error('no job')) : runRound(services, check);
  const checkOf = async ({ id }: Order) =>
    (await client.call(domains.deposit.depositRecordList, { id, pageSize: 1, cursor: null }, { token }))
      .result?.records[0]?.chainCheck;
  const reject = ({ id }: Order) => platform.reviews.reject(`deposit:${id}`, 'Done with it');

  it('returns its network', async () => {
    await expect(chain.check()).resolves.toBeUndefined();
  });

  it.each<[string, string, () => readonly Movement[]]>([
    ['the amount', 'CONFIRMED', () => [{ to: mine, value: usdt('75') }]],
    ['more', 'CONFIRMED', () => [{ to: mine, value: usdt('75') + 1n }]],
    ['less by the smallest unit', 'MISMATCH', () => [{ to: mine, value: usdt('75') - 1n }]],
    ['it elsewhere', 'MISMATCH', () => [{ to: others, value: usdt('75') }]],
    ['nothing', 'MISMATCH', () => []],
    [
      'it among others',
      'CONFIRMED',
      () => [
        { to: others, value: usdt('1000') },
        { to: mine, value: usdt('75') },
        { to: others, value: usdt('0.5') },
      ],
    ],
    [
      'it in parts that only together are it',
      'CONFIRMED',
      () => [
        { to: mine, value: usdt('37.5') - 1n },
        { to: others, value: usdt('75') },
        { to: mine, value: usdt('37.5') + 1n },
      ],
    ],
    [
      'parts that together are less by the smallest unit',
      'MISMATCH',
      () => [
        { to: mine, value: usdt('37.5') - 1n },
        { to: mine, value: usdt('37.5') },
      ],
    ],
    ['all that a word can hold but one', 'CONFIRMED', () => [{ to: mine, value: reverting - 1n }]],
  ])('reports a transaction that sent %s as %s', async (_what, check, movements) => {
    const order = await claim(await anvil.send(movements()));
    expect(order.chainCheck).toBe('WAITING');
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe(check);
    await reject(order);
  });

  it('takes another token with the same name of event for nothing', async () => {
    const forged = `0x${'fa'.repeat(20)}` as const;
    await anvil.setToken(forged);
    const order = await claim(await anvil.send([{ to: mine, value: usdt('75') }], forged));
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe('MISMATCH');
    await reject(order);
  });

  it('takes a reverted transaction for nothing', async () => {
    const hash = await anvil.send([
      { to: mine, value: usdt('75') },
      { to: mine, value: reverting },
    ]);
    // The node has the receipt shortly after the hash, once the block is mined.
    const receipt = () => anvil.client.getTransactionReceipt({ hash }).catch(() => undefined);
    await expect.poll(async () => (await receipt())?.status).toBe('reverted');
    const order = await claim(hash);
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe('MISMATCH');
    await reject(order);
  });

  it('does not accept what a smart contract sent, and keeps it from being approved', async () => {
    const order = await claim(await anvil.sendThroughContract([{ to: mine, value: usdt('75') }]));
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe('CONTRACT');
    await expect(platform.reviews.approve(`deposit:${order.id}`)).rejects.toThrow('DEPOSIT_FROM_CONTRACT');
    expect(
      (await platform.reviews.pending()).find(({ id }) => id === `deposit:${order.id}`)?.summary,
    ).toContain('chain: contract');
    await reject(order);
  });

  it('takes the coin of the chain for nothing', async () => {
    const [account = '0x'] = await anvil.client.getAddresses();
    const hash = await anvil.client.sendTransaction({
      account,
      chain: null,
      to: mine as Hex,
      value: 75n * 10n ** 18n,
    });
    const order = await claim(hash);
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe('MISMATCH');
    await reject(order);
  });

  it('waits for the pool, the block and the last of the blocks on top', async () => {
    await anvil.client.setAutomine(false);
    const order = await claim(await anvil.send([{ to: mine, value: usdt('75') }]));
    expect(await chain.transaction(order.hash ?? '')).toEqual({ state: 'unsettled' });
    await anvil.mine(confirmations);
    await anvil.client.setAutomine(true);
    await round();
    expect(await checkOf(order)).toBe('WAITING');
    platform.clock.advance(20_000);
    await anvil.mine(1);
    await round();
    expect(await checkOf(order)).toBe('CONFIRMED');
    await reject(order);
  });

  it('drops a transaction that a chain reorganisation removed, and finds it in its new block', async () => {
    const before = await anvil.client.snapshot();
    const hash = await anvil.send([{ to: mine, value: usdt('75') }]);
    const order = await claim(hash);
    await round();
    expect(await chain.transaction(hash)).toEqual({ state: 'unsettled' });
    await anvil.client.revert({ id: before });
    await anvil.mine(confirmations + 5);
    expect(await chain.transaction(hash)).toEqual({ state: 'unknown' });
    platform.clock.advance(31 * minute);
    await round();
    expect(await checkOf(order)).toBe('NOT_FOUND');
    // The same sender, nonce, and content: the same hash.
    expect(await anvil.send([{ to: mine, value: usdt('75') }])).toBe(hash);
    await anvil.mine(confirmations);
    platform.clock.advance(10 * minute);
    await round();
    expect(await checkOf(order)).toBe('CONFIRMED');
    await reject(order);
  });

  it('confirms a transaction only for the member whose address it paid, even if another reports it first', async () => {
    const hash = await anvil.send([{ to: mine, value: usdt('75') }]);
    const budi = await platform.signIn(await platform.addMember('budi'));
    await client.call(domains.deposit.depositBankConfigList, {}, { token: budi });
    const stranger = await claim(`0x${hash.slice(2).toUpperCase()}`, '75', budi);
    const order = await claim(hash);
    await anvil.mine(confirmations);
    await round();
    expect(await checkOf(order)).toBe('CONFIRMED');
    const pending = await platform.reviews.pending();
    expect(pending.find(({ id }) => id === `deposit:${stranger.id}`)?.summary).toContain('chain: mismatch');
    await reject(order);
    await reject(stranger);
  });

  it('refuses a contract as a place to be paid, and takes a wallet', async () => {
    const add = (walletAddress: string) =>
      client.call(
        domains.payout.add,
        { walletType: network, walletAddress, label: null, transactionPassword: testTransactionPassword },
        { token },
      );
    expect((await add(anvil.contract)).message).toMatch(/contract/i);
    const [, wallet = ''] = await anvil.client.getAddresses();
    expect((await add(wallet)).result?.walletAddress).toBe(wallet);
    await anvil.client.setCode({ address: others, bytecode: `0xef0100${'11'.repeat(20)}` });
    expect(await chain.isContract(others)).toBe(false);
  });

  it('waits while the node is down, and continues afterwards', async () => {
    const order = await claim(nextHash());
    await anvil.kill();
    await expect(round()).rejects.toThrow(ChainUnavailable);
    expect(await checkOf(order)).toBe('WAITING');
    const { message } = await client.call(
      domains.payout.add,
      {
        walletType: network,
        walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        label: null,
        transactionPassword: testTransactionPassword,
      },
      { token },
    );
    expect(message).toMatch(/could not check this address/);
    await anvil.launch();
    await anvil.mine(20);
    const found = await claim(await anvil.send([{ to: mine, value: usdt('75') }]));
    await anvil.mine(confirmations);
    platform.clock.advance(2 * minute);
    await round();
    expect([await checkOf(order), await checkOf(found)]).toEqual(['WAITING', 'CONFIRMED']);
  });

  it('waits while the node hangs, and continues afterwards', async () => {
    const order = await claim(await anvil.send([{ to: mine, value: usdt('75') }]));
    await anvil.mine(confirmations);
    await anvil.pause();
    await expect(round()).rejects.toThrow(ChainUnavailable);
    expect(await checkOf(order)).toBe('WAITING');
    anvil.resume();
    platform.clock.advance(minute);
    await round();
    expect(await checkOf(order)).toBe('CONFIRMED');
  });

  it('looks nothing up on another chain, until the endpoint serves its own', async () => {
    const order = await claim(nextHash());
    await anvil.kill();
    await anvil.launch(31_337);
    const fresh = new EvmChain(network, anvil.url);
    await expect(fresh.check()).rejects.toThrow(WrongChain);
    const services = { ...platform.services, chains: new Map([[network, fresh]]) };
    await expect(round(services)).rejects.toThrow(WrongChain);
    expect(await checkOf(order)).toBe('WAITING');
    await anvil.kill();
    await anvil.launch();
    await expect(fresh.check()).resolves.toBeUndefined();
  });
});
