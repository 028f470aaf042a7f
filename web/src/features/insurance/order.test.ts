import { describe, expect, it } from 'vitest';
import { contractOf, offered, summary } from './insurances.fixture.ts';
import {
  getPackageChange,
  findNextPackage,
  getRoom,
  toAddition,
  toPackagePurchase,
  toPackageRedemption,
  toRefill,
  toPackageUpgrade,
  type PackageDraft,
} from './order.ts';

const [bronze, silver, gold] = offered;

it('nextOffer is the next larger package that can still be bought', () => {
  expect(findNextPackage(offered, contractOf({ price: '100' }))).toBe(silver);
  expect(findNextPackage([bronze, { ...silver, purchases: 5 }, gold], contractOf({ price: '100' }))).toBe(
    gold,
  );
  expect(findNextPackage(offered, contractOf({ price: '2000' }))).toBeUndefined();
});

it('charges the difference of the prices for an upgrade, whatever the package contains', () => {
  expect(toPackageUpgrade(contractOf({ amount: '811.5' }), gold)).toMatchObject({ pays: '1500' });
});

it('roomOf leaves room for the refill, and is never below 0', () => {
  expect(getRoom(contractOf({ amount: '1890', lost: '10' }))).toBe('100');
  expect(getRoom(contractOf({ amount: '2000', lost: '10' }))).toBe('0');
});

describe('getPackageChange', () => {
  const locked = contractOf({ amount: '490', lost: '10' });
  const unlocked = contractOf({ id: '92', status: 'UNLOCKED' });
  const redemption = toPackageRedemption(unlocked, {
    __typename: 'InsuranceRedemption',
    amount: '500',
    fee: '15',
    actualAmount: '485',
    transfersClosedUntil: '2026-11-22T16:00:00.000Z',
  });
  const now = (changes: object = {}) => summary({ running: [locked, unlocked], ...changes });
  const drafts: readonly PackageDraft[] = [
    toPackagePurchase(silver),
    toPackageUpgrade(locked, gold),
    toRefill(locked),
    toAddition(locked, '1500'),
    redemption,
  ];

  it.each(drafts)('finds nothing while it holds: $kind', (draft) => {
    expect(getPackageChange(draft, now())).toEqual({ kind: 'none' });
  });

  it('finds other figures', () => {
    const dearer = { ...silver, amount: '550' };
    expect(getPackageChange(toPackagePurchase(silver), now({ offers: [bronze, dearer, gold] }))).toEqual({
      kind: 'terms',
      draft: toPackagePurchase(dearer),
    });
    const lost = { ...locked, lost: '12' };
    expect(getPackageChange(toRefill(locked), now({ running: [lost] }))).toEqual({
      kind: 'terms',
      draft: toRefill(lost),
    });
    expect(getPackageChange(redemption, now({ running: [{ ...unlocked, amount: '502' }] }))).toMatchObject({
      kind: 'terms',
      draft: { fee: '15.06', returns: '486.94' },
    });
  });

  it.each<[string, PackageDraft, object]>([
    ['a package sold out', toPackagePurchase(silver), { offers: [bronze, { ...silver, purchases: 5 }] }],
    ['a package no longer offered', toPackageUpgrade(locked, gold), { offers: [bronze, silver] }],
    ['a package that ended', toRefill(locked), { running: [] }],
    ['nothing lost', toRefill(locked), { running: [{ ...locked, lost: '0' }] }],
    ['no more room', toAddition(locked, '1500'), { running: [{ ...locked, amount: '500' }] }],
    ['one that unlocked', toAddition(locked, '1'), { running: [{ ...locked, status: 'UNLOCKED' }] }],
    ['one locked again', redemption, { running: [{ ...unlocked, status: 'LOCKED' }] }],
  ])('finds what can no longer be done: %s', (_, draft, changes) => {
    expect(getPackageChange(draft, now(changes))).toEqual({ kind: 'closed' });
  });
});
