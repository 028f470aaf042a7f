import type { VisitorScreen } from '../features/defineFeature.ts';
import { notFoundPath } from '../lib/paths.ts';

/** The screen that belongs to no feature. */
export const notFound: VisitorScreen = {
  path: notFoundPath,
  screen: () => import('./NotFound.tsx'),
  texts: ['shell'],
};
