import { describe, expect, it } from 'vitest';
import { openLoss, orderOf, rejectedLoss, roundOf } from './claims.fixture.ts';
import { findClaimableTrade, getLoss, nextTradePostedAt, getClaimState } from './order.ts';

const claimable = {
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
])('maps an order to its claim state: %#', (order, state) => {
  expect(getClaimState(order)).toBe(state);
});

it('finds a claimable trade by its id', () => {
  expect(findClaimableTrade(claimable, '52')?.order).toBe(openLoss);
  expect(findClaimableTrade(claimable, '53')?.order).toBe(rejectedLoss);
  for (const id of ['51', '', 'x']) expect(findClaimableTrade(claimable, id)).toBeNull();
});

it('calculates a loss exactly', () => {
  expect(getLoss({ result: '-26.90724' })).toBe('26.90724');
});

describe('nextTradePostedAt', () => {
  it.each([
    // The trade of the 26th is posted on the 27th.
    ['of a premium of an earlier day is the next trade', '2026-10-25T03:00:00Z', '2026-10-26T16:10:00.000Z'],
    [
      'of a premium of the same day is the trade after it',
      '2026-10-26T03:00:00Z',
      '2026-10-27T16:10:00.000Z',
    ],
  ])('%s', (_what, createdAt, expected) => {
    expect(nextTradePostedAt(roundOf([], { createdAt, nextTradeAt: '2026-10-26T16:10:00.000Z' }))).toBe(
      expected,
    );
  });

  it('returns null once the package has ended', () => {
    expect(nextTradePostedAt(roundOf([], { nextTradeAt: null }))).toBeNull();
  });
});
