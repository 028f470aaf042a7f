import { jackpot, type AnswerOf } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { jackpotOrder } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { order, node } = jackpotOrder;
const fields = Object.keys(node).join(' ');

type Status = AnswerOf<typeof jackpot.getGrandPrizeStatus>;

const time = 1_780_000_000_123;
const iso = '2026-05-28T20:26:40.123Z';
const hash = (digit: string) => digit.repeat(64);

const open: NonNullable<Status['round']> = {
  id: '8',
  roundNo: 8,
  cursor: 'Yzg',
  status: 'IN_PROGRESS',
  beginTime: time,
  endTime: time,
  drawTime: time,
  price: '10',
  maxCount: 100,
  shareRatio: '0.9',
  carriedAmount: '10',
  potAmount: '60',
  prizeAmount: '54',
  entryCount: 5,
  myCount: 2,
  seedHash: hash('a'),
  draw: null,
};
const drawn: typeof open = {
  ...open,
  id: '7',
  roundNo: 7,
  status: 'COMPLETE',
  draw: {
    time,
    seed: hash('b'),
    listHash: hash('c'),
    result: hash('d'),
    winNumber: 4,
    winEntryCode: '0b7c41d6e95a38f2',
    winnerName: 'a***o',
    mineStatus: 1,
    payTime: time,
  },
};
const empty: typeof open = {
  ...drawn,
  id: '6',
  roundNo: 6,
  draw: {
    time,
    seed: hash('b'),
    listHash: hash('c'),
    result: null,
    winNumber: null,
    winEntryCode: null,
    winnerName: null,
    mineStatus: 0,
    payTime: null,
  },
};
const status: Status = { round: null, records: [], hasMore: false, pageHashes: [], entries: [] };

const shown = {
  id: '8',
  number: 8,
  status: 'IN_PROGRESS',
  opensAt: iso,
  closesAt: iso,
  drawsAt: iso,
  price: '10',
  maximum: 100,
  share: '0.9',
  carried: '10',
  pot: '60',
  prize: '54',
  entries: 5,
  myEntries: 2,
  seedHash: hash('a'),
  draw: null,
};
const shownDraw = {
  drawnAt: iso,
  seed: hash('b'),
  listHash: hash('c'),
  result: hash('d'),
  winningNumber: 4,
  winningCode: '0b7c41d6e95a38f2',
  winner: 'a***o',
  mine: true,
  paidAt: iso,
};
const roundFields = `${Object.keys(shown).join(' ')} { ${Object.keys(shownDraw).join(' ')} }`;

const ask = async (document: string, variables = {}) => {
  const { data } = await test.gateway.query(document, { token, variables });
  return data;
};
const asked = () => test.upstream.only(jackpot.getGrandPrizeStatus);

it('jackpotRound returns the current round, or the requested one', async () => {
  test.upstream.result(jackpot.getGrandPrizeStatus, { ...status, round: open });
  expect(await ask(`{ jackpotRound { ${roundFields} } }`)).toEqual({ jackpotRound: shown });
  expect(asked()).toMatchObject({ isSealed: true, data: { roundId: null }, headers: { token } });
});

it('jackpotRound is null when there is no round', async () => {
  test.upstream.result(jackpot.getGrandPrizeStatus, status);
  expect(await ask('{ jackpotRound(id: "9") { number } }')).toEqual({ jackpotRound: null });
  expect(asked().data).toEqual({ roundId: '9' });
});

it('jackpotRounds returns rounds with their draws', async () => {
  test.upstream.result(jackpot.getGrandPrizeStatus, { ...status, records: [drawn, empty], hasMore: true });
  const data = await ask(`{ jackpotRounds(first: 2, after: "abc") {
    edges { cursor node { ${roundFields} } } pageInfo { hasNextPage } } }`);
  const node = { ...shown, id: '7', number: 7, status: 'COMPLETE', draw: shownDraw };
  const none = {
    ...shownDraw,
    result: null,
    winningNumber: null,
    winningCode: null,
    winner: null,
    mine: false,
    paidAt: null,
  };
  expect(data).toEqual({
    jackpotRounds: {
      edges: [
        { cursor: 'Yzg', node },
        { cursor: 'Yzg', node: { ...node, id: '6', number: 6, draw: none } },
      ],
      pageInfo: { hasNextPage: true },
    },
  });
  expect(asked().data).toEqual({ pageSize: 2, cursor: 'abc' });
});

