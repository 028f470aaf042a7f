import { describe, expect, it } from 'vitest';
import { makeCode, getActivationBlockingReason } from './rules.ts';

describe('makeCode', () => {
  it('returns sixteen characters from the whole alphabet', () => {
    const codes = Array.from({ length: 200 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(codes).size).toBe(codes.length);
    // In 3200 draws, the chance that one of 32 characters never appears is below 1e-40.
    expect(new Set(codes.join('')).size).toBe(32);
  });
});

describe('getActivationBlockingReason', () => {
  const offered = { enabled: true, amount: 100n, maximumPurchases: 3 };

  it('returns null for an offered package at its price, below the maximum', () => {
    expect(getActivationBlockingReason(offered, { paid: 100n, purchases: 2 })).toBeNull();
  });

  it.each([
    ['MAXIMUM', offered, { paid: 100n, purchases: 3 }],
    ['MAXIMUM', offered, { paid: 100n, purchases: 4 }],
    ['PRICE_CHANGED', offered, { paid: 99n, purchases: 0 }],
    ['PRICE_CHANGED', offered, { paid: 101n, purchases: 0 }],
    ['PACKAGE_CLOSED', { ...offered, enabled: false }, { paid: 100n, purchases: 0 }],
  ] as const)('returns %s', (blockingReason, bought, activation) => {
    expect(getActivationBlockingReason(bought, activation)).toBe(blockingReason);
  });
});
