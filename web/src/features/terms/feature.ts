import { TermsIcon } from '../../design/icons/screens.tsx';
import { termsPath } from '../../extension-points/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    terms: typeof texts;
  }
}

export default defineFeature({
  name: 'terms',
  entries: [
    {
      path: termsPath,
      title: 'features.terms.title',
      headerTitle: 'features.terms.headerTitle',
      icon: TermsIcon,
      group: 'account',
      places: ['header'],
      screen: () => import('./Terms.tsx'),
      texts: ['terms'],
    },
  ],
  firstStep: {
    rank: 1,
    path: termsPath,
    title: 'steps.terms.title',
    body: 'steps.terms.body',
    progress: () => import('./firstStep.ts'),
  },
  agreement: { form: () => import('./agreement.tsx'), texts: ['terms'] },
});
