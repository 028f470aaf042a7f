/** Test helpers for buying and insuring packages. */
import {
  domains,
  insuranceStatuses,
  type CreditType,
  type InsuranceStatus,
  type AnswerOf,
} from '@portal/schema/rest';
import { expect } from 'vitest';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember, type TestPlatform } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { runRound } from '../../jobs/round.ts';
import { businessDate } from '../../kernel/clock.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { beginOperation } from '../../ledger/idempotency.ts';
import { getContract } from './orders.ts';
import { getTradeDay, getUnlockTime } from './rules.ts';
import { trialsEnd } from './settle.ts';
import { dailyTrade, tradeContract } from './trade.ts';

const { assets, insurance } = domains;

type ContractView = AnswerOf<typeof insurance.buyMatching>;

/** The packages of the migration. */
export const [bronze, silver, gold] = ['1', '2', '3'] as const;

let keys = 0;
export const nextKey = (): string => `key-of-a-package-${(keys += 1)}`;

/** Expects that the audit finds no violations. */
export async function expectAudited({ services }: TestPlatform): Promise<void> {
  expect(await services.database.transaction((tx) => auditLedger(tx, platformAuditPlan))).toMatchObject({
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

/** Posts every due trade, day after day, and ends trials that are over. */
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

/** Advances to 00:10 of the next business day and posts the trades, at the given rate in millionths, if any. */
export async function nextTrade(platform: TestPlatform, ratePpm?: bigint): Promise<void> {
  const { clock } = platform;
  const today = businessDate(clock.now());
  if (ratePpm !== undefined) await publishRate(platform, today, ratePpm);
  // 00:10 GMT+8 of the next day, which is 16:10 UTC of this one.
  clock.set(`${today}T16:10:00.000Z`);
  await tradeAll(platform);
}

/** Advances until a contract unlocks, with the trades of all days until then. Does nothing if it has unlocked. */
export async function unlock(
  platform: TestPlatform,
  contract: Pick<ContractView, 'unlockTime'>,
): Promise<void> {
  const unlocks = new Date(contract.unlockTime);
  if (unlocks > platform.clock.now()) platform.clock.set(unlocks);
  await tradeAll(platform);
}

/** Makes the first trade of a contract lose 1 %. */
export async function lose(platform: TestPlatform): Promise<void> {
  await nextTrade(platform);
  await nextTrade(platform, -10_000n);
}

/** Posts the next trade of one contract early, at a loss of 1 %, without affecting other orders. */
export async function loseEarly(platform: TestPlatform, contractId: string): Promise<void> {
  const { database, clock } = platform.services;
  const contract = await getContract(database, BigInt(contractId));
  const date = getTradeDay(contract.trades_at);
  await publishRate(platform, date, -10_000n);
  await database.transaction(async (tx) => {
    const operation = await beginOperation(tx, 'insurance:trade', `${contractId}:${date}`, clock.now());
    await tradeContract(operation, contract);
  });
}

/** Advances until a package bought now with that many contract days has unlocked. */
export async function afterDays(platform: TestPlatform, days: number): Promise<void> {
  platform.clock.set(getUnlockTime(platform.clock.now(), days));
  await tradeAll(platform);
}

/** A member who buys packages. */
export interface Holder {
  readonly member: TestMember;
  buy(packageId: string, amount: string, key?: string): Promise<CallAnswer<ContractView>>;
  /** Buys a package and expects success. */
  bought(packageId: string, amount: string): Promise<ContractView>;
  change(
    action: 'fillingPositions' | 'addWarehouse' | 'redeem' | 'buyInsurance',
    id: string,
    amount: string,
    more?: { readonly key?: string; readonly language?: string },
  ): ReturnType<Suite['client']['callLoosely']>;
  upgrade(id: string, packageId: string, amount: string): ReturnType<Suite['client']['callLoosely']>;
  /** A contract as the member sees it now. */
  contract(id: string): Promise<ContractView>;
  /** Its state; expects that only the list filtered by this state includes it. */
  statusOf(id: string): Promise<InsuranceStatus>;
  compound(isOn: boolean): Promise<void>;
  /** Available and locked amounts of a credit: `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `PURCHASE -100 INSURANCE_POINT`. */
  records(): Promise<string[]>;
  /** The transaction number of the newest record of a type. */
  numberOf(recordType: string): Promise<string | undefined>;
  /** A new session. */
  token(): Promise<string>;
}

/** Creates a member with insurance credits. */
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
        if (isListed !== (one === status)) throw new Error(`${id} is ${status}, but listed under ${one}`);
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
