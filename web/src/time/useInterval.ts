import { useEffect, useEffectEvent } from 'react';

/** Calls back every `ms` while `active` and the page is visible. */
export function useInterval(active: boolean, ms: number, callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (!document.hidden) call();
    }, ms);
    return () => clearInterval(timer);
  }, [active, ms]);
}
