/** Buying and insuring packages as a member does, for tests. */
import {
  domains,
  insuranceStatuses,
  type CreditType,
  type InsuranceStatus,
  type ResultOf,
} from '@portal/schema/rest';
import { expect } from 'vitest';

import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember, type TestPlatform } from '../../../test/testing.ts';
import { books } from '../../books.ts';
import { businessDate } from '../../clock.ts';
import { runRound } from '../../jobs/round.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { beginOperation } from '../../ledger/idempotency.ts';
import { contractById } from './orders.ts';
import { dayOfTrade, unlockOf } from './rules.ts';
import { trialsEnd } from './settle.ts';
import { dailyTrade, tradeContract } from './trade.ts';

const { assets, insurance } = domains;

type Contract = ResultOf<typeof insurance.buyMatching>;

/** The packages that the migration brings. */
export const [bronze, silver, gold] = ['1', '2', '3'] as const;

let keys = 0;
export const nextKey = (): string => `key-of-a-package-${(keys += 1)}`;

/** The ledger is right, and every order agrees with it. */
export async function expectAudited({ services }: TestPlatform): Promise<void> {
  expect(await services.database.transaction((tx) => auditLedger(tx, books))).toMatchObject({
    violations: [],
  });
}

/** Publishes the rate of a business day, in millionths. */
export const publishRate = ({ services }: TestPlatform, date: string, ratePpm: bigint): Promise<number> =>
  services.database.execute(
    `insert into insurance_rate (business_date, rate_ppm, published_at) values ($1, $2, $3)
     on conflict (business_date) do update set rate_ppm = excluded.rate_ppm`,
    [date, ratePpm, services.clock.now()],
  );

/** Posts every trade that is due, day after day, and ends the trials that are over. */
export async function tradeAll({ services }: TestPlatform): Promise<number> {
  let all = 0;
  for (;;) {
    const { done } = await runRound(services, dailyTrade);
    all += done;
    if (done === 0) break;
  }
  await runRound(services, trialsEnd);
  return all;
}

/** Moves on to 00:10 of the next business day and posts the trades, at a rate in millionths where one is given. */
export async function nextTrade(platform: TestPlatform, ratePpm?: bigint): Promise<void> {
  const { clock } = platform;
  const today = businessDate(clock.now());
  if (ratePpm !== undefined) await publishRate(platform, today, ratePpm);
  // 00:10 GMT+8 of the next day, which is 16:10 UTC of this one.
  clock.set(`${today}T16:10:00.000Z`);
  await tradeAll(platform);
}

/** Moves on to when a contract unlocks, with the trades of all days until then. A time that has passed stays passed. */
export async function unlock(platform: TestPlatform, contract: Pick<Contract, 'unlockTime'>): Promise<void> {
  const unlocks = new Date(contract.unlockTime);
  if (unlocks > platform.clock.now()) platform.clock.set(unlocks);
  await tradeAll(platform);
}

/** Lets a contract have lost something: its first trade takes 1 %. */
export async function lose(platform: TestPlatform): Promise<void> {
  await nextTrade(platform);
  await nextTrade(platform, -10_000n);
}

/** Posts the next trade of one contract before its time: it takes 1 %. No other order notices. */
export async function loseEarly(platform: TestPlatform, contractId: string): Promise<void> {
  const { database, clock } = platform.services;
  const contract = await contractById(database, BigInt(contractId));
  const date = dayOfTrade(contract.trades_at);
  await publishRate(platform, date, -10_000n);
  await database.transaction(async (tx) => {
    const request = { scope: 'insurance:trade', key: `${contractId}:${date}`, input: {}, now: clock.now() };
    await tradeContract(await beginOperation(tx, request), contract);
  });
}

/** Moves on to when a package bought now with so many contract days has unlocked. */
export async function afterDays(platform: TestPlatform, days: number): Promise<void> {
  platform.clock.set(unlockOf(platform.clock.now(), days));
  await tradeAll(platform);
}

