import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';

/** Portal time in ms since 1970, updated every second while `active`. */
export function useNow(active = true): number {
  const [now, setNow] = useState(portalNow);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(portalNow()), 1000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
