import { useEffect, useState } from 'react';

/** True once `active` has been true for `delay` ms, to avoid spinners for quick loads. */
export function useDelayed(active: boolean, delay = 150): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delay]);
  return active && passed;
}
