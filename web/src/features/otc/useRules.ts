import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { Rules } from './order.ts';
import { useOtcRulesQuery } from './otc.generated.ts';

/** What holds for offers, and how many the member has published. */
export function useRules(): Loaded<Rules> {
  const query = toPanel(useOtcRulesQuery(panelOptions));
  useBalanceChange(query.reload);
  return mapLoaded(query, ({ otcInfo }) => otcInfo);
}
