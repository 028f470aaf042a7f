import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useRefetchAt } from '../../lib/useRefetchAt.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useInsuranceSummaryQuery } from './insurance.generated.ts';
import { toInsuranceSummary, type InsuranceSummary } from './order.ts';

/** What the member has and can buy, read again when balances change, a package unlocks or a trade is posted. */
export function useInsuranceSummary(): Loaded<InsuranceSummary> {
  const summary = mapLoaded(toPanel(useInsuranceSummaryQuery(panelOptions)), toInsuranceSummary);
  const running = summary.data?.running ?? [];
  useBalanceChange(summary.reload);
  useRefetchAt(
    running.flatMap(({ status, unlocksAt, nextTradeAt }) => [
      ...(status === 'LOCKED' ? [unlocksAt] : []),
      ...(nextTradeAt === null ? [] : [nextTradeAt]),
    ]),
    summary.reload,
  );
  return summary;
}
