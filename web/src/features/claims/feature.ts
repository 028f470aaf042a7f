import { defineFeature } from '../defineFeature.ts';
import { ClaimIcon } from './icons.tsx';
import { claimPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    claims: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    claims: true;
  }
}

export default defineFeature({
  name: 'claims',
  entries: [
    {
      path: claimPath(),
      title: 'features.claims.title',
      icon: ClaimIcon,
      group: 'protection',
      places: ['side'],
      screen: () => import('./Claims.tsx'),
      texts: ['claims', 'flow'],
    },
  ],
  flows: [{ name: 'claims', path: claimPath() }],
  events: () => import('./events.tsx'),
});
