import { InsuranceIcon } from '../../design/icons/credits.tsx';
import { defineFeature } from '../defineFeature.ts';
import { PremiumIcon } from './icons.tsx';
import { packagePath, premiumsPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    insurance: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    'insurance.package': true;
    'insurance.premium': true;
  }
}

export default defineFeature({
  name: 'insurance',
  entries: [
    {
      path: packagePath(),
      title: 'features.insurance.title',
      icon: InsuranceIcon,
      group: 'protection',
      places: ['side'],
      screen: () => import('./PackageScreen.tsx'),
      texts: ['insurance', 'flow'],
    },
    {
      path: premiumsPath(),
      title: 'features.insurance.premium',
      icon: PremiumIcon,
      group: 'protection',
      places: ['side'],
      screen: () => import('./PremiumScreen.tsx'),
      texts: ['insurance', 'flow'],
    },
  ],
  sections: [
    {
      name: 'premium',
      credits: ['INSURANCE_POINT'],
      rank: 2,
      title: 'features.insurance.premium',
      screen: () => import('./PremiumFlow.tsx'),
      texts: ['insurance', 'flow'],
    },
    {
      name: 'insure',
      credits: ['INSURANCE_POINT'],
      rank: 4,
      title: 'features.insurance.title',
      screen: () => import('./PackageFlow.tsx'),
      texts: ['insurance', 'flow'],
    },
  ],
  flows: [
    { name: 'insurance.package', path: packagePath(), sections: ['insure'] },
    { name: 'insurance.premium', path: premiumsPath(), sections: ['premium'] },
  ],
  firstStep: {
    rank: 6,
    path: packagePath(),
    title: 'steps.package.title',
    body: 'steps.package.body',
    progress: () => import('./firstStep.ts'),
  },
  panels: [{ holds: 'INSURANCE', panel: () => import('./panel.tsx'), texts: ['insurance'] }],
  events: () => import('./events.tsx'),
});
