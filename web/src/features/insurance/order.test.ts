import { describe, expect, it } from 'vitest';
import { contractOf, offered, standing } from './insurances.fixture.ts';
import {
  changeOf,
  nextOffer,
  roomOf,
  toAddition,
  toPurchase,
  toRedemption,
  toRefill,
  toUpgrade,
  type PackageDraft,
} from './order.ts';

const [bronze, silver, gold] = offered;

it('nextOffer is the next larger package that can still be bought', () => {
  expect(nextOffer(offered, contractOf({ price: '100' }))).toBe(silver);
  expect(nextOffer([bronze, { ...silver, purchases: 5 }, gold], contractOf({ price: '100' }))).toBe(gold);
  expect(nextOffer(offered, contractOf({ price: '2000' }))).toBeUndefined();
});

it('an upgrade costs the difference of the prices, whatever is in the package', () => {
  expect(toUpgrade(contractOf({ amount: '811.5' }), gold)).toMatchObject({ pays: '1500' });
});

it('roomOf leaves room for the refill, and is never below 0', () => {
  expect(roomOf(contractOf({ amount: '1890', lost: '10' }))).toBe('100');
  expect(roomOf(contractOf({ amount: '2000', lost: '10' }))).toBe('0');
});

describe('changeOf', () => {
  const locked = contractOf({ amount: '490', lost: '10' });
  const unlocked = contractOf({ id: '92', status: 'UNLOCKED' });
  const redemption = toRedemption(unlocked, {
    __typename: 'InsuranceRedemption',
    amount: '500',
    fee: '15',
    actualAmount: '485',
    transfersClosedUntil: '2026-11-22T16:00:00.000Z',
  });
  const now = (changes: object = {}) => standing({ running: [locked, unlocked], ...changes });
  const drafts: readonly PackageDraft[] = [
    toPurchase(silver),
    toUpgrade(locked, gold),
    toRefill(locked),
    toAddition(locked, '1500'),
    redemption,
  ];

  it.each(drafts)('finds nothing while it holds: $kind', (draft) => {
    expect(changeOf(draft, now())).toEqual({ kind: 'none' });
  });

  it('finds other figures', () => {
    const dearer = { ...silver, amount: '550' };
    expect(changeOf(toPurchase(silver), now({ offers: [bronze, dearer, gold] }))).toEqual({
      kind: 'terms',
      draft: toPurchase(dearer),
    });
    const lost = { ...locked, lost: '12' };
    expect(changeOf(toRefill(locked), now({ running: [lost] }))).toEqual({
      kind: 'terms',
      draft: toRefill(lost),
    });
    expect(changeOf(redemption, now({ running: [{ ...unlocked, amount: '502' }] }))).toMatchObject({
      kind: 'terms',
      draft: { fee: '15.06', returns: '486.94' },
    });
  });

  it.each<[string, PackageDraft, object]>([
    ['a package sold out', toPurchase(silver), { offers: [bronze, { ...silver, purchases: 5 }] }],
    ['a package no longer offered', toUpgrade(locked, gold), { offers: [bronze, silver] }],
    ['a package that ended', toRefill(locked), { running: [] }],
    ['nothing lost', toRefill(locked), { running: [{ ...locked, lost: '0' }] }],
    ['no more room', toAddition(locked, '1500'), { running: [{ ...locked, amount: '500' }] }],
    ['one that unlocked', toAddition(locked, '1'), { running: [{ ...locked, status: 'UNLOCKED' }] }],
    ['one locked again', redemption, { running: [{ ...unlocked, status: 'LOCKED' }] }],
  ])('finds what can no longer be done: %s', (_, draft, changes) => {
    expect(changeOf(draft, now(changes))).toEqual({ kind: 'closed' });
  });
});
