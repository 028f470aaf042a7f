import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';
import { businessDay, nextBusinessMidnight } from './time.ts';

/** A timer does not count while a device sleeps: the day is looked at once an hour at least. In ms. */
const longestPause = 3_600_000;

/** The business day, `2026-11-21`; renders again when the next one begins. */
export function useBusinessDay(): string {
  const [today, setToday] = useState(() => businessDay(portalNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      const now = portalNow();
      setToday(businessDay(now));
      timer = setTimeout(watch, Math.min(nextBusinessMidnight(now) - now, longestPause));
    };
    watch();
    return () => clearTimeout(timer);
  }, []);
  return today;
}
