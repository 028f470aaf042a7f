/** Test helpers for publishing and buying, also for other domains that show offers. */
import { domains, type CreditType, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember, type TestPlatform } from '../../../test/testing.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { publish } from './place.ts';
import { getRules, quote } from './rules.ts';

const { assets, otc } = domains;
export type OfferView = AnswerOf<typeof otc.publish>;
export type OtcPublication = RequestOf<typeof otc.publish>;
type Answer = CallAnswer<unknown>;

let keys = 0;
export const nextKey = (): string => `key-of-an-offer-${(keys += 1)}`;

/** A valid publication, with the correct proceeds. */
async function toPublication(
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

/** Publishes a member's offer directly. */
export const publishOffer = async (
  platform: TestPlatform,
  seller: TestMember,
  amount = '10',
  price = '1',
): Promise<OfferView> => publish(platform.services, seller.id, await toPublication(platform, amount, price));

/** A member with access to trading. */
export interface Trader {
  readonly member: TestMember;
  readonly token: string;
  /** A valid request. */
  request(amount: string, price: string): Promise<OtcPublication>;
  send(data: unknown, language?: string): Promise<Answer>;
  /** Publishes a valid offer. */
  publish(amount: string, price: string): Promise<OfferView>;
  /** Buys an offer as shown, with the given overrides. */
  buy(offer: OfferView, change?: object, language?: string): Promise<Answer>;
  cancel(id: string, key?: string): Promise<Answer>;
  /** Available and frozen amounts of a credit: `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `OTC_SELL -10 USDT_POINT PENDING`. */
  records(): Promise<string[]>;
}

/** The request to buy an offer as shown. */
export const toPurchase = ({ id, amount, price }: OfferView): RequestOf<typeof otc.buy> => ({
  idempotencyKey: nextKey(),
  id,
  amount,
  price,
  transactionPassword: testTransactionPassword,
});

/** Creates a member with credits and access to trading, and signs in. */
export async function newTrader(
  { platform, client }: Suite,
  userName: string,
  balances: Partial<Record<CreditType, string>> = {},
): Promise<Trader> {
  const member = await platform.addMember(userName, { balances, flags: { otc: true } });
  const token = await platform.signIn(member);
  const send: Trader['send'] = (data, language = 'en-US') =>
    client.callLoosely(otc.publish, data, { token, language });
  const request: Trader['request'] = (amount, price) => toPublication(platform, amount, price);
  return {
    member,
    token,
    request,
    send,
    publish: async (amount, price) => {
      const { result, message } = await send(await request(amount, price));
      if (result === undefined) throw new Error(message);
      return result as OfferView;
    },
    buy: (offer, change = {}, language = 'en-US') =>
      client.callLoosely(otc.buy, { ...toPurchase(offer), ...change }, { token, language }),
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
