import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { useCommitmentSummaryQuery } from './commitment.generated.ts';
import { toCommitmentSummary, type CommitmentSummary } from './order.ts';

/** The commitment packages as the member can have them; refetched when balances change, as when a free package ends. */
export function useCommitmentSummary(): Loaded<CommitmentSummary> {
  const summary = mapLoaded(toPanel(useCommitmentSummaryQuery(panelOptions)), toCommitmentSummary);
  useBalanceChange(summary.reload);
  return summary;
}
