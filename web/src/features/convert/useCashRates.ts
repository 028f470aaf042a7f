import { useMemo } from 'react';
import type { Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import type { CashRates } from '../../money/valuation.ts';
import { useCashRatesQuery } from './cashRates.generated.ts';

/** In ms. Operators change rates rarely; balances are polled more often. */
const pollInterval = 60_000;

/** The current rates of conversions to cash. */
export function useCashRates(): Loaded<CashRates> {
  const query = useCashRatesQuery({
    ...panelOptions,
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error, reload } = toPanel(query);
  const rates = useMemo(
    () =>
      data &&
      Object.fromEntries(
        data.convertConfig.pairs
          .filter(({ to }) => to === 'CASH_POINT')
          .map(({ from, rate }) => [from, rate]),
      ),
    [data],
  );
  return { data: rates, error, reload };
}
