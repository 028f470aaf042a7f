import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../data/session/session.ts';
import { useLoggedIn } from '../data/session/useLoggedIn.ts';
import { fromState, homePath, loginPath, type FromState } from '../extension-points/paths.ts';

/** Without the logged-in marker, to /login (spec §2); after signing in the member comes back here. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (useLoggedIn()) return children;
  // Who signed out meant to leave; the next member starts at the dashboard.
  const left = session.notice() === 'loggedOut' || pathname === homePath;
  const state: FromState | null = left ? null : { from: pathname + search };
  return <Navigate to={loginPath} replace state={state} />;
}

/** Sign in and register are for visitors; a member goes where they wanted to. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const wanted = fromState(useLocation().state);
  if (!useLoggedIn()) return children;
  return <Navigate to={wanted?.from ?? homePath} replace />;
}
