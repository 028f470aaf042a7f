import { useEffect, useState } from 'react';

/** True once `active` has been true for `delay` ms: what is quick shows no spinner. */
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
