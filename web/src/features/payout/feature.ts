import { userInfoPath } from '../../extension-points/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    payout: typeof texts;
  }
}

export default defineFeature({
  name: 'payout',
  firstStep: {
    rank: 3,
    path: userInfoPath({ add: 'wallet' }),
    title: 'steps.payout.title',
    body: 'steps.payout.body',
    progress: () => import('./firstStep.ts'),
  },
  events: () => import('./events.tsx'),
});
