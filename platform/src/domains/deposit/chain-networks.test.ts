/** Each network is looked up at its own endpoint. */
import { domains } from '@portal/schema/rest';
import { formatAddress } from '@portal/schema/rules/checksums';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestChain } from '../../../test/chain.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { recordedTransfer, TestTron } from '../../../test/tron.ts';
import { ChainUnavailable } from '../../chain/chain.ts';
import { connectChains } from '../../chain/connect.ts';
import { listUnwatched, unwatchedGauge } from '../../chain/unwatched.ts';
import { openNetworks } from '../../composition/collect.ts';
import { runRound } from '../../jobs/round.ts';
import { depositChecks } from './chain-check.ts';
import { chainDeposit, fillPool, nextHash } from './deposits.fixture.ts';

const { deposit, payout } = domains;
const contract = 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR';

let evm: TestChain;
let tron: TestTron;
beforeAll(async () => {
  evm = await TestChain.start();
  tron = await TestTron.start();
});
afterAll(() => Promise.all([evm.stop(), tron.stop()]));

onOnePlatform(
  'the networks of deposits',
  (suite) => {
    let aiko: TestMember;
    let token: string;
    let address: string;
    beforeAll(async () => {
      await fillPool(suite.platform.services.database, 3);
      aiko = await suite.platform.addMember('aiko');
      token = await suite.platform.signIn(aiko);
      const { result } = await suite.client.call(deposit.depositBankConfigList, {}, { token });
      address = result?.networks.find(({ walletType }) => walletType === 'TRC20')?.walletAddress ?? '';
    });
    beforeEach(async () => {
      token = await suite.platform.signIn(aiko);
      evm.trouble = 'none';
      tron.trouble = 'none';
      tron.contracts.clear();
    });

    const round = async (network: 'BEP20' | 'TRC20') => {
      const job = depositChecks.find(({ name }) => name === `deposits-check-${network.toLowerCase()}`);
      if (job === undefined) throw new Error('no job');
      await runRound(suite.platform.services, job);
    };
    /** Reports 75 USDT on TRON; a fake node confirms the transfer to the member's address. */
    const send = async (value = 75_000_000n) => {
      const hash = nextHash().replace(/^0x/, '');
      const request = chainDeposit({ walletType: 'TRC20', referenceNo: hash });
      const { result, message } = await suite.client.call(deposit.deposit, request, { token });
      if (result === undefined) throw new Error(message);
      const [log] = recordedTransfer.log;
      tron.information.set(hash, {
        ...recordedTransfer,
        id: hash,
        log: [
          {
            ...log,
            topics: [...(log?.topics.slice(0, 2) ?? []), topicOf(address)],
            data: value.toString(16).padStart(64, '0'),
          },
        ],
      });
      return result;
    };
    const checkOf = async ({ id }: { readonly id: string }) =>
      (await suite.client.call(deposit.depositRecordList, { id, pageSize: 1, cursor: null }, { token }))
        .result?.records[0]?.chainCheck;

    it('use the chain if they have an endpoint', async () => {
      const { result } = await suite.client.call(deposit.depositBankConfigList, {}, { token });
      expect(result?.networks.map(({ walletType, chainChecked }) => [walletType, chainChecked])).toEqual([
        ['BEP20', true],
        ['TRC20', true],
        ['ERC20', false],
      ]);
    });

    it.each([
      ['CONFIRMED', 75_000_000n],
      ['MISMATCH', 74_999_999n],
    ])('finds TRON transactions as %s for %s of the smallest unit', async (check, value) => {
      const order = await send(value);
      expect(order.chainCheck).toBe('WAITING');
      await round('TRC20');
      expect(await checkOf(order)).toBe(check);
    });

    it('rejects what a smart contract sent on TRON', async () => {
      const order = await send();
      tron.contracts.add(senderOfRecorded);
      await round('TRC20');
      expect(await checkOf(order)).toBe('CONTRACT');
      const answer = await runConfirmed(suite.platform, ['review', 'approve', `deposit:${order.id}`]);
      expect(answer).toMatchObject({ exitCode: 1 });
      expect(answer.text).toContain('A smart contract sent this payment');
      expect(await suite.platform.reviews.reject(`deposit:${order.id}`, 'From a contract')).toBe(true);
    });

    it('do not wait for each other', async () => {
      const order = await send();
      const waiting = chainDeposit({ walletType: 'BEP20', referenceNo: nextHash() });
      await suite.client.call(deposit.deposit, waiting, { token });
      evm.trouble = 'http 500';
      await expect(round('BEP20')).rejects.toThrow(ChainUnavailable);
      await round('TRC20');
      expect(await checkOf(order)).toBe('CONFIRMED');
    });

    it('tells TRON addresses from contracts when one is saved', async () => {
      const add = (walletAddress: string) =>
        suite.client.call(
          payout.add,
          { walletType: 'TRC20', walletAddress, label: null, transactionPassword: testTransactionPassword },
          { token },
        );
      tron.contracts.add(contract);
      expect((await add(contract)).message).toContain('belongs to a smart contract');
      expect((await add('TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW')).result).toMatchObject({ lookedUp: true });
      tron.trouble = 'http 500';
      expect((await add('THPvaUhoh2Qn2y9THCZML3H815hhFhn5YC')).message).toContain(
        'could not check this address on TRC20',
      );
    });

    describe('without an endpoint', () => {
      it('lists the networks that are open', async () => {
        const { database, chains } = suite.platform.services;
        expect(await listUnwatched(database, chains, openNetworks)).toEqual(['ERC20']);
        expect(await unwatchedGauge(chains, openNetworks).count(database)).toEqual([
          ['BEP20', 0n],
          ['TRC20', 0n],
          ['ERC20', 1n],
        ]);
        await database.execute("update deposit_network set enabled = false where network = 'ERC20'");
        // Withdrawals are still paid there.
        expect(await listUnwatched(database, chains, openNetworks)).toEqual(['ERC20']);
        await database.execute("update withdrawal_rule set enabled = false where way = 'ERC20'");
        expect(await listUnwatched(database, chains, openNetworks)).toEqual([]);
      });
    });
  },
  () => ({ chains: connectChains({ BEP20: evm.url, TRC20: tron.url }) }),
);

const senderOfRecorded = formatAddress(
  'TRC20',
  Uint8Array.from(Buffer.from('60e6e92e57d61a9d68b5d95275cc9667d9e6c7c9', 'hex')),
);

/** An address as a topic of a log. */
function topicOf(address: string): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const value = Array.from(address).reduce((all, digit) => all * 58n + BigInt(alphabet.indexOf(digit)), 0n);
  return value.toString(16).padStart(50, '0').slice(2, 42).padStart(64, '0');
}
