import { paths } from '../paths.ts';
import { lazyScreen, type Screen } from './lazyScreen.tsx';

/** A screen that needs no session (spec §2). */
export interface PublicScreen {
  readonly path: string;
  readonly screen: Screen;
  /** A member who is signed in is sent on to the portal. */
  readonly visitorsOnly: boolean;
}

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.login(),
    screen: lazyScreen(() => import('../features/session/Login.tsx'), ['session']),
    visitorsOnly: true,
  },
  {
    path: paths.register(),
    screen: lazyScreen(() => import('../features/session/Register.tsx'), ['session']),
    visitorsOnly: true,
  },
  {
    path: paths.forgot(),
    screen: lazyScreen(() => import('../features/session/Forgot.tsx'), ['session']),
    visitorsOnly: true,
  },
  {
    path: paths.notFound(),
    screen: lazyScreen(() => import('./NotFound.tsx'), ['shell']),
    visitorsOnly: false,
  },
];
