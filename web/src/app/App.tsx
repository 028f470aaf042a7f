import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { homePath, notFoundPath, rootPath } from '../lib/paths.ts';
import { session } from '../session/session.ts';
import { useLoggedIn } from '../session/useLoggedIn.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { MembersOnly, VisitorsOnly } from './guards.tsx';
import { navigation, publicScreens, type NavigationEntry } from './navigation.ts';
import { lazyImport, useLazyImport, usePreload } from '../lib/lazyImport.ts';
import { toast } from '../lib/toast.ts';
import { useDelayed } from '../lib/useDelayed.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { afterSignIn, forVisitors, MemberArea } from './openingScreens.ts';
import { PortalRouter } from './PortalRouter.tsx';

/** Leaves the page as the spec says when a session ends: a sign-out and an invalid session reload it (spec §4, §8). */
function useSessionEnd(): void {
  useEffect(
    () =>
      session.onEnd((end) => {
        if (end === 'loggedOut' || end === 'invalid') {
          session.keepNotice();
          window.location.reload();
        } else toast.dismiss();
      }),
    [],
  );
}

const nothing: typeof afterSignIn = [];

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

export function AppRoutes() {
  const isLoggedIn = useLoggedIn();
  usePreload(isLoggedIn ? nothing : afterSignIn);
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