/** A member at the packages. */
export interface Holder {
  readonly member: TestMember;
  buy(packageId: string, amount: string, key?: string): Promise<CallAnswer<Contract>>;
  /** A package that was bought without being refused. */
  bought(packageId: string, amount: string): Promise<Contract>;
  change(
    action: 'fillingPositions' | 'addWarehouse' | 'redeem' | 'buyInsurance',
    id: string,
    amount: string,
    more?: { readonly key?: string; readonly language?: string },
  ): ReturnType<Suite['client']['callLoosely']>;
  upgrade(id: string, packageId: string, amount: string): ReturnType<Suite['client']['callLoosely']>;
  /** A contract as the member sees it now. */
  contract(id: string): Promise<Contract>;
  /** Its state, under which alone the filtered list has it. */
  statusOf(id: string): Promise<InsuranceStatus>;
  compound(isOn: boolean): Promise<void>;
  /** What is available and locked of a credit: `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `PURCHASE -100 INSURANCE_POINT`. */
  records(): Promise<string[]>;
  /** The ledger's number of the newest record of a type. */
  numberOf(recordType: string): Promise<string | undefined>;
  /** A session of this moment. */
  token(): Promise<string>;
}

/** A new member with insurance credits. */
export async function newHolder(suite: Suite, userName: string, credits = '10000'): Promise<Holder> {
  const { platform, client } = suite;
  const member = await platform.addMember(userName, { balances: { INSURANCE_POINT: credits } });
  // Sessions expire while the clock moves.
  const token = (): Promise<string> => platform.signIn(member);
  const transactionPassword = testTransactionPassword;
  const buy: Holder['buy'] = async (matchingId, amount, idempotencyKey = nextKey()) =>
    client.call(
      insurance.buyMatching,
      { idempotencyKey, matchingId, amount, transactionPassword },
      { token: await token() },
    );
  const contract: Holder['contract'] = async (id) => {
    const { result } = await client.call(
      insurance.buyMatchingList,
      { pageSize: 100, cursor: null },
      { token: await token() },
    );
    const found = result?.records.find((one) => one.id === id);
    if (found === undefined) throw new Error(`${userName} has no contract ${id}`);
    return found;
  };
  const records = async () => {
    const { result } = await client.call(
      assets.assetsRecordList,
      { pageSize: 100, cursor: null },
      { token: await token() },
    );
    return result?.records ?? [];
  };
  return {
    member,
    token,
    buy,
    bought: async (packageId, amount) => {
      const { result, message } = await buy(packageId, amount);
      if (result === undefined) throw new Error(message);
      return result;
    },
    change: async (action, id, amount, { key = nextKey(), language = 'en-US' } = {}) =>
      client.callLoosely(
        insurance[action],
        { idempotencyKey: key, id, amount, transactionPassword },
        { token: await token(), language },
      ),
    upgrade: async (id, matchingId, amount) =>
      client.callLoosely(
        insurance.upgradeMatching,
        { idempotencyKey: nextKey(), id, matchingId, amount, transactionPassword },
        { token: await token() },
      ),
    contract,
    statusOf: async (id) => {
      const { status } = await contract(id);
      for (const one of insuranceStatuses) {
        const request = { statuses: [one], pageSize: 100, cursor: null };
        const { result } = await client.call(insurance.buyMatchingList, request, { token: await token() });
        const isListed = result?.records.some((listed) => listed.id === id) === true;
        if (isListed !== (one === status)) throw new Error(`${id} is ${status}, and listed under ${one}`);
      }
      return status;
    },
    compound: async (isOn) => {
      await client.call(
        insurance.updateInsuranceAutoAddWarehouseStatus,
        { autoAddWarehouseStatus: isOn ? 1 : 0 },
        { token: await token() },
      );
    },
    holds: async (coin) => {
      const { result } = await client.call(assets.assetsList, {}, { token: await token() });
      const held = result?.records.find(({ coinName }) => coinName === coin);
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsLocked)}`;
    },
    records: async () =>
      (await records()).map(({ recordType, amount, coinName }) => `${recordType} ${amount} ${coinName}`),
    numberOf: async (recordType) =>
      (await records()).find((record) => record.recordType === recordType)?.transactionNo,
  };
}
