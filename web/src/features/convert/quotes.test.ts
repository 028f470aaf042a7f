import { describe, expect, it } from 'vitest';
import { isLostInRounding, previewOf, type Pair } from './order.ts';

/** Amount, rate, fee rate; and what the platform makes of them: fee, what arrives. Its own test writes them. */
type Quote = readonly [amount: string, rate: string, feeRate: string, fee: string, arrives: string];

const files = import.meta.glob<readonly Quote[]>('../../../../platform/src/domains/convert/quotes.json', {
  eager: true,
  import: 'default',
});
const quotes = Object.values(files).flat();

const pairOf = (rate: string, feeRate: string): Pair => ({
  from: 'CASH_POINT',
  to: 'USDT_POINT',
  rate,
  feeRate,
  minimum: '0.00000001',
  maximum: '99999999999',
  multiple: '0.00000001',
});

describe('the preview of a convert', () => {
  it('is what the platform credits, to the last digit', () => {
    expect(quotes.length).toBe(500);
    let lost = 0;
    for (const [amount, rate, feeRate, fee, arrives] of quotes) {
      const pair = pairOf(rate, feeRate);
      const why = `${amount} at ${rate} with ${feeRate}`;
      if (arrives === '0') {
        lost += 1;
        expect(previewOf(amount, pair), why).toBeNull();
        expect(isLostInRounding(amount, pair), why).toBe(true);
      } else {
        expect(previewOf(amount, pair), why).toEqual({ amount, fee, arrives });
      }
    }
    expect(lost, 'what comes to nothing is among them').toBeGreaterThan(5);
    expect(lost).toBeLessThan(quotes.length / 2);
  });
});
