import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinor } from './amounts.ts';
import { ceilTo, floorTo, limitProblem, nearestValid } from './limits.ts';

describe('limitProblem', () => {
  const limits = { minimum: 10n, maximum: 1_000n, multiple: 5n, available: 500n };

  it.each([
    [0n, 'zero'],
    [-5n, 'zero'],
    [501n, 'balance'],
    [5n, 'minimum'],
    [12n, 'multiple'],
    [10n, null],
    [500n, null],
  ])('returns for %s: %s', (amount, problem) => {
    expect(limitProblem(amount, limits)).toBe(problem);
  });

  it('reports the maximum when the balance would allow more', () => {
    expect(limitProblem(1_005n, { ...limits, available: 5_000n })).toBe('maximum');
  });

  it('accepts exact multiples of 63 only', () => {
    expect(limitProblem(toMinor('126'), { multiple: toMinor('63') })).toBeNull();
    expect(limitProblem(toMinor('126.00000001'), { multiple: toMinor('63') })).toBe('multiple');
  });
});

describe('nearestValid', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 6n });

  it('returns an amount within the limits, or null if they allow none', () => {
    const limits = fc.record(
      { minimum: positive, maximum: positive, multiple: positive, available: positive },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 6n }), limits, (amount, of) => {
        const nearest = nearestValid(amount, of);
        if (nearest !== null) {
          expect(limitProblem(nearest, of)).toBeNull();
          return;
        }
        const step = of.multiple ?? 1n;
        const most = [of.maximum, of.available].filter((one) => one !== undefined);
        const largest =
          most.length === 0
            ? undefined
            : floorTo(
                most.reduce((a, b) => (a < b ? a : b)),
                step,
              );
        expect(largest).toBeDefined();
        expect(limitProblem(largest ?? 0n, of)).not.toBeNull();
      }),
    );
  });

  it('returns the amount itself if it is allowed', () => {
    fc.assert(
      fc.property(positive, positive, (times, multiple) => {
        expect(nearestValid(times * multiple, { multiple })).toBe(times * multiple);
      }),
    );
  });
});

it('ceilTo and floorTo return the nearest multiples above and below', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (amount, step) => {
        const [below, above] = [floorTo(amount, step), ceilTo(amount, step)];
        expect([below % step, above % step]).toEqual([0n, 0n]);
        expect(below <= amount && amount <= above && above - below < step * 2n).toBe(true);
        expect(above - below).toBe(amount % step === 0n ? 0n : step);
      },
    ),
  );
});
