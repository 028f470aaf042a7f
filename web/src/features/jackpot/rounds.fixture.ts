/** Gateway answers that the tests of the jackpot share. The drawn round is that of docs/jackpot.md. */
import { draw, hashList, hashPage, hashSeed, type EntryLine } from '@portal/schema/rules/draw';
import { connectionOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import type { JackpotEntry, Round } from './order.ts';

export const lines: readonly EntryLine[] = [
  { firstNumber: 0, count: 2, entryCode: '5f1d3c9a7b20e846', word: 'first try' },
  { firstNumber: 2, count: 5, entryCode: '0b7c41d6e95a38f2', word: null },
  { firstNumber: 7, count: 3, entryCode: 'c2e8907fa1b4d365', word: '龙' },
];

/** Their pages of two lines. */
export const pages: readonly (readonly EntryLine[])[] = [lines.slice(0, 2), lines.slice(2)];
const pageHashes = pages.map(hashPage);
const listHash = hashList(pageHashes);
const seed = 'ed048e34f47daeab8b2f1355d07e240dd39ae814623ef5613e32dac036bd9f09';
const { result, winner } = draw({ seed, round: 7, entryCount: 10, listHash });
const winning = lines.find(({ firstNumber, count }) => winner >= firstNumber && winner < firstNumber + count);

export const openRound: Round = {
  __typename: 'JackpotRound',
  id: '8',
  number: 8,
  status: 'IN_PROGRESS',
  opensAt: '2026-11-15T16:00:00.000Z',
  closesAt: '2099-11-22T16:00:00.000Z',
  drawsAt: '2099-11-22T16:10:00.000Z',
  price: '10',
  maximum: 100,
  share: '0.9',
  carried: '10',
  pot: '60',
  prize: '54',
  entries: 5,
  myEntries: 2,
  seedHash: 'a'.repeat(64),
  draw: null,
};

export const drawnRound: Round = {
  ...openRound,
  id: '7',
  number: 7,
  status: 'COMPLETE',
  closesAt: '2026-11-15T16:00:00.000Z',
  drawsAt: '2026-11-15T16:10:00.000Z',
  pot: '100',
  prize: '90',
  entries: 10,
  seedHash: hashSeed(seed),
  draw: {
    __typename: 'JackpotDraw',
    drawnAt: '2026-11-15T16:10:00.000Z',
    seed,
    listHash,
    result,
    winningNumber: winner,
    winningCode: winning?.entryCode ?? null,
    winner: 'a***o',
    mine: false,
    paidAt: '2026-11-15T16:10:01.000Z',
  },
};

export const orderOf = (changes: Partial<JackpotEntry> = {}): JackpotEntry => ({
  __typename: 'JackpotOrder',
  id: '3',
  receiptNumber: 'R261121-000003',
  transactionNumber: 'T261121-000003',
  round: 8,
  status: 'NOT_DRAWN',
  firstNumber: 5,
  count: 3,
  amount: '30',
  entryCode: '00000000000000aa',
  word: null,
  winningNumber: null,
  prize: null,
  createdAt: '2026-11-21T03:36:00.000Z',
  drawsAt: openRound.drawsAt,
  paidAt: null,
  ...changes,
});

export const ordersOf = (orders: readonly JackpotEntry[]) => ({
  jackpotOrders: connectionOf('JackpotOrder', orders),
});

export const jackpotAnswer = (round: Round | null = openRound) => ({
  jackpotRound: round,
  jackpotTotals: { __typename: 'JackpotTotals' as const, entries: 9, paid: '90', wins: 1, won: '99' },
});

/** What a check is answered: the drawn round with the second line as the member's own. */
export const drawOf = (round: Round | null = drawnRound, own: EntryLine | undefined = lines[1]) => ({
  jackpotRound: round,
  jackpotOrders: {
    ...ordersOf(own === undefined ? [] : [orderOf({ ...own, round: 7, status: 'NOT_WINNING' })])
      .jackpotOrders,
  },
});

export const entryPageOf = (page: number) => ({
  jackpotEntryList: {
    __typename: 'JackpotEntryList',
    pageHashes,
    lines: (pages[page - 1] ?? []).map((line) => ({ __typename: 'JackpotEntryLine', ...line })),
  },
});

/** A gateway with a round in progress, a drawn one, and entries of the member. */
export const fakePortal = (cash = '100') =>
  fakeGateway({
    Overview: () => overviewOf({ CASH_POINT: cash }),
    JackpotSummary: () => jackpotAnswer(),
    RecentJackpotOrders: () => ordersOf([]),
    JackpotOrderByKey: () => ordersOf([]),
    JackpotOrders: () => ordersOf([orderOf()]),
    JackpotRounds: () => ({ jackpotRounds: connectionOf('JackpotRound', [drawnRound]) }),
    JackpotDraw: () => drawOf(),
    JackpotEntryPage: ({ page }) => entryPageOf(page as number),
    EnterJackpot: () => ({ enterJackpot: { __typename: 'EnterJackpotPayload', order: orderOf() } }),
  });
