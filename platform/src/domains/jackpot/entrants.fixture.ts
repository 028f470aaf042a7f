/** Test helpers for entering the jackpot. */
import { domains, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import { draw, hashList, hashPage, hashSeed, type EntryLine } from '@portal/schema/rules/draw';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { runRound } from '../../jobs/round.ts';
import { jackpotDraw, jackpotPrize, jackpotRounds } from './settle.ts';

const { assets, jackpot } = domains;

type Order = AnswerOf<typeof jackpot.grandPrize>;
type Status = AnswerOf<typeof jackpot.getGrandPrizeStatus>;
type Round = NonNullable<Status['round']>;

let keys = 0;
export const nextKey = (): string => `key-of-an-entry-${(keys += 1)}`;

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** Runs what is due by the platform's clock. */
export async function workRounds({ platform }: Pick<Suite, 'platform'>): Promise<void> {
  for (const job of [jackpotRounds, jackpotDraw, jackpotPrize]) await runRound(platform.services, job);
}

/** A member who enters the jackpot. */
export interface Entrant {
  readonly member: TestMember;
  send(data: unknown, language?: string): ReturnType<Suite['client']['callLoosely']>;
  /** A valid request for entries in the current round. */
  request(count: number, word?: string): Promise<RequestOf<typeof jackpot.grandPrize>>;
  /** Buys entries and expects success. */
  enter(count: number, word?: string): Promise<Order>;
  status(data?: RequestOf<typeof jackpot.getGrandPrizeStatus>): Promise<Status>;
  /** The current round, or one by its number. */
  round(roundId?: string): Promise<Round>;
  orders(filter?: Partial<RequestOf<typeof jackpot.grandPrizeOrderList>>): Promise<readonly Order[]>;
  totals(): Promise<AnswerOf<typeof jackpot.grandPrizeAmount>>;
  cash(): Promise<string | undefined>;
  /** Newest first: `PURCHASE -20 CASH_POINT`. */
  records(): Promise<string[]>;
}

/** Returns the result of a call; throws if it was refused. */
function requireResult<T>({ result, message }: CallAnswer<T>): T {
  if (result === undefined) throw new Error(message);
  return result;
}

/** Creates a member with cash. */
export async function newEntrant(suite: Suite, userName: string, cash: string): Promise<Entrant> {
  const { platform, client } = suite;
  const member = await platform.addMember(userName, { balances: { CASH_POINT: cash } });
  // Each call gets a new session, because days pass between calls.
  const signIn = async () => ({ token: await platform.signIn(member) });
  const send: Entrant['send'] = async (data, language = 'en-US') =>
    client.callLoosely(jackpot.grandPrize, data, { ...(await signIn()), language });
  const status: Entrant['status'] = async (data = {}) =>
    requireResult(await client.call(jackpot.getGrandPrizeStatus, data, await signIn()));
  const round: Entrant['round'] = async (roundId) => {
    const { round: found } = await status({ roundId: roundId ?? null });
    if (found === null) throw new Error('there is no such round');
    return found;
  };
  const request: Entrant['request'] = async (count, word) => ({
    idempotencyKey: nextKey(),
    roundId: (await round()).id,
    count,
    word: word ?? null,
    transactionPassword: testTransactionPassword,
  });
  return {
    member,
    send,
    request,
    status,
    round,
    enter: async (count, word) =>
      requireResult(await client.call(jackpot.grandPrize, await request(count, word), await signIn())),
    orders: async (filter = {}) =>
      requireResult(
        await client.call(
          jackpot.grandPrizeOrderList,
          { pageSize: 50, cursor: null, ...filter },
          await signIn(),
        ),
      ).records,
    totals: async () => requireResult(await client.call(jackpot.grandPrizeAmount, {}, await signIn())),
    cash: async () =>
      requireResult(await client.call(assets.assetsList, {}, await signIn())).records.find(
        ({ coinName }) => coinName === 'CASH_POINT',
      )?.assetsAvailable,
    records: async () =>
      requireResult(
        await client.call(assets.assetsRecordList, { pageSize: 50, cursor: null }, await signIn()),
      ).records.map(({ recordType, amount, coinName }) => `${recordType} ${amount} ${coinName}`),
  };
}

/** Checks a draw from the public data, as a browser does. Returns the lines of the list. */
export async function checkDraw(entrant: Entrant, roundId: string): Promise<readonly EntryLine[]> {
  const { roundNo, seedHash, entryCount, draw: drawn } = await entrant.round(roundId);
  if (drawn === null) throw new Error('the round is not drawn');
  const { pageHashes } = await entrant.status({ roundId, entryPage: 1 });
  const lines: EntryLine[] = [];
  for (const [index, pageHash] of pageHashes.entries()) {
    const { entries } = await entrant.status({ roundId, entryPage: index + 1 });
    if (hashPage(entries) !== pageHash) throw new Error(`page ${index + 1} has another hash`);
    lines.push(...entries);
  }
  if (hashSeed(drawn.seed) !== seedHash) throw new Error('the seed has another hash');
  if (hashList(pageHashes) !== drawn.listHash) throw new Error('the list has another hash');
  if (entryCount === 0) return lines;
  const { winner, result } = draw({ seed: drawn.seed, round: roundNo, entryCount, listHash: drawn.listHash });
  if (winner !== drawn.winNumber || result !== drawn.result) throw new Error('another entry wins');
  return lines;
}
