import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';

/** Timers stop while a device sleeps and overflow after 24 days, so the clock is checked hourly. In ms. */
const maxDelay = 3_600_000;

/** Whether an instant has passed by the portal's clock; re-renders when it does. False for null. */
export function useHasPassed(at: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      const left = Date.parse(at) - portalNow();
      if (left <= 0) setPassed(at);
      else timer = setTimeout(watch, Math.min(left, maxDelay));
    };
    watch();
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
