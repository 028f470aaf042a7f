import { useEffect, useState } from 'react';
import { portalNow } from './clock.ts';

/** The portal's time in ms since 1970, once a second while something counts down; it rests while `active` is false. */
export function useNow(active = true): number {
  const [now, setNow] = useState(portalNow);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(portalNow()), 1000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
