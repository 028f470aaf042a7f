import { jackpot, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';
const minute = 60_000;

const order: AnswerOf<typeof jackpot.grandPrize> = {
  id: '55',
  cursor: 'Yzc1',
  receiptNo: 'R2026112100000055',
  transactionNo: 'T4719',
  roundId: '7',
  roundNo: 7,
  status: 'WINNING',
  firstNumber: 2,
  count: 5,
  amount: '50',
  entryCode: '0b7c41d6e95a38f2',
  word: '桜',
  winNumber: 4,
  prizeAmount: '90',
  createTime,
  drawTime: createTime + minute,
  payTime: createTime + 2 * minute,
};

/** Entries of which one won. */
export const jackpotOrder = {
  order,
  node: {
    id: '55',
    receiptNumber: 'R2026112100000055',
    transactionNumber: 'T4719',
    roundId: '7',
    round: 7,
    status: 'WINNING',
    firstNumber: 2,
    count: 5,
    amount: '50',
    entryCode: '0b7c41d6e95a38f2',
    word: '桜',
    winningNumber: 4,
    prize: '90',
    createdAt,
    drawsAt: '2026-05-28T20:27:40.123Z',
    paidAt: '2026-05-28T20:28:40.123Z',
  },
};

const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: jackpot.grandPrize,
      document: 'mutation ($input: EnterJackpotInput!) { enterJackpot(input: $input) { order { id } } }',
      variables: { input: { ...confirmed, roundId: '7', count: 5, word: '桜' } },
      result: order,
      data: { enterJackpot: { order: { id: '55' } } },
    },
  ],
  publicIds: {
    'enterJackpot:input.roundId': 'a round, which all members see',
    'jackpotRound:id': 'a round, which all members see',
    'jackpotEntryList:roundId': 'a round, which all members see',
  },
  publicFields: {
    seed: 'published with the draw of a round',
    seedHash: 'published with the round',
    listHash: 'published with the draw of a round',
    result: 'published with the draw of a round',
    winningCode: 'published with the draw of a round',
    winner: 'published with the draw of a round, masked',
    entryCode: 'names entries in the public list',
  },
  ownValues: { jackpotOrders: 3 },
  listsByKey: ['jackpotOrders'],
  async makeOneOfEach(owner, platform) {
    await platform.doJobs();
    const { data } = await owner.query('jackpotRound');
    const { id } = (data as { readonly jackpotRound: { readonly id: string } }).jackpotRound;
    await owner.make('enterJackpot', {
      idempotencyKey: 'one-of-each-jackpot-1',
      roundId: id,
      count: 2,
      word: `word of ${owner.userName}`,
      transactionPassword: owner.transactionPassword,
    });
  },
};
