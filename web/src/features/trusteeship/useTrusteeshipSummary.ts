import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useRefetchAt } from '../../lib/useRefetchAt.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
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
