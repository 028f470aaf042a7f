import { createContext, useContext, useEffect, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { Covers } from '../lib/covers.ts';
import { CoversContext } from '../lib/useCover.ts';

const IsUnderWay = createContext(false);

/** Whether the member is on the way to a screen that is not there yet; the screen before is still shown. */
export const useIsUnderWay = (): boolean => useContext(IsUnderWay);

/**
 * The router: addresses live behind the hash, what covers a screen has history entries, and the screen before stays
 * until the next one is there.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [covers] = useState(() => new Covers(history));
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  const [isUnderWay, startTransition] = useTransition();
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
        <IsUnderWay value={isUnderWay}>{children}</IsUnderWay>
      </Router>
    </CoversContext>
  );
}
