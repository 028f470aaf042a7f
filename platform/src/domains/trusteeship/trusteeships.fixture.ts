/** Test helpers for entrust packages. */
import { domains, type CreditType, type AnswerOf } from '@portal/schema/rest';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { runRound } from '../../jobs/round.ts';
import { trusteeshipProfit, trusteeshipRenewal } from './settle.ts';

const { assets, trusteeship } = domains;

type Order = AnswerOf<typeof trusteeship.buyMatching>;
type Answer = ReturnType<Suite['client']['callLoosely']>;
type Operation = 'buyMatching' | 'upgradeMatching' | 'redeem' | 'updateAutoAddWarehouseStatus';

let keys = 0;
export const nextKey = (): string => `key-of-an-entrust-${(keys += 1)}`;

/** Runs the due daily jobs by the platform's clock, or by another. */
export async function workDaily({ platform }: Suite, now?: Date): Promise<void> {
  const clock = now === undefined ? platform.services.clock : { now: () => now };
  const services = { ...platform.services, clock };
  await runRound(services, trusteeshipProfit);
  await runRound(services, trusteeshipRenewal);
}

/** A member with entrust packages. */
export interface Trustor {
  readonly member: TestMember;
  readonly token: string;
  /** A valid purchase request. */
  request(amount: string): Promise<Record<string, unknown>>;
  /** A valid request to upgrade to the next package. */
  upgradeRequest(id: string): Promise<Record<string, unknown>>;
  send(operation: Operation, data: unknown, language?: string): Answer;
  /** Buys a package of this amount. */
  buy(amount: string): Promise<Order>;
  upgrade(id: string): Answer;
  redeem(id: string, key?: string): Answer;
  setAutoAdd(id: string, on: boolean): Answer;
  /** The member's packages, newest first. */
  orders(): Promise<readonly Order[]>;
  /** Available and locked amounts of a credit: `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `PURCHASE -100 ASSETS_POINT`. */
  records(): Promise<string[]>;
  /** The transaction number of the newest record of a type. */
  numberOf(recordType: string): Promise<string | undefined>;
}

/** Creates a member with credits and signs in. */
export async function newTrustor(
  suite: Suite,
  userName: string,
  balances: Partial<Record<CreditType, string>> = {},
): Promise<Trustor> {
  const member = await suite.platform.addMember(userName, { balances });
  // Each call gets a new session, because days pass between calls.
  const signIn = async () => ({ token: await suite.platform.signIn(member) });
  const { token } = await signIn();
  const send: Trustor['send'] = async (operation, data, language = 'en-US') =>
    suite.client.callLoosely(trusteeship[operation], data, { ...(await signIn()), language });
  const offers = async () =>
    (await suite.client.call(trusteeship.matchingList, {}, await signIn())).result?.records ?? [];
  const orders: Trustor['orders'] = async () => {
    const { result } = await suite.client.call(
      trusteeship.buyMatchingList,
      { pageSize: 50, cursor: null },
      await signIn(),
    );
    return result?.records ?? [];
  };
  const confirmed = () => ({ idempotencyKey: nextKey(), transactionPassword: testTransactionPassword });
  const request: Trustor['request'] = async (amount) => {
    const offer = (await offers()).find((one) => one.amount === amount);
    return {
      ...confirmed(),
      matchingId: offer?.id,
      amount,
      termDays: offer?.termDays,
      dailyRatio: offer?.dailyRatio,
    };
  };
  const upgradeRequest: Trustor['upgradeRequest'] = async (id) => {
    const order = (await orders()).find((one) => one.id === id);
    const next = (await offers()).find((one) => Number(one.amount) > Number(order?.amount));
    return {
      ...confirmed(),
      id,
      matchingId: next?.id,
      amount: String(Number(next?.amount) - Number(order?.amount)),
      termDays: next?.termDays,
      dailyRatio: next?.dailyRatio,
    };
  };
  const records = async () => {
    const { result } = await suite.client.call(
      assets.assetsRecordList,
      { pageSize: 100, cursor: null },
      await signIn(),
    );
    return result?.records ?? [];
  };
  return {
    member,
    token,
    request,
    upgradeRequest,
    send,
    buy: async (amount) => {
      const { result, message } = await send('buyMatching', await request(amount));
      if (result === undefined) throw new Error(message);
      return result as Order;
    },
    upgrade: async (id) => send('upgradeMatching', await upgradeRequest(id)),
    redeem: (id, idempotencyKey = nextKey()) =>
      send('redeem', { id, idempotencyKey, transactionPassword: testTransactionPassword }),
    setAutoAdd: (id, on) => send('updateAutoAddWarehouseStatus', { id, autoAddStatus: on ? 1 : 0 }),
    orders,
    holds: async (coin) => {
      const { result } = await suite.client.call(assets.assetsList, {}, await signIn());
      const held = result?.records.find(({ coinName }) => coinName === coin);
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsLocked)}`;
    },
    records: async () =>
      (await records()).map(({ recordType, amount, coinName }) => `${recordType} ${amount} ${coinName}`),
    numberOf: async (recordType) =>
      (await records()).find((record) => record.recordType === recordType)?.transactionNo,
  };
}
