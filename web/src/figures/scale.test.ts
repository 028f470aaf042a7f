import { describe, expect, it } from 'vitest';
import { scaleOf, tickLabels } from './scale.ts';

describe('the axis scale', () => {
  it('steps in round numbers from zero to above the maximum', () => {
    expect(scaleOf(['0', '57.31', '12']).ticks).toEqual(['0', '20', '40', '60']);
    expect(scaleOf(['1200000']).ticks).toEqual(['0', '500000', '1000000', '1500000']);
  });

  it('extends below zero for losses, with a step at zero', () => {
    expect(scaleOf(['-30', '62']).ticks).toEqual(['-50', '0', '50', '100']);
    const onlyLoss = scaleOf(['-0.00000003', '0']);
    expect(onlyLoss.ticks).toContain('0');
    expect(onlyLoss.heightOf('0')).toBe(1);
  });

  it.each(['0.00000001', '0.5', '1', '9.99', '123456.78', '99999999999.99999999'])(
    'holds %s between its ends, in a handful of steps',
    (amount) => {
      const { ticks, heightOf } = scaleOf([amount]);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(heightOf(amount)).toBeGreaterThan(0.5);
      expect(heightOf(amount)).toBeLessThanOrEqual(1);
      expect(heightOf('0')).toBe(0);
    },
  );

  it('works without amounts', () => {
    expect(scaleOf(['0', '0']).ticks[0]).toBe('0');
  });
});

describe('the tick labels', () => {
  it('are grouped numbers while they are short', () => {
    expect(tickLabels(['0', '2000', '4000'], 'en-US')).toEqual(['0', '2,000', '4,000']);
    expect(tickLabels(['0', '0.05', '0.1'], 'en-US')).toEqual(['0', '0.05', '0.1']);
  });

  it('are localised compact numbers once they are long, and stay distinct', () => {
    expect(tickLabels(['0', '500000', '1000000'], 'en-US')).toEqual(['0', '500K', '1M']);
    expect(tickLabels(['-20000000000000', '0'], 'ja-JP')).toEqual(['-20兆', '0']);
    for (const highest of ['1000001', '99999999999.99999999', '12345678901234.5']) {
      const { ticks } = scaleOf(['-25000000', highest]);
      const words = tickLabels(ticks, 'id-ID');
      expect(new Set(words).size).toBe(ticks.length);
      for (const word of words) expect(word.length).toBeLessThan(10);
    }
  });
});
