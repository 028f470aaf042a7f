import { Suspense, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { toast } from 'sonner';
import { Toaster } from '../components/Toaster.tsx';
import { homePath, notFoundPath, rootPath } from '../lib/paths.ts';
import { session } from '../session/session.ts';
import { useLoggedIn } from '../session/useLoggedIn.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { MembersOnly, VisitorsOnly } from './guards.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { navigation, publicScreens, type NavigationEntry } from './navigation.ts';
import { preloadWhenIdle } from '../lib/preloadWhenIdle.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { memberFrame } from './memberFrame.ts';
import { LoadingBar } from './LoadingBar.tsx';

const memberArea = lazyScreen(memberFrame.screen, memberFrame.texts);

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

/** Who is about to sign in will need the members' area; it is on its way while they type. */
function usePreload(): void {
  const isVisitor = !useLoggedIn();
  useEffect(() => {
    if (!isVisitor) return;
    return preloadWhenIdle([
      memberArea,
      ...navigation.filter(({ path }) => path === homePath).map(({ screen }) => screen),
    ]);
  }, [isVisitor]);
}

/** The routes of an entry: its screen under each of its addresses, or its screen around those within it. */
function routesOf({ path, aliases = [], screen, children }: NavigationEntry) {
  if (children === undefined) {
    return [path, ...aliases].map((address) => (
      <Route key={address} path={address} element={<screen.Component />} />
    ));
  }
  return [
    <Route key={path} path={path} element={<Navigate to={children[0].path} replace />} />,
    <Route key={`in ${path}`} element={<screen.Component />}>
      {children.map((child) => (
        <Route key={child.path} path={child.path} element={<child.screen.Component />} />
      ))}
    </Route>,
  ];
}

export function AppRoutes() {
  usePreload();
  return (
    <ScreenBoundary>
      <Suspense>
        <Routes>
          <Route path={rootPath} element={<Navigate to={homePath} replace />} />
          {publicScreens.map(({ path, screen: { Component }, visitorsOnly }) => (
            <Route
              key={path}
              path={path}
              element={
                visitorsOnly ? (
                  <VisitorsOnly>
                    <Component />
                  </VisitorsOnly>
                ) : (
                  <Component />
                )
              }
            />
          ))}
          <Route
            element={
              <MembersOnly>
                <memberArea.Component />
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

/** The portal: its look, its toasts, and the screen the address names. */
export function App() {
  useSessionEnd();
  return (
    <AppTheme>
      <Toaster />
      <HashRouter>
        <LoadingBar />
        <AppRoutes />
      </HashRouter>
    </AppTheme>
  );
}
