import { describe, expect, it } from 'vitest';
import {
  getTrusteeshipChange,
  findNextPackage,
  calculateProfit,
  toTrusteeshipPurchase,
  toTrusteeshipRedemption,
  toTrusteeshipUpgrade,
} from './order.ts';
import { orderOf, offered, summary } from './trusteeship.fixture.ts';

const [small, middle, large] = offered;

it('nextOffer is the next larger package, though its own is no longer offered', () => {
  expect(findNextPackage(offered, orderOf({ amount: '100' }))).toBe(middle);
  expect(findNextPackage(offered, orderOf({ amount: '250' }))).toBe(middle);
  expect(findNextPackage(offered, orderOf({ amount: '1500' }))).toBeUndefined();
});

it('charges the difference for an upgrade, without the compounded amount', () => {
  expect(toTrusteeshipUpgrade(orderOf({ amount: '100', locked: '107.5' }), middle)).toMatchObject({
    pays: '500',
    from: '100',
    to: '600',
    termDays: 45,
  });
});

it('profitOf is cut at eight decimals', () => {
  expect(calculateProfit('1515.0375', '0.005')).toBe('7.5751875');
  expect(calculateProfit('0.00000199', '0.003')).toBe('0');
});

describe('getTrusteeshipChange', () => {
  const own = orderOf({ id: '4', amount: '100' });
  const now = (changes: object = {}) => summary({ running: [own], ...changes });

  it.each([toTrusteeshipPurchase(small), toTrusteeshipUpgrade(own, middle), toTrusteeshipRedemption(own)])(
    'finds nothing while it holds: %j',
    (draft) => {
      expect(getTrusteeshipChange(draft, now())).toEqual({ kind: 'none' });
    },
  );

  it('finds other terms', () => {
    const dearer = { ...small, dailyRatio: '0.002' };
    expect(
      getTrusteeshipChange(toTrusteeshipPurchase(small), now({ offers: [dearer, middle, large] })),
    ).toEqual({
      kind: 'terms',
      draft: toTrusteeshipPurchase(dearer),
    });
    expect(getTrusteeshipChange(toTrusteeshipUpgrade(own, middle), now({ offers: [small, large] }))).toEqual({
      kind: 'terms',
      draft: toTrusteeshipUpgrade(own, large),
    });
  });

  it('finds what can no longer be done', () => {
    expect(getTrusteeshipChange(toTrusteeshipPurchase(small), now({ offers: [] }))).toEqual({
      kind: 'closed',
    });
    expect(getTrusteeshipChange(toTrusteeshipUpgrade(own, middle), now({ running: [] }))).toEqual({
      kind: 'closed',
    });
    const renewed = { ...own, redeemableUntil: '2027-01-01T00:00:00.000Z' };
    expect(getTrusteeshipChange(toTrusteeshipRedemption(own), now({ running: [renewed] }))).toEqual({
      kind: 'closed',
    });
  });

  it('accepts a larger amount to return', () => {
    const grown = { ...own, locked: '101' };
    expect(getTrusteeshipChange(toTrusteeshipRedemption(own), now({ running: [grown] }))).toEqual({
      kind: 'none',
    });
  });
});
