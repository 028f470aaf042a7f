/** Test helpers for converts. */
import { domains, type CreditType, type RequestOf } from '@portal/schema/rest';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { runRound } from '../../jobs/round.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { listOpenPairs, quote } from './rules.ts';
import { convertSettle } from './settle.ts';

const { assets, convert } = domains;
export type ConvertRequest = RequestOf<typeof convert.convert>;

/** Settles what is due by the platform's clock. */
export const settleAll = ({ platform }: Suite) => runRound(platform.services, convertSettle);

let keys = 0;
export const nextKey = (): string => `key-of-a-convert-${(keys += 1)}`;

/** A member who converts. */
export interface Converter {
  readonly member: TestMember;
  readonly token: string;
  /** A valid request, with the correct amount to receive. */
  request(from: CreditType, to: CreditType, amount: string): Promise<ConvertRequest>;
  send(data: unknown, language?: string): ReturnType<Suite['client']['callLoosely']>;
  cancel(id: string, key?: string): ReturnType<Suite['client']['callLoosely']>;
  /** Places a valid order. */
  place(from: CreditType, to: CreditType, amount: string): Promise<{ id: string; receiptNo: string }>;
  /** Available and frozen amounts of a credit: `90 + 10`. */
  holds(coin: CreditType): Promise<string>;
  /** Newest first: `CONVERT -9.99 CASH_POINT COMPLETED`. */
  records(): Promise<string[]>;
}

/** Creates a member with credits and signs in. */
export async function newConverter(
  suite: Suite,
  userName: string,
  balances: Partial<Record<CreditType, string>> = {},
): Promise<Converter> {
  const member = await suite.platform.addMember(userName, { balances });
  const token = await suite.platform.signIn(member);
  const send: Converter['send'] = (data, language = 'en-US') =>
    suite.client.callLoosely(convert.convert, data, { token, language });
  const request: Converter['request'] = async (fromCoin, toCoin, amount) => {
    const pairs = await listOpenPairs(suite.platform.services.database);
    const pair = pairs.find(({ from, to }) => from === fromCoin && to === toCoin);
    const actual = pair === undefined ? 1n : quote(pair, parseAmount(amount)).actualAmount;
    return {
      idempotencyKey: nextKey(),
      fromCoin,
      toCoin,
      amount,
      actualAmount: formatAmount(actual),
      transactionPassword: testTransactionPassword,
    };
  };
  return {
    member,
    token,
    request,
    send,
    cancel: (id, key = nextKey()) =>
      suite.client.callLoosely(convert.cancelConvert, { idempotencyKey: key, id }, { token }),
    place: async (from, to, amount) => {
      const { result, message } = await send(await request(from, to, amount));
      if (result === undefined) throw new Error(message);
      return result as { id: string; receiptNo: string };
    },
    holds: async (coin) => {
      const { result } = await suite.client.call(assets.assetsList, {}, { token });
      const held = result?.records.find(({ coinName }) => coinName === coin);
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsFrozen)}`;
    },
    records: async () => {
      const { result } = await suite.client.call(
        assets.assetsRecordList,
        { pageSize: 50, cursor: null },
        { token },
      );
      return (result?.records ?? []).map(
        ({ recordType, amount, coinName, status }) => `${recordType} ${amount} ${coinName} ${status}`,
      );
    },
  };
}
