import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyImport, useLazyImport, usePreload } from '../browser/lazyImport.ts';
import { toast } from '../browser/toast.ts';
import { focusIfLost } from '../browser/useFocusNext.ts';
import { session } from '../data/session/session.ts';
import { useLoggedIn } from '../data/session/useLoggedIn.ts';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import { FirstSteps } from '../extension-points/firstSteps.ts';
import { homePath, notFoundPath, rootPath } from '../extension-points/paths.ts';
import type { FrameTexts } from '../i18n/resources.ts';
import { PortalRouter } from '../screens/PortalRouter.tsx';
import { useDelayed } from '../time/useDelayed.ts';
import type { NavigationEntry } from './collectNavigation.ts';
import { MembersOnly, VisitorsOnly } from './guards.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { firstSteps, navigation, toPhonePath, publicScreens } from './navigation.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { afterSignIn, forVisitors, MemberArea } from './openingScreens.ts';
import { emptyKeptFiles } from './registerServiceWorker.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type shell from './texts/shell/en-US.json';

declare module '../i18n/resources.ts' {
  interface SharedTexts {
    shell: typeof shell & { features: FrameTexts };
  }
}

/** Handles the end of a session: a sign-out and an invalid session reload the page (spec §4, §8). */
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

/** The not-found screen, which also works offline. */
const ofNoScreen = publicScreens.filter(({ path }) => path === notFoundPath).map(({ Screen }) => Screen);

/** The routes of an entry: its screen under each of its addresses, or its screen around those within it. */
function routesOf({ path, addresses, Screen, children }: NavigationEntry) {
  if (children === undefined) {
    return addresses.map((address) => <Route key={address} path={address} element={<Screen />} />);
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

/** Removes the placeholder shell (`index.html`) at the moment the first screen renders. */
function RemovePlaceholder() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  return null;
}

/** The element with the screen's title: the main element for members, the heading for visitors. */
const nameOf = (main: HTMLElement): HTMLElement =>
  main.hasAttribute('tabindex') ? main : (main.querySelector('h1') ?? main);

/**
 * Focuses the name of a screen that replaced another, since the control that opened it is gone. Within the members'
 * shell `useScrollAndFocus` does this. Rendered after the screens and inside their suspense boundary, so that they
 * exist.
 */
function FocusNewScreen() {
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
      // The members' shell handles its own scrolling.
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
        <RemovePlaceholder />
        <FirstSteps value={firstSteps}>
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
        </FirstSteps>
        <FocusNewScreen />
      </Suspense>
    </ScreenBoundary>
  );
}

const loadToaster = lazyImport(() => import('../screens/Toaster.tsx'));

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
      <PortalRouter phonePathOf={toPhonePath}>
        <LoadingBar />
        <OfflineNote />
        <AppRoutes />
      </PortalRouter>
    </AppTheme>
  );
}
