import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/client.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { createTestPlatform, testTransactionPassword } from '../../../test/testing.ts';
import { ChainUnavailable, type Chain } from '../../chain/chain.ts';
import { importAddresses } from '../deposit/addresses.ts';

const { payout } = domains;
type Account = RequestOf<typeof payout.addBankAccount>;
type Wallet = RequestOf<typeof payout.add>;

const transactionPassword = testTransactionPassword;
const day = 24 * 60 * 60_000;

const account = (change: Partial<Account> = {}): Account => ({
  bankName: 'Bank Sentosa',
  accountName: 'Budi Santoso',
  accountNumber: '1234 5678-90',
  transactionPassword,
  ...change,
});
const wallet = (change: Partial<Wallet> = {}): Wallet => ({
  walletType: 'BEP20',
  walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  label: null,
  transactionPassword,
  ...change,
});
/** Returns a unique valid address for each number. */
const addressOf = (number: number): string => `0x${number.toString(16).padStart(8, '0').repeat(5)}`;

onOnePlatform('payout methods', (suite) => {
  let members = 0;
  let token: string;
  /** Signs up a member without methods and returns the session. */
  const join = async (): Promise<string> =>
    suite.platform.signIn(await suite.platform.addMember(`member${(members += 1)}`));
  beforeAll(async () => {
    token = await join();
  });

  const now = () => suite.platform.clock.now().getTime();
  const addAccount = (change?: Partial<Account>, as = token) =>
    suite.client.callLoosely(payout.addBankAccount, account(change), { token: as });
  const addWallet = (change?: Partial<Wallet>, as = token, language = 'en-US') =>
    suite.client.callLoosely(payout.add, wallet(change), { token: as, language });
  const accounts = async (as = token) =>
    (await suite.client.call(payout.bankAccountList, {}, { token: as })).result?.records ?? [];
  const wallets = async (as = token) =>
    (await suite.client.call(payout.list, {}, { token: as })).result?.records ?? [];
  const idOf = (answer: { result: unknown; message: string }): string => {
    if (answer.result === undefined) throw new Error(answer.message);
    return (answer.result as { id: string }).id;
  };

  describe('bank accounts', () => {
    it('can be added, changed and deleted', async () => {
      const mine = await join();
      const first = await addAccount({}, mine);
      expect(first.result).toEqual({
        id: expect.stringMatching(/^\d+$/) as string,
        bankName: 'Bank Sentosa',
        accountName: 'Budi Santoso',
        accountNumber: '1234567890',
        createTime: now(),
        changeTime: now(),
        usableTime: now() + day,
      });
      const second = await addAccount({ accountNumber: 'gb29 nwbk 6016 1331 9268 19' }, mine);
      expect(second.result).toMatchObject({ accountNumber: 'GB29NWBK60161331926819' });
      expect(await accounts(mine)).toEqual([first.result, second.result]);

      const changed = await suite.client.call(
        payout.updateBankAccount,
        { id: idOf(first), ...account({ bankName: 'Bank Makmur', accountNumber: '99999' }) },
        { token: mine },
      );
      expect(changed.result).toMatchObject({
        ...(first.result as object),
        bankName: 'Bank Makmur',
        accountNumber: '99999',
      });
      expect(await accounts(mine)).toEqual([changed.result, second.result]);

      const deleted = await suite.client.call(
        payout.delBankAccount,
        { id: idOf(first), transactionPassword },
        { token: mine },
      );
      expect(deleted.result).toEqual({ id: idOf(first) });
      expect(await accounts(mine)).toEqual([second.result]);
    });

    it('cannot be saved twice', async () => {
      const mine = await join();
      await addAccount({}, mine);
      const other = await addAccount({ accountNumber: '55555' }, mine);
      const again = await addAccount({ bankName: ' BANK sentosa ', accountNumber: '12345 67890' }, mine);
      expect(again.message).toBe('This bank account is already saved. Nothing was changed.');
      const moved = await suite.client.call(
        payout.updateBankAccount,
        { id: idOf(other), ...account() },
        { token: mine },
      );
      expect(moved.message).toBe('This bank account is already saved. Nothing was changed.');
      expect((await accounts(mine)).map(({ accountNumber }) => accountNumber)).toEqual([
        '1234567890',
        '55555',
      ]);
      // Another member may have the same one, and so may another bank.
      expect((await addAccount({ bankName: 'Bank Makmur' }, mine)).code).toBe(20000);
      expect((await addAccount({}, await join())).code).toBe(20000);
    });

    it.each([
      ['bankName', { bankName: ' ' }, 'required'],
      ['bankName', { bankName: 'x'.repeat(81) }, '80'],
      ['accountName', { accountName: '' }, 'required'],
      ['accountNumber', { accountNumber: '1234' }, '5 to 34'],
      ['accountNumber', { accountNumber: '12345_67' }, '5 to 34'],
      ['accountNumber', { accountNumber: '１２３４５' }, '5 to 34'],
      ['transactionPassword', { transactionPassword: '' }, 'required'],
    ] as const)('require a valid %s: %j', async (_field, change, words) => {
      const before = await accounts();
      const answer = await addAccount(change);
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toContain(words);
      expect(await accounts()).toEqual(before);
    });
  });

  describe('wallet addresses', () => {
    it('can be added, changed and deleted', async () => {
      const mine = await join();
      const first = await addWallet(
        { walletAddress: wallet().walletAddress.toLowerCase(), label: ' Ledger ' },
        mine,
      );
      expect(first.result).toEqual({
        id: expect.stringMatching(/^\d+$/) as string,
        walletType: 'BEP20',
        walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        label: 'Ledger',
        createTime: now(),
        changeTime: now(),
        usableTime: now() + day,
        lookedUp: false,
      });
      const update = (change: Partial<Wallet>) =>
        suite.client.call(payout.update, { id: idOf(first), ...wallet(change) }, { token: mine });
      expect((await update({ label: null })).result).toEqual({ ...(first.result as object), label: null });
      const moved = await update({
        walletType: 'TRC20',
        walletAddress: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
        label: 'Phone',
      });
      expect(moved.result).toMatchObject({ walletType: 'TRC20', label: 'Phone' });
      expect(await wallets(mine)).toEqual([moved.result]);
      const deleted = await suite.client.call(
        payout.del,
        { id: idOf(first), transactionPassword },
        { token: mine },
      );
      expect(deleted.result).toEqual({ id: idOf(first) });
      expect(await wallets(mine)).toEqual([]);
    });

    it('return the reason of a rejection in the language of the member', async () => {
      const mine = await join();
      const said = async (change: Partial<Wallet>, language?: string) =>
        (await addWallet(change, mine, language)).message;
      expect(await said({ walletAddress: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })).toBe(
        'This BEP20 address has a wrong character: its checksum does not match. Nothing was saved. Copy it again from your wallet.',
      );
      expect(await said({ walletAddress: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW' })).toContain(
        'a TRC20 address, not a BEP20 address',
      );
      expect(await said({ walletType: 'TRC20' })).toContain('a BEP20/ERC20 address, not a TRC20 address');
      expect(await said({ walletAddress: 'my wallet' })).toContain('This is not a BEP20 address');
      expect(await said({ walletAddress: 'my wallet' }, 'ja-JP')).toContain('BEP20');
      expect(await wallets(mine)).toEqual([]);
    });

    it.each([
      ['BEP20', `0x${'0'.repeat(40)}`, 'This is not a BEP20 address'],
      ['BEP20', `0x${'0'.repeat(36)}dEaD`, 'No one holds the key to this wallet address'],
      ['ERC20', `0x${'0'.repeat(39)}1`, 'No one holds the key to this wallet address'],
      ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'is the contract of a token'],
      ['BEP20', '0x55d398326f99059ff775485246999027b3197955', 'is the contract of a token'],
      ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'This is not a TRC20 address'],
      ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY', 'No one holds the key to this wallet address'],
      ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'is the contract of a token'],
    ] as const)(
      'rejects an address that loses what it receives, without asking a chain, on %s: %s',
      async (walletType, walletAddress, words) => {
        const mine = await join();
        expect((await addWallet({ walletType, walletAddress }, mine)).message).toContain(words);
        const own = idOf(await addWallet({}, mine));
        const moved = await suite.client.call(
          payout.update,
          { id: own, ...wallet({ walletType, walletAddress }) },
          { token: mine },
        );
        expect(moved.message).toContain(words);
        expect(await wallets(mine)).toMatchObject([{ walletAddress: wallet().walletAddress }]);
      },
    );

    it('cannot be saved twice for one network, in any case', async () => {
      const mine = await join();
      const first = await addWallet({}, mine);
      const { walletAddress } = wallet();
      for (const typed of [walletAddress, walletAddress.toLowerCase(), walletAddress.toUpperCase()]) {
        expect((await addWallet({ walletAddress: typed }, mine)).message).toBe(
          'This wallet address is already saved. Nothing was changed.',
        );
      }
      const onErc20 = await addWallet({ walletType: 'ERC20' }, mine);
      expect(onErc20.code).toBe(20000);
      const moved = await suite.client.call(
        payout.update,
        { id: idOf(onErc20), ...wallet() },
        { token: mine },
      );
      expect(moved.message).toBe('This wallet address is already saved. Nothing was changed.');
      expect(await wallets(mine)).toEqual([first.result, onErc20.result]);
    });

    it('save an address once if it is sent many times at once', async () => {
      const mine = await join();
      const answers = await Promise.all(Array.from({ length: 12 }, () => addWallet({}, mine)));
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(new Set(answers.filter(({ code }) => code !== 20000).map(({ message }) => message))).toEqual(
        new Set(['This wallet address is already saved. Nothing was changed.']),
      );
      expect(await wallets(mine)).toHaveLength(1);
    });

    it('rejects deposit addresses of any member on every network', async () => {
      const mine = await join();
      const [evm, tron] = [addressOf(0xd), 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR'];
      await suite.platform.services.database.transaction(async (tx) => {
        await importAddresses(tx, 'BEP20', [evm]);
        await importAddresses(tx, 'TRC20', [tron]);
      });
      for (const change of [
        { walletAddress: evm },
        { walletType: 'ERC20', walletAddress: evm.toUpperCase() },
        { walletType: 'TRC20', walletAddress: tron },
      ] as const) {
        expect((await addWallet(change, mine)).message).toBe(
          'This is a deposit address of the platform. Nothing was saved. Enter an address of your own wallet.',
        );
      }
      expect(await wallets(mine)).toEqual([]);
    });

    it('warns about an address similar to a saved one, unless the member accepted it', async () => {
      const mine = await join();
      const real = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
      const forgery = `0x5aae${'0'.repeat(32)}eaed`;
      const first = await addWallet({}, mine);
      const second = await addWallet({ walletAddress: addressOf(7) }, mine);
      const warned = await addWallet({ walletType: 'ERC20', walletAddress: forgery }, mine);
      expect(warned.message).toContain(
        `begins and ends like your saved address ${real} but is a different one`,
      );
      const inItsPlace = await suite.client.call(
        payout.update,
        { id: idOf(first), ...wallet({ walletAddress: forgery }) },
        { token: mine },
      );
      expect(inItsPlace.message).toContain('begins and ends like your saved');
      expect(await wallets(mine)).toEqual([first.result, second.result]);
      const accepted = await addWallet({ walletAddress: forgery, lookAlikeAccepted: true }, mine);
      expect(accepted.code).toBe(20000);
      // Relabelling it requires no confirmation.
      const renamed = await suite.client.call(
        payout.update,
        { id: idOf(first), ...wallet({ label: 'The real one' }) },
        { token: mine },
      );
      expect(renamed.result).toMatchObject({ label: 'The real one', walletAddress: real });
    });
  });

  it('allow twenty of each kind, even when many arrive at once', async () => {
    const mine = await join();
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, index) => addWallet({ walletAddress: addressOf(index + 1) }, mine)),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(20);
    expect(await wallets(mine)).toHaveLength(20);
    const full = await addWallet({ walletAddress: addressOf(99) }, mine);
    expect(full.message).toBe('You can save at most 20. Nothing was saved. Delete one you no longer use.');
    // The other kind has room, and so does this one once a method is deleted.
    const numbers = Array.from({ length: 21 }, (_, index) => `10000${index}`);
    const added = await Promise.all(numbers.map((accountNumber) => addAccount({ accountNumber }, mine)));
    expect(added.filter(({ code }) => code === 20000)).toHaveLength(20);
    const [oldest] = await wallets(mine);
    await suite.client.call(payout.del, { id: oldest?.id ?? '', transactionPassword }, { token: mine });
    expect((await addWallet({ walletAddress: addressOf(99) }, mine)).code).toBe(20000);
  });

  it('wait as long as configured after they are added or changed, except for a new label', async () => {
    const member = await suite.platform.addMember(`member${(members += 1)}`);
    const first = await suite.platform.signIn(member);
    const added = await addWallet({}, first);
    const bank = await addAccount({}, first);
    const begun = now();
    suite.platform.clock.advance(day / 2);
    const mine = await suite.platform.signIn(member);
    const update = (change: Partial<Wallet>) =>
      suite.client.call(payout.update, { id: idOf(added), ...wallet(change) }, { token: mine });
    expect((await update({ label: 'Mine' })).result).toMatchObject({
      changeTime: begun,
      usableTime: begun + day,
    });
    expect((await update({ walletType: 'ERC20' })).result).toMatchObject({
      changeTime: now(),
      usableTime: now() + day,
    });
    const updateAccount = (change: Partial<Account>) =>
      suite.client.call(payout.updateBankAccount, { id: idOf(bank), ...account(change) }, { token: mine });
    expect((await updateAccount({})).result).toMatchObject({ usableTime: begun + day });
    expect((await updateAccount({ accountName: 'Another' })).result).toMatchObject({
      changeTime: now(),
      usableTime: now() + day,
    });
    const run = async (...words: string[]) => (await runConfirmed(suite.platform, words)).text;
    expect(await run('payout', 'list')).toContain('after 24 h');
    expect(await run('payout', 'cool-down')).toContain('How many hours?');
    expect(await run('payout', 'cool-down', '48')).toContain('after 48 h');
    expect(await run('payout', 'cool-down', '721')).toContain('At most 720');
    expect((await addWallet({ walletAddress: addressOf(8) }, mine)).result).toMatchObject({
      usableTime: now() + 2 * day,
    });
    // A promised time stays.
    expect(await wallets(mine)).toMatchObject([{ usableTime: now() + day }, { usableTime: now() + 2 * day }]);
    await run('payout', 'cool-down', '24');
  });

  it('do not wait for the same address in other letters, whatever the cool-down is by then', async () => {
    const member = await suite.platform.addMember(`member${(members += 1)}`);
    const added = await addWallet({}, await suite.platform.signIn(member));
    const id = idOf(added);
    // As an older build saved it.
    await suite.platform.services.database.execute(
      'update payout_wallet_address set address = lower(address) where id = $1',
      [id],
    );
    await runConfirmed(suite.platform, ['payout', 'cool-down', '48']);
    suite.platform.clock.advance(3_600_000);
    const mine = await suite.platform.signIn(member);
    const edited = await suite.client.call(
      payout.update,
      { id, ...wallet({ label: 'Mine' }) },
      { token: mine },
    );
    await runConfirmed(suite.platform, ['payout', 'cool-down', '24']);
    expect(edited.result).toEqual({ ...(added.result as object), label: 'Mine' });
  });

  it('change only with the transaction password', async () => {
    const mine = await join();
    const id = idOf(await addWallet({}, mine));
    const accountId = idOf(await addAccount({}, mine));
    const wrong = { transactionPassword: 'Wrong12345' };
    const answers = [
      await addWallet({ ...wrong, walletAddress: addressOf(3) }, mine),
      await suite.client.call(payout.update, { id, ...wallet(wrong) }, { token: mine }),
      await suite.client.call(payout.del, { id, ...wrong }, { token: mine }),
      await suite.client.call(payout.delBankAccount, { id: accountId, ...wrong }, { token: mine }),
      await suite.client.call(
        payout.updateBankAccount,
        { id: accountId, ...account(wrong) },
        { token: mine },
      ),
      await addAccount({ ...wrong, accountNumber: '77777' }, mine),
    ];
    for (const { message } of answers.slice(0, 4)) {
      expect(message).toContain('The transaction password is wrong. Nothing was changed.');
    }
    for (const { message } of answers.slice(4))
      expect(message).toContain('locked after too many wrong attempts');
    expect(await wallets(mine)).toHaveLength(1);
    expect(await accounts(mine)).toHaveLength(1);
  });

  it('answers for methods of another member as for unknown ones', async () => {
    const owner = await join();
    const walletId = idOf(await addWallet({ walletAddress: addressOf(5) }, owner));
    const accountId = idOf(await addAccount({ accountNumber: '424242' }, owner));
    const before = [await wallets(owner), await accounts(owner)];
    const stranger = await join();
    const nobodys = '999999999999999999';
    for (const [theirs, ask] of [
      [walletId, (id: string) => suite.client.call(payout.update, { id, ...wallet() }, { token: stranger })],
      [
        walletId,
        (id: string) => suite.client.call(payout.del, { id, transactionPassword }, { token: stranger }),
      ],
      [
        accountId,
        (id: string) =>
          suite.client.call(payout.updateBankAccount, { id, ...account() }, { token: stranger }),
      ],
      [
        accountId,
        (id: string) =>
          suite.client.call(payout.delBankAccount, { id, transactionPassword }, { token: stranger }),
      ],
    ] as const) {
      const answer = await ask(theirs);
      expect(answer.message).toBe('This entry no longer exists. Nothing was changed. Reload the page.');
      expect(answer).toEqual(await ask(nobodys));
    }
    expect([await wallets(owner), await accounts(owner)]).toEqual(before);
    expect([await wallets(stranger), await accounts(stranger)]).toEqual([[], []]);
  });

  it.each(['0', '-1', '1.5', '1e3', '', 'x', '9'.repeat(19), null, 7])('rejects the id %j', async (id) => {
    const answer = await suite.client.callLoosely(payout.del, { id, transactionPassword }, { token });
    expect(answer).toMatchObject({ status: 200, code: 9001 });
  });
});

