/** Requests in progress when an account is closed: checking a password and waiting for a slot take time. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createPicture } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';
import { getOrAssignAddresses } from '../deposit/addresses.ts';
import { bankDeposit, chainDeposit, fillPool, openAccounts } from '../deposit/deposits.fixture.ts';
import { depositByBank, depositOnChain } from '../deposit/place.ts';
import { addBankAccount } from '../payout/bank-accounts.ts';
import { transfer } from '../transfer/place.ts';
import { withdraw } from '../withdrawal/place.ts';
import { bankAccount, newWithdrawer, nextKey, type Withdrawer } from '../withdrawal/withdrawals.fixture.ts';
import { banMember, unbanMember } from './ban.ts';

onEachPlatform('a request authenticated before its account was closed', (suite) => {
  let aiko: Withdrawer;
  let account: { channelId: string; sysBankAccountId: string };
  let picture: string;
  beforeAll(async () => {
    const { services } = suite.platform;
    await fillPool(services.database, 2);
    account = (await openAccounts(services.database))[0] ?? { channelId: '', sysBankAccountId: '' };
    picture = (await createPicture('jpeg')).toString('base64');
    aiko = await newWithdrawer(suite, 'aiko', '1000');
    await suite.platform.credit(aiko.member, 'CASH_POINT', '1000');
    await suite.platform.addMember('budi');
    await getOrAssignAddresses(services, aiko.member.id, ['BEP20']);
  });
  beforeEach(() => unbanMember(suite.platform.services, 'aiko'));

  const id = () => aiko.member.id;
  const services = () => suite.platform.services;
  const sender = () => ({ memberId: id(), locale: 'en-US' as const });
  const password = { transactionPassword: testTransactionPassword };
  const requests: Record<string, (key: string) => Promise<unknown>> = {
    'a withdrawal': (idempotencyKey) =>
      withdraw(
        services(),
        id(),
        { idempotencyKey, amount: '100', adminFee: '1', ...password },
        { way: 'TRC20', id: BigInt(aiko.methods.TRC20) },
      ),
    'a transfer': (idempotencyKey) =>
      transfer(services(), aiko.member as never, {
        idempotencyKey,
        coinName: 'CASH_POINT',
        amount: '10',
        toUserName: 'budi',
        remark: undefined,
        ...password,
      }),
    'a deposit on a chain': (idempotencyKey) =>
      depositOnChain(services(), sender(), {
        ...chainDeposit(),
        referenceNo: `EX-${idempotencyKey}`,
        idempotencyKey,
      }),
    'a deposit through a bank': (idempotencyKey) =>
      depositByBank(services(), sender(), {
        ...bankDeposit(account, picture),
        referenceNo: `RC-${idempotencyKey}`,
        idempotencyKey,
      }),
    'a new payout method': (key) =>
      addBankAccount(services(), id(), {
        ...bankAccount,
        accountNumber: `99${key.replace(/\D/g, '')}000`,
        ...password,
      }),
  };
  const footprint = () =>
    services().database.one(
      `select (select count(*) from posting) as postings, (select count(*) from deposit) as deposits,
         (select count(*) from payout_bank_account) as methods, (select count(*) from withdrawal) as withdrawals`,
    );

  it.each(Object.keys(requests))('changes nothing and leaves its key unused: %s', async (name) => {
    const send = requests[name] ?? (() => Promise.reject(new Error('there is none')));
    const before = await footprint();
    const key = nextKey();
    await banMember(services(), 'aiko', 'A test');
    await expect(send(key)).rejects.toMatchObject({ code: 'BANNED' });
    expect(await footprint()).toEqual(before);
    await unbanMember(services(), 'aiko');
    await send(key);
    expect(await footprint()).not.toEqual(before);
  });

  it('either completes before a concurrent closing or is refused', async () => {
    const cash = async () =>
      (
        await services().database.one<{ available: bigint }>(
          'select available from account where owner_id = $1 and coin_id = 1',
          [id()],
        )
      ).available;
    for (let round = 0; round < 10; round += 1) {
      await unbanMember(services(), 'aiko');
      const before = await cash();
      const ban = () => banMember(services(), 'aiko', 'A test').then(cash);
      const transfer = () =>
        requests['a transfer']?.(nextKey()).then(
          () => 'done',
          () => 'refused',
        );
      const [atTheBan, outcome] =
        round % 2 === 0
          ? await Promise.all([ban(), transfer()])
          : await Promise.all([transfer(), ban()]).then(([one, other]) => [other, one] as const);
      // Once the account is closed, no credits leave it.
      expect(await cash()).toBe(atTheBan);
      expect(before - atTheBan).toBe(outcome === 'done' ? 1_000_000_000n : 0n);
    }
  });
});
