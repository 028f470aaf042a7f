import { useEffect, useEffectEvent, useRef } from 'react';
import { useOverview } from './overview.tsx';

/** Calls back when the polled balances become others; not when they come in for the first time. */
export function useBalanceChange(onChange: () => void): void {
  const assets = useOverview()?.assets ?? null;
  const seen = useRef(assets);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    // An answer that changes nothing keeps its identity.
    const isNews = seen.current !== null && seen.current !== assets;
    seen.current = assets;
    if (isNews) changed();
  }, [assets]);
}
