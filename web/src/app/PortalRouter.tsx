import { useEffect, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { Covers } from '../lib/covers.ts';
import { CoversContext } from '../lib/useCover.ts';

/**
 * The router: addresses live behind the hash, what covers a screen has history entries, and the screen before stays
 * until the next one is there.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [covers] = useState(() => new Covers(history));
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  const [, startTransition] = useTransition();
  useLayoutEffect(() => {
    return history.listen((change) => {
      startTransition(() => setState(change));
      covers.follow();
    });
  }, [history, covers]);
  // After a reload, once the guards have led to where it goes on.
  useEffect(() => covers.settle(), [covers]);
  return (
    <CoversContext value={covers}>
      <Router location={location} navigationType={action} navigator={covers.navigator}>
        {children}
      </Router>
    </CoversContext>
  );
}
