import { describe, expect, it } from 'vitest';
import { amounts, fractions, checkBounds, parseSiteBounds } from './bounds.ts';

describe('checkBounds', () => {
  const bounds = { part: fractions('-0.5', '0.1'), price: amounts('0.1', '10') };

  it.each([
    [{ part: 100_000n }, undefined],
    [{ part: -500_000n }, undefined],
    [{ price: 1_000_000_000n, other: 'x' }, undefined],
    [{ part: 100_001n }, '0.100001 is not between -0.5 and 0.1'],
    [{ part: -500_001n }, '-0.500001 is not between -0.5 and 0.1'],
    [{ price: 9_999_999n }, '0.09999999 is not between 0.1 and 10'],
  ])('accepts a rate within its bounds and otherwise names the bounds: %o', (given, why) => {
    const said = checkBounds('rate set', bounds, given);
    if (why === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(why);
  });

  it('prefers the bounds of the site', () => {
    const site = parseSiteBounds('rate set part=0..0.9; rate set price=0.01..100');
    expect(checkBounds('rate set', bounds, { part: 900_000n, price: 10_000_000_000n }, site)).toBeUndefined();
    expect(checkBounds('rate set', bounds, { part: -1n }, site)).toContain('is not between 0 and 0.9');
  });
});

describe('parseSiteBounds', () => {
  it.each(['x', 'a=1', 'a=1..', 'a=2..1', 'a=0..0.1; b'])('rejects %s', (text) => {
    expect(parseSiteBounds(text)).toBeUndefined();
  });

  it('returns no bounds for an empty setting', () => {
    expect(parseSiteBounds('')).toEqual(new Map());
  });
});
