import { describe, expect, it } from 'vitest';
import { orderOf, offered, standing } from './entrusts.fixture.ts';
import { changeOf, nextOffer, profitOf, toPurchase, toRedemption, toUpgrade } from './order.ts';

const [small, middle, large] = offered;

it('nextOffer is the next larger package, though its own is no longer offered', () => {
  expect(nextOffer(offered, orderOf({ amount: '100' }))).toBe(middle);
  expect(nextOffer(offered, orderOf({ amount: '250' }))).toBe(middle);
  expect(nextOffer(offered, orderOf({ amount: '1500' }))).toBeUndefined();
});

it('an upgrade costs the difference, without what was compounded', () => {
  expect(toUpgrade(orderOf({ amount: '100', locked: '107.5' }), middle)).toMatchObject({
    pays: '500',
    from: '100',
    to: '600',
    termDays: 45,
  });
});

it('profitOf is cut at eight decimals', () => {
  expect(profitOf('1515.0375', '0.005')).toBe('7.5751875');
  expect(profitOf('0.00000199', '0.003')).toBe('0');
});

describe('changeOf', () => {
  const own = orderOf({ id: '4', amount: '100' });
  const now = (changes: object = {}) => standing({ running: [own], ...changes });

  it.each([toPurchase(small), toUpgrade(own, middle), toRedemption(own)])(
    'finds nothing while it holds: %j',
    (draft) => {
      expect(changeOf(draft, now())).toEqual({ kind: 'none' });
    },
  );

  it('finds other terms', () => {
    const dearer = { ...small, dailyRatio: '0.002' };
    expect(changeOf(toPurchase(small), now({ offers: [dearer, middle, large] }))).toEqual({
      kind: 'terms',
      draft: toPurchase(dearer),
    });
    expect(changeOf(toUpgrade(own, middle), now({ offers: [small, large] }))).toEqual({
      kind: 'terms',
      draft: toUpgrade(own, large),
    });
  });

  it('finds what can no longer be done', () => {
    expect(changeOf(toPurchase(small), now({ offers: [] }))).toEqual({ kind: 'closed' });
    expect(changeOf(toUpgrade(own, middle), now({ running: [] }))).toEqual({ kind: 'closed' });
    const renewed = { ...own, redeemableUntil: '2027-01-01T00:00:00.000Z' };
    expect(changeOf(toRedemption(own), now({ running: [renewed] }))).toEqual({ kind: 'closed' });
  });

  it('lets what comes back grow', () => {
    const grown = { ...own, locked: '101' };
    expect(changeOf(toRedemption(own), now({ running: [grown] }))).toEqual({ kind: 'none' });
  });
});
