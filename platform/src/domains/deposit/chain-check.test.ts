import { domains, type AnswerOf } from '@portal/schema/rest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestChain, type TestTransaction } from '../../../test/chain.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { ChainUnavailable } from '../../chain/chain.ts';
import { EvmChain } from '../../chain/evm-chain.ts';
import { runRound } from '../../jobs/round.ts';
import { depositChecks } from './chain-check.ts';
import { chainDeposit, fillPool } from './deposits.fixture.ts';

const { deposit } = domains;
type Order = AnswerOf<typeof deposit.deposit>;
const tether = 10n ** 18n;
const bep20 = depositChecks.find(({ name }) => name === 'deposits-check-bep20');
const minute = 60_000;

let upstream: TestChain;
beforeAll(async () => {
  upstream = await TestChain.start();
});
afterAll(() => upstream.stop());

onOnePlatform(
  'the chain check',
  (suite) => {
    let aiko: TestMember;
    let token: string;
    beforeAll(async () => {
      await fillPool(suite.platform.services.database, 3);
      aiko = await suite.platform.addMember('aiko');
      token = await suite.platform.signIn(aiko);
      await suite.client.call(deposit.depositBankConfigList, {}, { token });
    });
    beforeEach(async () => {
      token = await suite.platform.signIn(aiko);
      upstream.trouble = 'none';
      upstream.calls.length = 0;
    });

    const send = async (change: Parameters<typeof chainDeposit>[0] = {}): Promise<Order> => {
      const { result, message } = await suite.client.call(deposit.deposit, chainDeposit(change), { token });
      if (result === undefined) throw new Error(message);
      return result;
    };
    const round = () =>
      bep20 === undefined ? Promise.reject(new Error('no job')) : runRound(suite.platform.services, bep20);
    const checkOf = async ({ id }: Order) =>
      (await suite.client.call(deposit.depositRecordList, { id, pageSize: 1, cursor: null }, { token }))
        .result?.records[0]?.chainCheck;
    const mined = ({ hash }: Order, transaction: Partial<TestTransaction>) =>
      upstream.transactions.set(hash ?? '', { block: 900n, ...transaction });
    const others = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

    it('runs on the network that the endpoint serves', async () => {
      await round();
      const { result } = await suite.client.call(deposit.depositBankConfigList, {}, { token });
      expect(result?.networks.map(({ walletType, chainChecked }) => [walletType, chainChecked])).toEqual([
        ['BEP20', true],
        ['TRC20', false],
        ['ERC20', false],
      ]);
    });

    it.each<[string, string, (to: string) => Partial<TestTransaction>]>([
      ['the amount', 'CONFIRMED', (to) => ({ transfers: [{ to, value: 75n * tether }] })],
      ['more', 'CONFIRMED', (to) => ({ transfers: [{ to, value: 76n * tether }] })],
      [
        'the amount in two parts',
        'CONFIRMED',
        (to) => ({
          transfers: [
            { to, value: 70n * tether },
            { to, value: 5n * tether },
          ],
        }),
      ],
      ['less by the smallest unit', 'MISMATCH', (to) => ({ transfers: [{ to, value: 75n * tether - 1n }] })],
      ['it elsewhere', 'MISMATCH', () => ({ transfers: [{ to: others, value: 75n * tether }] })],
      [
        'another token',
        'MISMATCH',
        (to) => ({ transfers: [{ to, value: 75n * tether, contract: `0x${'fa'.repeat(20)}` }] }),
      ],
      ['nothing', 'MISMATCH', () => ({ transfers: [] })],
      ['it and failed', 'MISMATCH', (to) => ({ failed: true, transfers: [{ to, value: 75n * tether }] })],
    ])(
      'reports, when the transaction sent %s, that %s, and decides nothing',
      async (_what, check, transaction) => {
        const order = await send();
        expect(order.chainCheck).toBe('WAITING');
        mined(order, transaction(order.walletAddress ?? ''));
        await round();
        expect(await checkOf(order)).toBe(check);
        upstream.calls.length = 0;
        suite.platform.clock.advance(60 * minute);
        await round();
        expect(upstream.calls).toEqual([]);
        const pending = await suite.platform.reviews.pending();
        expect(pending.find(({ id }) => id === `deposit:${order.id}`)?.summary).toContain(
          `chain: ${check.toLowerCase()}`,
        );
        expect(await suite.platform.reviews.reject(`deposit:${order.id}`, 'Done with it')).toBe(true);
      },
    );

    it('waits for enough blocks, then confirms', async () => {
      const order = await send();
      mined(order, { block: 990n, transfers: [{ to: order.walletAddress ?? '', value: 75n * tether }] });
      await round();
      expect(await checkOf(order)).toBe('WAITING');
      upstream.head = 1_005n;
      await round();
      // Not before the next lookup is due.
      expect(await checkOf(order)).toBe('WAITING');
      suite.platform.clock.advance(15_000);
      await round();
      expect(await checkOf(order)).toBe('CONFIRMED');
      upstream.head = 1_000n;
    });

    it('gives an unknown hash half an hour, and finds it even later', async () => {
      const [lost, late] = [await send(), await send()];
      await round();
      expect(await checkOf(lost)).toBe('WAITING');
      suite.platform.clock.advance(31 * minute);
      await round();
      expect([await checkOf(lost), await checkOf(late)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
      mined(late, { transfers: [{ to: late.walletAddress ?? '', value: 75n * tether }] });
      suite.platform.clock.advance(10 * minute);
      await round();
      expect([await checkOf(lost), await checkOf(late)]).toEqual(['NOT_FOUND', 'CONFIRMED']);
      suite.platform.clock.advance(24 * 60 * minute);
      await round();
      upstream.calls.length = 0;
      suite.platform.clock.advance(24 * 60 * minute);
      await round();
      expect(upstream.calls).toEqual([]);
      // The lookup of a hash can outlast a session.
      token = await suite.platform.signIn(aiko);
      expect(await checkOf(lost)).toBe('NOT_FOUND');
    });

    it('ignores receipt numbers, other networks and decided deposits', async () => {
      const receipt = await send({ referenceNo: 'EX-776655' });
      const elsewhere = await send({ walletType: 'ERC20' });
      expect([receipt.chainCheck, elsewhere.chainCheck]).toEqual(['NOT_CHECKED', 'NOT_CHECKED']);
      const decided = await send();
      await suite.platform.reviews.approve(`deposit:${decided.id}`);
      upstream.calls.length = 0;
      await round();
      expect(upstream.calls).toEqual([]);
      expect(await checkOf(decided)).toBe('NOT_CHECKED');
    });

    it.each(['http 500', 'nonsense', 'rpc error', 'empty'] as const)(
      'waits while the endpoint fails: %s',
      async (trouble) => {
        const order = await send();
        mined(order, { transfers: [{ to: order.walletAddress ?? '', value: 75n * tether }] });
        upstream.trouble = trouble;
        // Every round reports it, whether a deposit is due or not.
        for (let rounds = 0; rounds < 3; rounds += 1) await expect(round()).rejects.toThrow(ChainUnavailable);
        expect(await checkOf(order)).toBe('WAITING');
        upstream.trouble = 'none';
        suite.platform.clock.advance(minute);
        await round();
        expect(await checkOf(order)).toBe('CONFIRMED');
      },
    );

    it('finds the others if one is never answered', async () => {
      const [stuck, found] = [await send(), await send()];
      for (const order of [stuck, found])
        mined(order, { transfers: [{ to: order.walletAddress ?? '', value: 75n * tether }] });
      upstream.pruned = stuck.hash ?? '';
      await expect(round()).rejects.toThrow(ChainUnavailable);
      await round();
      expect([await checkOf(stuck), await checkOf(found)]).toEqual(['WAITING', 'CONFIRMED']);
      upstream.pruned = undefined;
      suite.platform.clock.advance(minute);
      await round();
      expect(await checkOf(stuck)).toBe('CONFIRMED');
    });

    it('looks up deposits submitted before the endpoint answered', async () => {
      const order = await send();
      await suite.platform.services.database.execute(
        "update deposit set chain_check = 'NOT_CHECKED' where id = $1",
        [BigInt(order.id)],
      );
      mined(order, { transfers: [{ to: order.walletAddress ?? '', value: 75n * tether }] });
      await round();
      expect(await checkOf(order)).toBe('CONFIRMED');
    });
  },
  () => ({ chains: new Map([['BEP20', new EvmChain('BEP20', upstream.url)]]) }),
);
