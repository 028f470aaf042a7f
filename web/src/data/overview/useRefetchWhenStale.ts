import { useEffect, useEffectEvent, useRef } from 'react';
import { onPageReturn } from '../../browser/onPageReturn.ts';
import { useInterval } from '../../time/useInterval.ts';
import { useBalanceChange } from './useBalanceChange.ts';

/** A tab that is shown again fires up to three events; in ms. */
const debounce = 5_000;

/**
 * Calls back when the member's orders may be stale: balances changed, the page became visible, or `everyMs` passed
 * while it is visible. Null disables the timer, for when no order is pending.
 */
export function useRefetchWhenStale(refetch: () => void, everyMs: number | null): void {
  const fetchedAt = useRef(0);
  const refetchNow = () => {
    fetchedAt.current = Date.now();
    refetch();
  };
  useBalanceChange(refetchNow);
  useInterval(everyMs !== null, everyMs ?? 0, refetchNow);
  const returned = useEffectEvent(() => {
    if (Date.now() - fetchedAt.current >= debounce) refetchNow();
  });
  useEffect(() => {
    fetchedAt.current = Date.now();
    return onPageReturn(() => returned());
  }, []);
}
