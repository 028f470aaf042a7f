import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { homePath, notFoundPath, rootPath } from '../lib/paths.ts';
import { session } from '../session/session.ts';
import { useLoggedIn } from '../session/useLoggedIn.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { emptyKeptFiles } from './registerServiceWorker.ts';
import { MembersOnly, VisitorsOnly } from './guards.tsx';
import { navigation, publicScreens, type NavigationEntry } from './navigation.ts';
import { lazyImport, useLazyImport, usePreload } from '../lib/lazyImport.ts';
import { PortalRouter } from '../lib/PortalRouter.tsx';
import { toast } from '../lib/toast.ts';
import { useDelayed } from '../lib/useDelayed.ts';
import { focusIfLost } from '../lib/useFocusNext.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { afterSignIn, forVisitors, MemberArea } from './openingScreens.ts';

/** Leaves the page as the spec says when a session ends: a sign-out and an invalid session reload it (spec §4, §8). */
function useSessionEnd(): void {
  useEffect(
    () =>
      session.onEnd((end) => {
        if (end === 'loggedOut' || end === 'invalid') {
          session.keepNotice();
          const reload = (): void => window.location.reload();
          const emptied = emptyKeptFiles();
          if (emptied === undefined) reload();
          else void emptied.then(reload);
        } else toast.dismiss();
      }),
    [],
  );
}

/** What says that there is nothing at an address, also without a connection. */
const ofNoScreen = publicScreens.filter(({ path }) => path === notFoundPath).map(({ Screen }) => Screen);

/** The routes of an entry: its screen under each of its addresses, or its screen around those within it. */
function routesOf({ path, aliases = [], Screen, children }: NavigationEntry) {
  if (children === undefined) {
    return [path, ...aliases].map((address) => <Route key={address} path={address} element={<Screen />} />);
  }
  return [
    <Route key={path} path={path} element={<Navigate to={children[0].path} replace />} />,
    <Route key={`in ${path}`} element={<Screen />}>
      {children.map((child) => (
        <Route key={child.path} path={child.path} element={<child.Screen />} />
      ))}
    </Route>,
  ];
}

/** Takes the frame away that the page shows before (`index.html`), in the same moment in which the first screen is there. */
function FrameEnd() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  return null;
}

/** Where a screen says what it is: a member's in its own name, a visitor's in its heading. */
const nameOf = (main: HTMLElement): HTMLElement =>
  main.hasAttribute('tabindex') ? main : (main.querySelector('h1') ?? main);

/**
 * Leads the focus to the name of a screen that came in place of another, as the control that led there is gone with its own.
 * From one member's screen to the next, within their frame, `useArrival` does. It stands behind the screens, and with them
 * in what waits for their code, so that they are there.
 */
function Arrival() {
  const address = useLocation();
  const isLoggedIn = useLoggedIn();
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = document.querySelector('main');
    // On the way, such as by a redirect.
    if (main === null || main === before.current) return;
    // The first screen of a page is read out by the browser itself.
    if (before.current !== null) {
      const name = nameOf(main);
      name.tabIndex = -1;
      // The frame of the members scrolls on its own.
      focusIfLost(name, { preventScroll: name === main });
    }
    before.current = main;
  }, [address, isLoggedIn]);
  return null;
}

export function AppRoutes() {
  const isLoggedIn = useLoggedIn();
  usePreload(isLoggedIn ? ofNoScreen : afterSignIn);
  return (
    <ScreenBoundary>
      <Suspense>
        <FrameEnd />
        <Routes>
          <Route path={rootPath} element={<Navigate to={homePath} replace />} />
          {publicScreens.map(({ path, Screen, visitorsOnly }) => (
            <Route
              key={path}
              path={path}
              element={
                visitorsOnly ? (
                  <VisitorsOnly>
                    <Screen />
                  </VisitorsOnly>
                ) : (
                  <Screen />
                )
              }
            />
          ))}
          {!isLoggedIn &&
            forVisitors.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />)}
          <Route
            element={
              <MembersOnly>
                <MemberArea />
              </MembersOnly>
            }
          >
            {navigation.map(routesOf)}
          </Route>
          <Route path="*" element={<Navigate to={notFoundPath} replace />} />
        </Routes>
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
}

const loadToaster = lazyImport(() => import('../components/Toaster.tsx'));

/** How long the first screen has for itself, in ms; a toast that is asked for before waits for the container. */
const toasterDelay = 1_000;

function Toasts() {
  const toaster = useLazyImport(loadToaster, useDelayed(true, toasterDelay));
  return toaster !== null && <toaster.default />;
}

/** The portal: its look, its toasts, and the screen the address names. */
export function App() {
  useSessionEnd();
  return (
    <AppTheme>
      <Toasts />
      <PortalRouter>
        <LoadingBar />
        <OfflineNote />
        <AppRoutes />
      </PortalRouter>
    </AppTheme>
  );
}
