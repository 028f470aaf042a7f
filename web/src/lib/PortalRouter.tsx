import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { createPath, Router, UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { Covers, type RouterHistory } from './covers.ts';
import { CoversContext } from './useCover.ts';

/** Gives an entry that the member made by writing an address a key, as those of links have one. */
function nameEntry(history: RouterHistory): boolean {
  const { location } = history;
  if (location.key !== 'default') return false;
  history.replace(createPath(location), location.state);
  return true;
}

const IsUnderWay = createContext(false);

/** Whether the member is on the way to a screen that is not there yet; the screen before is still shown. */
export const useIsUnderWay = (): boolean => useContext(IsUnderWay);

/**
 * The router: addresses live behind the hash, what covers a screen has history entries, and the screen before stays
 * until the next one is there.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    const created = createHashHistory({ v5Compat: true });
    nameEntry(created);
    return created;
  });
  const [covers] = useState(() => new Covers(history));
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  const [isUnderWay, startTransition] = useTransition();
  useLayoutEffect(() => {
    return history.listen((change) => {
      // Its name comes as a change of its own.
      if (nameEntry(history)) return;
      startTransition(() => setState(change));
      covers.follow();
    });
  }, [history, covers]);
  useLayoutEffect(() => {
    const { key } = location;
    covers.show({
      location,
      rename: (to) => setState((now) => (now.location.key === key ? { ...now, location: to } : now)),
    });
  }, [covers, location]);
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
