import { useEffect, useEffectEvent, useRef } from 'react';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
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
