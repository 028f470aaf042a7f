import { useEffect, useEffectEvent, useRef } from 'react';
import { onPageReturn } from '../lib/onPageReturn.ts';
import { useRepeat } from '../lib/useRepeat.ts';
import { useBalanceChange } from './useBalanceChange.ts';

/** Debounces the up to three events of a tab that is shown again, in ms. */
const once = 5_000;

/**
 * Calls back when the member's orders may be stale: balances changed, the page became visible, or `everyMs` passed while
 * it is visible. Null disables the timer, for when no order is pending.
 */
export function useLookAgain(look: () => void, everyMs: number | null): void {
  const lookedAt = useRef(0);
  const lookNow = () => {
    lookedAt.current = Date.now();
    look();
  };
  useBalanceChange(lookNow);
  useRepeat(everyMs !== null, everyMs ?? 0, lookNow);
  const returned = useEffectEvent(() => {
    if (Date.now() - lookedAt.current >= once) lookNow();
  });
  useEffect(() => {
    lookedAt.current = Date.now();
    return onPageReturn(() => returned());
  }, []);
}
