import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';

/** A timer neither counts while a device sleeps nor holds more than 24 days: the clock is looked at hourly. In ms. */
const longestPause = 3_600_000;

/** Whether an instant lies behind us by the portal's clock, and it says so when that happens; an unknown one never does. */
export function useHasPassed(at: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      const left = Date.parse(at) - portalNow();
      if (left <= 0) setPassed(at);
      else timer = setTimeout(watch, Math.min(left, longestPause));
    };
    watch();
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
