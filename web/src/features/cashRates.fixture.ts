import { creditTypes } from '../money/credits.ts';
import type { CashRates } from '../money/valuation.ts';

/** An answer to `CashRates`: every credit is worth one of cash, except those given. */
export const cashRatesAnswer = (changes: CashRates = {}) => ({
  convertConfig: {
    __typename: 'ConvertConfig',
    pairs: creditTypes
      .filter((coin) => coin !== 'CASH_POINT')
      .map((from) => ({ __typename: 'ConvertPair', from, to: 'CASH_POINT', rate: changes[from] ?? '1' })),
  },
});
