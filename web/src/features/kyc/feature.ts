import { defineFeature } from '../defineFeature.ts';
import { KycIcon } from './icons.tsx';
import { kycPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    kyc: typeof texts;
  }
}

export default defineFeature({
  name: 'kyc',
  entries: [
    {
      path: kycPath,
      title: 'features.kyc.title',
      icon: KycIcon,
      group: 'account',
      places: [],
      partOf: 'member',
      screen: () => import('./Kyc.tsx'),
      texts: ['kyc'],
    },
  ],
  remedies: [{ needs: 'identity', path: kycPath, label: 'features.kyc.verify' }],
  events: () => import('./events.tsx'),
});
