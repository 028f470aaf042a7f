import { notFoundPath } from '../extension-points/paths.ts';
import type { VisitorScreen } from '../features/defineFeature.ts';

/** The screen that belongs to no feature. */
export const notFound: VisitorScreen = {
  path: notFoundPath,
  screen: () => import('./NotFound.tsx'),
  texts: ['shell'],
};
