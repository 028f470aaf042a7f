import { useEffect, useEffectEvent, useRef } from 'react';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useBusinessDay } from '../../lib/useBusinessDay.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useDashboardEarningsQuery } from './dashboard.generated.ts';
import { toEarnings, type Earnings } from './earnings.ts';

/** The bonuses and profit of the last 30 business days; refetched when balances change and when a day starts. */
export function useEarnings(): Loaded<Earnings> {
  const report = toPanel(useDashboardEarningsQuery(panelOptions));
  useBalanceChange(report.reload);
  const today = useBusinessDay();
  const shown = useRef(today);
  const readAgain = useEffectEvent(report.reload);
  useEffect(() => {
    if (shown.current !== today) readAgain();
    shown.current = today;
  }, [today]);
  return mapLoaded(report, toEarnings);
}
