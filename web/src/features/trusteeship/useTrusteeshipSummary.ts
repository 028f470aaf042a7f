import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { useRefetchAt } from '../../time/useRefetchAt.ts';
import { toTrusteeshipSummary, type TrusteeshipSummary } from './order.ts';
import { useTrusteeshipSummaryQuery } from './trusteeship.generated.ts';

/** What the member has and can buy, read again when balances change or a window closes. */
export function useTrusteeshipSummary(): Loaded<TrusteeshipSummary> {
  const summary = mapLoaded(toPanel(useTrusteeshipSummaryQuery(panelOptions)), toTrusteeshipSummary);
  useBalanceChange(summary.reload);
  useRefetchAt(
    (summary.data?.running ?? []).map(({ redeemableUntil }) => redeemableUntil),
    summary.reload,
  );
  return summary;
}
