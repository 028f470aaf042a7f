import type { VisitorScreen } from '../features/defineFeature.ts';

/**
 * Code that only members need (the data client, the poll, the shell) is not loaded with the sign-in screen. Separate
 * from the other screens, because the shell imports the navigation, which imports those.
 */
export const memberShell = {
  screen: () => import('./MemberArea.tsx'),
  // The shell shows the events of all areas.
  texts: ['shell', 'notices'],
} as const satisfies Pick<VisitorScreen, 'screen' | 'texts'>;
