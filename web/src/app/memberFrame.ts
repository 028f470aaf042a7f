import type { VisitorScreen } from '../features/defineFeature.ts';

/**
 * What only members need (the data client, the poll, the frame) is not part of the sign-in screen's load. It is apart
 * from the other screens because the frame imports the navigation, which imports those.
 */
export const memberFrame = {
  screen: () => import('./MemberArea.tsx'),
  // What happened in all areas is told with the frame's own texts.
  texts: ['shell', 'notices'],
} as const satisfies Pick<VisitorScreen, 'screen' | 'texts'>;
