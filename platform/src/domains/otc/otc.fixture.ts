/** Publishing and buying as members do, for tests of this domain and of those who show its orders. */
import { domains, type CreditType, type RequestOf, type ResultOf } from '@portal/schema/rest';

import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember, type TestPlatform } from '../../../test/testing.ts';
import { publish } from './place.ts';
import { getRules, quote } from './rules.ts';

const { assets, otc } = domains;
export type Offer = ResultOf<typeof otc.publish>;
export type OtcPublication = RequestOf<typeof otc.publish>;
type Answer = CallAnswer<unknown>;

let keys = 0;
export const nextKey = (): string => `key-of-an-offer-${(keys += 1)}`;

/** A publication that is in order: what is shown to be got is what it comes to. */
async function publicationOf(
  { services: { database } }: TestPlatform,
  amount: string,
  price: string,
): Promise<OtcPublication> {
  const { actualAmount } = quote(parseAmount(amount), parseAmount(price), await getRules(database));
  return {
    idempotencyKey: nextKey(),
    amount,
    price,
    actualAmount: formatAmount(actualAmount),
    transactionPassword: testTransactionPassword,
  };
}

/** Publishes an offer of a member without a call. */
export const publishOffer = async (
  platform: TestPlatform,
  seller: TestMember,
  amount = '10',
  price = '1',
): Promise<Offer> => publish(platform.services, seller.id, await publicationOf(platform, amount, price));

/** A member of the area. */
export interface Trader {
  readonly member: TestMember;
  readonly token: string;
  /** A request that is in order. */
  request(amount: string, price: string): Promise<OtcPublication>;
  send(data: unknown, language?: string): Promise<Answer>;
  /** Publishes an offer that is in order. */
  publish(amount: string, price: string): Promise<Offer>;
  /** Buys an offer as it was shown, but for what is changed. */
  buy(offer: Offer, change?: object, language?: string): Promise<Answer>;
  cancel(id: string, key?: string): Promise<Answer>;
  /** What is available and frozen of a credit, `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `OTC_SELL -10 USDT_POINT PENDING`. */
  records(): Promise<string[]>;
}

/** What a purchase of an offer as it was shown sends. */
export const purchaseOf = ({ id, amount, price }: Offer): RequestOf<typeof otc.buy> => ({
  idempotencyKey: nextKey(),
  id,
  amount,
  price,
  transactionPassword: testTransactionPassword,
});

/** A new member with credits, to whom the area is open, signed in. */
export async function newTrader(
  { platform, client }: Suite,
  userName: string,
  balances: Partial<Record<CreditType, string>> = {},
): Promise<Trader> {
  const member = await platform.addMember(userName, { balances, flags: { otc: true } });
  const token = await platform.signIn(member);
  const send: Trader['send'] = (data, language = 'en-US') =>
    client.callLoosely(otc.publish, data, { token, language });
  const request: Trader['request'] = (amount, price) => publicationOf(platform, amount, price);
  return {
    member,
    token,
    request,
    send,
    publish: async (amount, price) => {
      const { result, message } = await send(await request(amount, price));
      if (result === undefined) throw new Error(message);
      return result as Offer;
    },
    buy: (offer, change = {}, language = 'en-US') =>
      client.callLoosely(otc.buy, { ...purchaseOf(offer), ...change }, { token, language }),
    cancel: (id, key = nextKey()) =>
      client.callLoosely(otc.cancel, { idempotencyKey: key, id }, { token, language: 'en-US' }),
    holds: async (coin) => {
      const { result } = await client.call(assets.assetsList, {}, { token });
      const held = result?.records.find(({ coinName }) => coinName === coin);
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsFrozen)}`;
    },
    records: async () => {
      const { result } = await client.call(
        assets.assetsRecordList,
        { pageSize: 50, cursor: null },
        { token },
      );
      return (result?.records ?? []).map(({ recordType, amount, coinName, status, fee, actualAmount }) => {
        const arrives = fee == null ? '' : `, fee ${fee}, ${String(actualAmount)} arrives`;
        return `${recordType} ${amount} ${coinName} ${status}${arrives}`;
      });
    },
  };
}