describe('payout methods with a chain endpoint', () => {
  const contract = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const asked: string[] = [];
  let isUp = true;
  const chain: Chain = {
    network: 'BEP20',
    isClosed: false,
    check: async () => undefined,
    isContract: async (address) => {
      asked.push(address);
      if (!isUp) throw new ChainUnavailable('it does not answer');
      return address === contract;
    },
    transaction: async () => ({ state: 'unknown' }),
    close: () => undefined,
  };

  it('refuse contracts on its network, and addresses that could not be checked', async () => {
    const platform = await createTestPlatform({ chains: new Map([['BEP20', chain]]) });
    const client = new TestClient(platform);
    const token = await platform.signIn(await platform.addMember('aiko'));
    const add = async (change: Partial<Wallet>) => {
      const { result, message } = await client.callLoosely(payout.add, wallet(change), { token });
      return result === undefined ? message : 'added';
    };
    expect(await add({ walletAddress: contract.toLowerCase() })).toContain('belongs to a smart contract');
    expect(asked).toEqual([contract]);
    expect(await add({})).toBe('added');
    // It has no access to the other networks.
    expect(await add({ walletType: 'ERC20', walletAddress: contract })).toBe('added');
    expect(await add({ walletType: 'TRC20', walletAddress: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW' })).toBe(
      'added',
    );
    isUp = false;
    expect(await add({ walletAddress: addressOf(9) })).toBe(
      'We could not check this address on BEP20 just now. Nothing was saved. Try again in a moment.',
    );
    const { result } = await client.call(payout.list, {}, { token });
    // Only the checked network is known to have no contract there.
    expect(result?.records.map(({ lookedUp }) => lookedUp)).toEqual([true, false, false]);
    // Relabelling does not query the chain.
    const own = result?.records[0];
    const renamed = await client.call(
      payout.update,
      { id: own?.id ?? '', ...wallet({ label: 'Mine' }) },
      { token },
    );
    expect(renamed.result).toMatchObject({ label: 'Mine' });
    await platform.close();
  });
});
