import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useCommitmentStandingQuery } from './commitment.generated.ts';
import { standingOf, type Standing } from './order.ts';

/** The commitment packages as the member can have them; refetched when balances change, as when a free package ends. */
export function useStanding(): Loaded<Standing> {
  const standing = mapLoaded(toPanel(useCommitmentStandingQuery(panelOptions)), standingOf);
  useBalanceChange(standing.retry);
  return standing;
}
