import { useEffect, useEffectEvent, useRef } from 'react';
import { useRepeat } from '../lib/useRepeat.ts';
import { browserPage } from './poll.ts';
import { useBalanceChange } from './useBalanceChange.ts';

/** A tab that is shown, focused and online again says so three times: it is looked at once. In ms. */
const once = 5_000;

/**
 * Calls back when what was read of the member's orders may be old: the balances have changed, the page is seen again,
 * or `everyMs` have gone by while it is seen. Null: time alone is no reason, because nothing waits for a decision.
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
    if (!browserPage.isHidden() && Date.now() - lookedAt.current >= once) lookNow();
  });
  useEffect(() => {
    lookedAt.current = Date.now();
    return browserPage.onReturn(() => returned());
  }, []);
}
