import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../ledger/amount.ts';
import { quote } from './quote.ts';

/** Amounts, rates and fees of every size, the same at every run. */
function* samples(count: number) {
  let state = 20_261_121n;
  const below = (limit: bigint): bigint => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (state >> 16n) % limit;
  };
  const digits = (most: bigint): bigint => 1n + below(10n ** (1n + below(most)));
  for (let i = 0; i < count; i++) {
    // Up to 46 billion; from a hundred-millionth of a credit for one to 1,000 for one; from nothing to a tenth.
    yield { amount: digits(18n), rate: digits(11n), feePpm: below(4n) === 0n ? 0n : digits(5n) };
  }
}

describe('quotes of every size', () => {
  it('are what the portal shows before they are asked for', async () => {
    // The web's own arithmetic is held against the same file (web/src/features/convert/quotes.test.ts).
    const lines = [...samples(500)].map(({ amount, rate, feePpm }) => {
      const { fee, actualAmount } = quote({ rate, feePpm }, amount);
      const figures = [amount, rate, feePpm * 100n, fee, actualAmount].map(formatAmount);
      return `  [${figures.map((figure) => `"${figure}"`).join(', ')}]`;
    });
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('./quotes.json');
  });
});
