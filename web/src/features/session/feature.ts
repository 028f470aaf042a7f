import { loginPath } from '../../extension-points/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import { forgotPath, registerPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    session: typeof texts;
  }
}

const intro = 'common:product.description';

export default defineFeature({
  name: 'session',
  firstStep: {
    rank: 0,
    path: registerPath(),
    title: 'steps.register.title',
    body: 'steps.register.body',
  },
  visitorScreens: [
    {
      path: loginPath,
      screen: () => import('./Login.tsx'),
      texts: ['session'],
      heading: { title: 'session:login.title', intro },
    },
    {
      path: registerPath(),
      screen: () => import('./Register.tsx'),
      texts: ['session'],
      heading: { title: 'session:register.title', intro },
    },
    {
      path: forgotPath,
      // The mail's link opens a tab that continues another tab's session.
      forMembers: true,
      screen: () => import('./Forgot.tsx'),
      texts: ['session'],
      heading: { title: 'session:forgot.title' },
    },
  ],
});
