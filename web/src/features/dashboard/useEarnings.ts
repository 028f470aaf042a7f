import { useEffect, useEffectEvent, useRef } from 'react';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useBusinessDay } from '../../lib/useBusinessDay.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useDashboardEarningsQuery } from './dashboard.generated.ts';
import { earningsOf, type Earnings } from './earnings.ts';

/** The bonuses and profit of the last 30 business days, read again when balances change and when a day begins. */
export function useEarnings(): Loaded<Earnings> {
  const report = toPanel(useDashboardEarningsQuery(panelOptions));
  useBalanceChange(report.retry);
  const today = useBusinessDay();
  const shown = useRef(today);
  const readAgain = useEffectEvent(report.retry);
  useEffect(() => {
    if (shown.current !== today) readAgain();
    shown.current = today;
  }, [today]);
  return mapLoaded(report, earningsOf);
}
