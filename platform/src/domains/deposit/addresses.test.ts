import { domains, walletTypes } from '@portal/schema/rest';
import { parseAddress } from '@portal/schema/rules/checksums';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { importAddresses } from './addresses.ts';
import { demoAddresses } from './demo.ts';
import { fillPool, openAccounts } from './deposits.fixture.ts';

const { deposit } = domains;

onOnePlatform('deposit addresses', (suite) => {
  const configOf = async (who: TestMember, language = 'en-US') => {
    const token = await suite.platform.signIn(who);
    const { result, message } = await suite.client.call(
      deposit.depositBankConfigList,
      {},
      { token, language },
    );
    if (result === undefined) throw new Error(message);
    return result;
  };
  const getOrAssignAddresses = async (who: TestMember) =>
    (await configOf(who)).networks.map(({ walletAddress }) => walletAddress);

  it('do not exist before the operator imports them, and no method is open', async () => {
    const early = await suite.platform.addMember('early');
    expect(await configOf(early)).toEqual({
      records: [],
      networks: walletTypes.map((walletType) => ({
        walletType,
        walletAddress: null,
        minAmount: '50',
        multiple: '1',
        chainChecked: false,
        remainder: 'KEPT',
      })),
      paymentReference: expect.stringMatching(/^MP[2-9A-Z]{8}$/) as string,
      demonstration: false,
    });
    await fillPool(suite.platform.services.database, 1);
    const found = await getOrAssignAddresses(early);
    expect(found).toEqual(walletTypes.map((network) => demoAddresses(network, 1)[0]));
    expect(await getOrAssignAddresses(early)).toEqual(found);
  });

  it('go to three of fifty simultaneous members, one each', async () => {
    const { database } = suite.platform.services;
    await database.transaction((tx) => importAddresses(tx, 'BEP20', demoAddresses('BEP20', 4)));
    const members = await Promise.all(
      Array.from({ length: 50 }, (_, index) => suite.platform.addMember(`many${index}`)),
    );
    const first = (await Promise.all(members.map(getOrAssignAddresses))).map(([bep20]) => bep20);
    const given = first.filter((address) => address !== null);
    expect(new Set(given).size).toBe(given.length);
    expect(given).toHaveLength(3);
    expect((await Promise.all(members.map(getOrAssignAddresses))).map(([bep20]) => bep20)).toEqual(first);
  });

  it('assigns one per member and network, even to simultaneous requests', async () => {
    const { database } = suite.platform.services;
    await database.transaction((tx) => importAddresses(tx, 'ERC20', demoAddresses('ERC20', 20)));
    const eager = await suite.platform.addMember('eager');
    const answers = await Promise.all(Array.from({ length: 16 }, () => getOrAssignAddresses(eager)));
    expect(new Set(answers.map(([, , erc20]) => erc20)).size).toBe(1);
    expect(
      await database.one<{ count: bigint }>(
        "select count(*) as count from deposit_address where network = 'ERC20' and member_id = $1",
        [eager.id],
      ),
    ).toEqual({ count: 1n });
  });

  it('imports a list once, and all of it or nothing', async () => {
    const { database } = suite.platform.services;
    const load = (addresses: readonly string[]) =>
      database.transaction((tx) => importAddresses(tx, 'TRC20', addresses));
    const [one = '', two = ''] = demoAddresses('TRC20', 102).slice(100);
    expect(await load([one, one])).toEqual({ added: 1, known: 0 });
    expect(await load([one, two])).toEqual({ added: 1, known: 1 });
    const fresh = demoAddresses('TRC20', 104).slice(102);
    await expect(load([...fresh, 'nonsense'])).rejects.toThrow('ADDRESS_INVALID');
    expect(await load(fresh)).toEqual({ added: 2, known: 0 });
  });

  it('marks addresses and channels as a demonstration if no private keys exist', async () => {
    const { database } = suite.platform.services;
    const curious = await suite.platform.addMember('curious');
    await database.execute('update deposit_address set demonstration = true where member_id is null');
    expect((await configOf(curious)).demonstration).toBe(true);
    await database.execute('update deposit_address set demonstration = false');
    expect((await configOf(curious)).demonstration).toBe(false);
  });

  it('appear together with the channels that have an account, in the language of the member', async () => {
    const { database } = suite.platform.services;
    const [wire] = await openAccounts(database);
    const reader = await suite.platform.addMember('reader');
    expect((await configOf(reader, 'ja-JP')).records).toEqual([
      {
        channelId: wire?.channelId,
        channelName: '海外送金（SWIFT）',
        minAmount: '100',
        multiple: '1',
        exchangeRate: '1',
        remainder: 'KEPT',
      },
      {
        channelId: '2',
        channelName: '国内銀行振込',
        minAmount: '50',
        multiple: '1',
        exchangeRate: '0.985',
        remainder: 'KEPT',
      },
    ]);
    await database.execute('update deposit_network set enabled = false where network = $1', ['TRC20']);
    await database.execute('update deposit_channel set enabled = false where id = 1');
    const { networks, records } = await configOf(reader);
    expect(networks.map(({ walletType }) => walletType)).toEqual(['BEP20', 'ERC20']);
    expect(records.map(({ channelId }) => channelId)).toEqual(['2']);
    const token = await suite.platform.signIn(reader);
    const { result } = await suite.client.call(deposit.sysBankAccountList, {}, { token });
    expect(result?.records).toEqual([
      {
        id: expect.any(String) as string,
        channelId: '2',
        bankName: 'Bank 2',
        accountName: 'Portal Ltd',
        accountNumber: '0022345',
        bankCode: 'PORTXXXX',
      },
    ]);
  });
});

it('demo addresses have valid checksums', () => {
  for (const network of walletTypes) {
    const addresses = demoAddresses(network, 50);
    expect(new Set(addresses).size).toBe(50);
    for (const address of addresses)
      expect(parseAddress(network, address)).toEqual({ kind: 'address', value: address });
  }
});
