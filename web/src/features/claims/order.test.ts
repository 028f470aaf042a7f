import { describe, expect, it } from 'vitest';
import { openLoss, orderOf, rejectedLoss, roundOf } from './claims.fixture.ts';
import { choiceOf, lossOf, nextOrderAt, stateOf } from './order.ts';

const standing = {
  rounds: [roundOf([orderOf(1), openLoss, rejectedLoss])],
  older: null,
  hasPackage: true,
};

it.each([
  [orderOf(1), 'NO_LOSS'],
  [orderOf(1, { result: '0' }), 'NO_LOSS'],
  [openLoss, 'OPEN'],
  [{ ...openLoss, valid: false }, 'NOT_VALID'],
  [{ ...openLoss, status: 'PENDING_REVIEW' as const }, 'PENDING_REVIEW'],
  [rejectedLoss, 'REJECTED'],
])('an order has a state for claims: %#', (order, state) => {
  expect(stateOf(order)).toBe(state);
});

it('a trade is chosen by its id where it can be claimed', () => {
  expect(choiceOf(standing, '52')?.order).toBe(openLoss);
  expect(choiceOf(standing, '53')?.order).toBe(rejectedLoss);
  for (const id of ['51', '', 'x']) expect(choiceOf(standing, id)).toBeNull();
});

it('a loss is paid exactly', () => {
  expect(lossOf({ result: '-26.90724' })).toBe('26.90724');
});

describe('the next order', () => {
  it.each([
    // The trade of the 26th is posted on the 27th.
    ['of a premium of an earlier day is the next trade', '2026-10-25T03:00:00Z', '2026-10-26T16:10:00.000Z'],
    [
      'of a premium of the same day is the trade after it',
      '2026-10-26T03:00:00Z',
      '2026-10-27T16:10:00.000Z',
    ],
  ])('%s', (_what, createdAt, expected) => {
    expect(nextOrderAt(roundOf([], { createdAt, nextTradeAt: '2026-10-26T16:10:00.000Z' }))).toBe(expected);
  });

  it('is none once the package has ended', () => {
    expect(nextOrderAt(roundOf([], { nextTradeAt: null }))).toBeNull();
  });
});
