/** Test helpers for buying, activating and transferring PIN codes. */
import { domains, type MatchingCodeStatus, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';

const { assets, 'matching-codes': matchingCodes } = domains;

type Code = AnswerOf<typeof matchingCodes.matchingCodeList>['records'][number];
type CodeRecord = AnswerOf<typeof matchingCodes.buyMatchingCode>;
type Answer = Promise<CallAnswer<CodeRecord>>;

/** The packages of the migration. */
export const [bronze, silver] = ['1', '2'] as const;

let keys = 0;
export const nextKey = (): string => `key-of-a-pin-code-${(keys += 1)}`;

/** The target and the data of a call. */
interface Details {
  readonly key?: string;
  readonly language?: string;
  /** The process that answers, if there are two. */
  readonly client?: Suite['client'];
}

/** A member with PIN codes. */
export interface CodeHolder {
  readonly member: TestMember;
  buy(packageId: string, quantity: number, amount: string, details?: Details): Answer;
  /** Buys codes for bronze packages, newest first. */
  bought(quantity?: number): Promise<Code[]>;
  activate(name: { readonly id: string } | { readonly matchingCode: string }, details?: Details): Answer;
  transfer(id: string, toUserName: string, details?: Details): Answer;
  codes(status?: MatchingCodeStatus): Promise<Code[]>;
  /** The records, newest first. */
  events(key?: string): Promise<CodeRecord[]>;
  /** Available and locked insurance credits: `90 + 10`. */
  holds(): Promise<string>;
  /** Newest first: `PIN_PURCHASE -100`, with the member at the other end. */
  records(): Promise<string[]>;
}

/** Creates a member with access to PIN codes. */
export async function newCodeHolder(
  { platform, client: usual }: Suite,
  userName: string,
  credits = '1000',
): Promise<CodeHolder> {
  const member = await platform.addMember(userName, {
    balances: credits === '0' ? {} : { INSURANCE_POINT: credits },
    flags: { matchingCodes: true },
  });
  // Sessions expire while the clock moves.
  const token = (): Promise<string> => platform.signIn(member);
  const confirmed = (key = nextKey()) => ({
    idempotencyKey: key,
    transactionPassword: testTransactionPassword,
  });
  const options = async (language = 'en-US') => ({ token: await token(), language });

  const buy: CodeHolder['buy'] = async (matchingId, quantity, amount, { key, language } = {}) =>
    usual.call(
      matchingCodes.buyMatchingCode,
      { ...confirmed(key), matchingId, quantity, amount },
      await options(language),
    );
  const codes: CodeHolder['codes'] = async (status) => {
    const { result, message } = await usual.call(
      matchingCodes.matchingCodeList,
      { status, pageSize: 100, cursor: null },
      await options(),
    );
    if (result === undefined) throw new Error(message);
    return result.records;
  };
  return {
    member,
    buy,
    bought: async (quantity = 1) => {
      const { result, message } = await buy(bronze, quantity, `${quantity}00`);
      if (result === undefined) throw new Error(message);
      return (await codes('PENDING')).slice(0, quantity);
    },
    activate: async (name, { key, language, client = usual } = {}) =>
      client.call(matchingCodes.activeMatchingCode, { ...confirmed(key), ...name }, await options(language)),
    transfer: async (id, toUserName, { key, language, client = usual } = {}) =>
      client.call(
        matchingCodes.transferMatchingCode,
        { ...confirmed(key), id, toUserName },
        await options(language),
      ),
    codes,
    events: async (idempotencyKey) => {
      const { result, message } = await usual.call(
        matchingCodes.matchingCodeRecordList,
        { idempotencyKey, pageSize: 100, cursor: null },
        await options(),
      );
      if (result === undefined) throw new Error(message);
      return result.records;
    },
    holds: async () => {
      const { result } = await usual.call(assets.assetsList, {}, await options());
      const held = result?.records.find(({ coinName }) => coinName === 'INSURANCE_POINT');
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsLocked)}`;
    },
    records: async () => {
      const { result } = await usual.call(
        assets.assetsRecordList,
        { pageSize: 100, cursor: null },
        await options(),
      );
      return (result?.records ?? []).map(({ recordType, amount, counterparty }) =>
        [recordType, amount, ...(counterparty === null ? [] : [counterparty])].join(' '),
      );
    },
  };
}
