import { describe, expect, it } from 'vitest';
import { buildScale, tickLabels } from './scale.ts';

describe('the axis scale', () => {
  it('steps in round numbers from zero to above the maximum', () => {
    expect(buildScale(['0', '57.31', '12']).ticks).toEqual(['0', '20', '40', '60']);
    expect(buildScale(['1200000']).ticks).toEqual(['0', '500000', '1000000', '1500000']);
  });

  it('extends below zero for losses, with a step at zero', () => {
    expect(buildScale(['-30', '62']).ticks).toEqual(['-50', '0', '50', '100']);
    const onlyLoss = buildScale(['-0.00000003', '0']);
    expect(onlyLoss.ticks).toContain('0');
    expect(onlyLoss.heightOf('0')).toBe(1);
  });

  it.each(['0.00000001', '0.5', '1', '9.99', '123456.78', '99999999999.99999999'])(
    'holds %s between its ends, in a handful of steps',
    (amount) => {
      const { ticks, heightOf } = buildScale([amount]);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(heightOf(amount)).toBeGreaterThan(0.5);
      expect(heightOf(amount)).toBeLessThanOrEqual(1);
      expect(heightOf('0')).toBe(0);
    },
  );

  it('works without amounts', () => {
    expect(buildScale(['0', '0']).ticks[0]).toBe('0');
  });
});

describe('the tick labels', () => {
  it('uses grouped numbers while they are short', () => {
    expect(tickLabels(['0', '2000', '4000'], 'en-US')).toEqual(['0', '2,000', '4,000']);
    expect(tickLabels(['0', '0.05', '0.1'], 'en-US')).toEqual(['0', '0.05', '0.1']);
  });

  it('uses distinct localised compact numbers once they are long', () => {
    expect(tickLabels(['0', '500000', '1000000'], 'en-US')).toEqual(['0', '500K', '1M']);
    expect(tickLabels(['-20000000000000', '0'], 'ja-JP')).toEqual(['-20兆', '0']);
    for (const highest of ['1000001', '99999999999.99999999', '12345678901234.5']) {
      const { ticks } = buildScale(['-25000000', highest]);
      const words = tickLabels(ticks, 'id-ID');
      expect(new Set(words).size).toBe(ticks.length);
      for (const word of words) expect(word.length).toBeLessThan(10);
    }
  });
});
