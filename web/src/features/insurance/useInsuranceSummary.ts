import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { useRefetchAt } from '../../time/useRefetchAt.ts';
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
