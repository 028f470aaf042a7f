import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';
import { businessDay, nextBusinessMidnight } from './time.ts';

/** Timers stop while a device sleeps, so the day is checked at least hourly. In ms. */
const maxDelay = 3_600_000;

/** The current business day, `2026-11-21`; re-renders when the next one starts. */
export function useBusinessDay(): string {
  const [today, setToday] = useState(() => businessDay(portalNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      const now = portalNow();
      setToday(businessDay(now));
      timer = setTimeout(watch, Math.min(nextBusinessMidnight(now) - now, maxDelay));
    };
    watch();
    return () => clearTimeout(timer);
  }, []);
  return today;
}
