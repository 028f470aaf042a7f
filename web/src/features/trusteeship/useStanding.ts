import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useRefetchAt } from '../../lib/useRefetchAt.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { standingOf, type Standing } from './order.ts';
import { useEntrustStandingQuery } from './trusteeship.generated.ts';

/** What the member has and can buy, read again when balances change or a window closes. */
export function useStanding(): Loaded<Standing> {
  const standing = mapLoaded(toPanel(useEntrustStandingQuery(panelOptions)), standingOf);
  useBalanceChange(standing.retry);
  useRefetchAt(
    (standing.data?.running ?? []).map(({ redeemableUntil }) => redeemableUntil),
    standing.retry,
  );
  return standing;
}
