import { loginPath } from '../../lib/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import { headings } from './headings.ts';
import { forgotPath, registerPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    session: typeof texts;
  }
}

export default defineFeature({
  name: 'session',
  visitorScreens: [
    { path: loginPath, screen: () => import('./Login.tsx'), texts: ['session'], heading: headings.login },
    {
      path: registerPath(),
      screen: () => import('./Register.tsx'),
      texts: ['session'],
      heading: headings.register,
    },
    { path: forgotPath, screen: () => import('./Forgot.tsx'), texts: ['session'], heading: headings.forgot },
  ],
});
