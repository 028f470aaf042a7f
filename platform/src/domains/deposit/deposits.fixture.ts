/** Test helpers for deposits: a pool of addresses, bank accounts, and members who deposit. */
import { domains, walletTypes, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import { beforeAll, beforeEach } from 'vitest';
import type { CallAnswer } from '../../../test/client.ts';
import { createPicture } from '../../../test/pictures.ts';
import type { Suite } from '../../../test/platforms.ts';
import type { Database } from '../../database/database.ts';
import { importAddresses } from './addresses.ts';
import { openBankAccount } from './bank-accounts.ts';
import { demoAddresses } from './demo.ts';

type Deposit = (typeof domains)['deposit'];

let count = 0;

/** Returns a unique reference. */
export const nextHash = (): string => `0x${(count += 1).toString(16).padStart(64, 'a')}`;
export const nextReceipt = (): string => `RCPT-${(count += 1).toString().padStart(8, '0')}`;
const nextKey = (): string => `key-of-a-deposit-${(count += 1)}`;

/** Fills the pool of every network. */
export async function fillPool(db: Database, addresses: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const network of walletTypes) await importAddresses(tx, network, demoAddresses(network, addresses));
  });
}

/** Opens an account in each channel. Returns their ids, in the order of the channels. */
export async function openAccounts(db: Database): Promise<{ channelId: string; sysBankAccountId: string }[]> {
  const channels = await db.query<{ id: bigint }>('select id from deposit_channel order by position');
  return Promise.all(
    channels.map(async ({ id }, index) => {
      const account = await openBankAccount(db, id, {
        bankName: `Bank ${index + 1}`,
        accountName: 'Portal Ltd',
        accountNumber: `00${index + 1}2345`,
        bankCode: 'PORTXXXX',
      });
      return { channelId: id.toString(), sysBankAccountId: account.toString() };
    }),
  );
}

/** A valid deposit on a chain. */
export const chainDeposit = (
  change: Partial<RequestOf<Deposit['deposit']>> = {},
): RequestOf<Deposit['deposit']> => ({
  idempotencyKey: nextKey(),
  walletType: 'BEP20',
  amount: '75',
  referenceNo: nextHash(),
  receiptImage: null,
  ...change,
});

/** A valid deposit through a bank, to an account from {@link openAccounts}, with a picture as base64. */
export const bankDeposit = (
  to: { channelId: string; sysBankAccountId: string },
  receiptImage: string,
  change: Partial<RequestOf<Deposit['bankDeposit']>> = {},
): RequestOf<Deposit['bankDeposit']> => ({
  idempotencyKey: nextKey(),
  ...to,
  amount: '200',
  exchangeRate: '1',
  referenceNo: nextReceipt(),
  receiptImage,
  ...change,
});

const { assets, deposit } = domains;
export type Page = AnswerOf<typeof deposit.depositRecordList>;
export type Order = Page['records'][number];

/** An account of a channel, as requests identify it. */
interface Account {
  channelId: string;
  sysBankAccountId: string;
}

/** Returns the value; throws if it is undefined. */
export function requireDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the value is undefined');
  return value;
}

/** Sets up two members who can use every deposit method, one second of platform time per test. */
export function createDepositHelpers(suite: Suite) {
  const began = { token: '', tokenOfBudi: '', picture: '', accounts: [] as Account[] };

  /** Signs up a member with deposit addresses and returns the session. */
  const signUp = async (userName: string): Promise<string> => {
    const token = await suite.platform.signIn(await suite.platform.addMember(userName));
    await suite.client.call(deposit.depositBankConfigList, {}, { token });
    return token;
  };
  beforeAll(async () => {
    const { database } = suite.platform.services;
    await fillPool(database, 10);
    began.accounts = await openAccounts(database);
    began.picture = (await createPicture('jpeg', { width: 120, height: 80 })).toString('base64');
    began.token = await signUp('aiko');
    began.tokenOfBudi = await signUp('budi');
  });
  beforeEach(() => suite.platform.clock.advance(1_000));

  const send =
    (endpoint: typeof deposit.deposit | typeof deposit.bankDeposit) =>
    (data: unknown, language = 'en-US', token = began.token) =>
      suite.client.callLoosely(endpoint, data, { token, language }) as Promise<CallAnswer<Order>>;

  return {
    signUp,
    token: () => began.token,
    tokenOfBudi: () => began.tokenOfBudi,
    /** A receipt, as base64. */
    picture: () => began.picture,
    /** The account of the first channel, at a rate of 1, and of the second, at 0.985. */
    wire: () => requireDefined(began.accounts[0]),
    local: () => requireDefined(began.accounts[1]),
    onChain: send(deposit.deposit),
    byBank: send(deposit.bankDeposit),
    listOf: async (
      change: Partial<RequestOf<typeof deposit.depositRecordList>> = {},
      token = began.token,
    ): Promise<Page> => {
      const { result, message } = await suite.client.call(
        deposit.depositRecordList,
        { pageSize: 100, cursor: null, ...change },
        { token },
      );
      if (result === undefined) throw new Error(message);
      return result;
    },
    /** Counts the stored deposits and uploads. */
    counts: () =>
      suite.platform.services.database.one<{ orders: bigint; uploads: bigint }>(
        'select (select count(*) from deposit) as orders, (select count(*) from upload) as uploads',
      ),
    approve: (order: Order | undefined) => suite.platform.reviews.approve(`deposit:${order?.id ?? ''}`),
    reject: (order: Order | undefined) =>
      suite.platform.reviews.reject(`deposit:${order?.id ?? ''}`, 'Nothing arrived'),
    cash: async () =>
      (await suite.client.call(assets.assetsList, {}, { token: began.token })).result?.records[0]
        ?.assetsAvailable,
  };
}
