import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

describe('the scale', () => {
  it('steps in round numbers from zero to above the highest', () => {
    expect(scaleOf(['0', '57.31', '12']).ticks).toEqual(['0', '20', '40', '60']);
    expect(scaleOf(['1200000']).ticks).toEqual(['0', '500000', '1000000', '1500000']);
  });

  it('reaches below zero for losses, with zero among its steps', () => {
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

  it('stands when nothing came in', () => {
    expect(scaleOf(['0', '0']).ticks[0]).toBe('0');
  });
});