it('jackpotEntryList returns a page of the public list', async () => {
  const line = { firstNumber: 0, count: 2, word: null };
  test.upstream.result(jackpot.getGrandPrizeStatus, {
    ...status,
    round: drawn,
    pageHashes: [hash('1'), hash('2')],
    entries: [{ ...line, entryCode: '5f1d3c9a7b20e846' }],
  });
  expect(
    await ask(
      '{ jackpotEntryList(roundId: "7", page: 2) { pageHashes lines { firstNumber count entryCode word } } }',
    ),
  ).toEqual({
    jackpotEntryList: {
      pageHashes: [hash('1'), hash('2')],
      lines: [{ ...line, entryCode: '5f1d3c9a7b20e846' }],
    },
  });
  expect(asked().data).toEqual({ roundId: '7', entryPage: 2 });
});

it('jackpotTotals returns the amounts paid and won', async () => {
  test.upstream.result(jackpot.grandPrizeAmount, {
    entryCount: 9,
    payAmount: '90',
    winCount: 1,
    winAmount: '99',
  });
  expect(await ask('{ jackpotTotals { entries paid wins won } }')).toEqual({
    jackpotTotals: { entries: 9, paid: '90', wins: 1, won: '99' },
  });
  expect(test.upstream.only(jackpot.grandPrizeAmount)).toMatchObject({ isSealed: true, data: {} });
});

describe('jackpotOrders', () => {
  it.each([
    [null, {}],
    [{ round: 7 }, { roundId: '7' }],
    [{ won: true }, { winStatus: 1 }],
    [{ won: false }, { winStatus: 0 }],
    [{ idempotencyKey: '0123456789abcdef' }, { idempotencyKey: '0123456789abcdef' }],
  ])('requests %j', async (filter, sent) => {
    const waiting = {
      ...order,
      status: 'NOT_DRAWN',
      word: null,
      winNumber: null,
      prizeAmount: null,
      payTime: null,
    } as const;
    test.upstream.result(jackpot.grandPrizeOrderList, { records: [order, waiting], hasMore: false });
    const data = await ask(
      `query ($filter: JackpotOrderFilter) { jackpotOrders(filter: $filter, first: 2, after: "abc") {
        edges { cursor node { ${fields} } } pageInfo { hasNextPage } } }`,
      { filter },
    );
    expect(data).toEqual({
      jackpotOrders: {
        edges: [
          { cursor: 'Yzc1', node },
          {
            cursor: 'Yzc1',
            node: {
              ...node,
              status: 'NOT_DRAWN',
              word: null,
              winningNumber: null,
              prize: null,
              paidAt: null,
            },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(test.upstream.only(jackpot.grandPrizeOrderList).data).toEqual({
      roundId: null,
      winStatus: null,
      idempotencyKey: null,
      ...sent,
      pageSize: 2,
      cursor: 'abc',
    });
  });
});

it.each([['桜'], [undefined]])(
  'enterJackpot sends the round, the number of entries and the word %s',
  async (word) => {
    test.upstream.result(jackpot.grandPrize, order);
    const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };
    const data = await ask(
      `mutation ($input: EnterJackpotInput!) { enterJackpot(input: $input) { order { ${fields} } } }`,
      { input: { ...confirmed, roundId: '7', count: 5, word } },
    );
    expect(data).toEqual({ enterJackpot: { order: node } });
    expect(test.upstream.only(jackpot.grandPrize).data).toEqual({
      ...confirmed,
      roundId: '7',
      count: 5,
      word: word ?? null,
    });
  },
);
