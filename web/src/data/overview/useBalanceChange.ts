import { useEffect, useEffectEvent, useRef } from 'react';
import { useOverview } from './overview.tsx';

/** Calls back when the polled balances change, but not on their first load. */
export function useBalanceChange(onChange: () => void): void {
  const assets = useOverview()?.assets ?? null;
  const seen = useRef(assets);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    // Unchanged answers keep their identity.
    const hasChanged = seen.current !== null && seen.current !== assets;
    seen.current = assets;
    if (hasChanged) changed();
  }, [assets]);
}
