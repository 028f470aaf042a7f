import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useRefetchAt } from '../../lib/useRefetchAt.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useInsuranceStandingQuery } from './insurance.generated.ts';
import { standingOf, type Standing } from './order.ts';

/** What the member has and can buy, read again when balances change, a package unlocks or a trade is posted. */
export function useStanding(): Loaded<Standing> {
  const standing = mapLoaded(toPanel(useInsuranceStandingQuery(panelOptions)), standingOf);
  const running = standing.data?.running ?? [];
  useBalanceChange(standing.retry);
  useRefetchAt(
    running.flatMap(({ status, unlocksAt, nextTradeAt }) => [
      ...(status === 'LOCKED' ? [unlocksAt] : []),
      ...(nextTradeAt === null ? [] : [nextTradeAt]),
    ]),
    standing.retry,
  );
  return standing;
}
