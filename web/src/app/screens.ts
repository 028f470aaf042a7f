import type { VisitorScreen } from '../features/defineFeature.ts';
import { notFoundPath } from '../lib/paths.ts';

/** What only members need (the data client, the poll, the frame) is not part of the sign-in screen's load. */
export const memberFrame = {
  screen: () => import('./MemberArea.tsx'),
  texts: ['shell'],
} as const satisfies Pick<VisitorScreen, 'screen' | 'texts'>;

/** The screen that belongs to no feature. */
export const notFound: VisitorScreen = {
  path: notFoundPath,
  screen: () => import('./NotFound.tsx'),
  texts: ['shell'],
};
