import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import {
  createPath,
  parsePath,
  Router,
  UNSAFE_createHashHistory as createHashHistory,
  type Navigator,
  type To,
} from 'react-router-dom';
import { setNavigationGuard } from '../browser/failedNavigation.ts';
import { Overlays, entryIndex, type RouterHistory } from '../browser/overlays.ts';
import { OverlaysContext } from '../browser/useOverlay.ts';
import { below } from '../design/theme/tokens.ts';

/** Gives an entry that the member made by writing an address a key, as those of links have one. */
function nameEntry(history: RouterHistory): boolean {
  const { location } = history;
  if (location.key !== 'default') return false;
  history.replace(createPath(location), location.state);
  return true;
}

const IsNavigating = createContext(false);

/** Whether the member is on the way to a screen that is not there yet; the screen before is still shown. */
export const useIsNavigating = (): boolean => useContext(IsNavigating);

/** Whether the window is a phone's (spec §2). */
const isPhone = (): boolean => window.matchMedia(below.tablet).matches;

/** Rewrites links to the phone's addresses, except those to the address that is shown. */
function phoneNavigator(navigator: Navigator, history: RouterHistory, phonePathOf: (path: string) => string) {
  const translate = (to: To): To => {
    const parts = typeof to === 'string' ? parsePath(to) : to;
    const { pathname } = parts;
    if (pathname === undefined || pathname === history.location.pathname || !isPhone()) return to;
    return { ...parts, pathname: phonePathOf(pathname) };
  };
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(translate(to)),
    push: (to, state) => navigator.push(translate(to), state),
  } satisfies Navigator;
}

const samePath = (pathname: string): string => pathname;

interface PortalRouterProps {
  children: ReactNode;
  /** The address that a link uses on a phone. */
  phonePathOf?: (pathname: string) => string;
}

/**
 * The router: addresses live behind the hash, overlays have history entries, and the previous screen stays
 * until the next one is there.
 */
export function PortalRouter({ children, phonePathOf = samePath }: PortalRouterProps) {
  const [history] = useState(() => {
    const created = createHashHistory({ v5Compat: true });
    nameEntry(created);
    return created;
  });
  const [overlays] = useState(() => new Overlays(history));
  const [navigator] = useState(() => phoneNavigator(overlays.navigator, history, phonePathOf));
  const [{ location, action, index }, setState] = useState(() => ({
    location: history.location,
    action: history.action,
    index: entryIndex(),
  }));
  const [isNavigating, startTransition] = useTransition();
  useLayoutEffect(() => {
    return history.listen((change) => {
      // Adding its key is a separate change.
      if (nameEntry(history)) return;
      const { location: to, action: by } = change;
      const at = entryIndex();
      startTransition(() => setState({ location: to, action: by, index: at }));
      overlays.follow();
    });
  }, [history, overlays]);
  useLayoutEffect(() => {
    const { key } = location;
    overlays.show({
      location,
      index,
      rename: (to) => setState((now) => (now.location.key === key ? { ...now, location: to } : now)),
    });
  }, [overlays, location, index]);
  useLayoutEffect(() => setNavigationGuard(() => overlays.underWay()), [overlays]);
  // After a reload, once the guards have redirected.
  useEffect(() => overlays.settle(), [overlays]);
  return (
    <OverlaysContext value={overlays}>
      <Router location={location} navigationType={action} navigator={navigator}>
        <IsNavigating value={isNavigating}>{children}</IsNavigating>
      </Router>
    </OverlaysContext>
  );
}
