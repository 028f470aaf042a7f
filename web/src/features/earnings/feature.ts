import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    earnings: typeof texts;
  }
}

export default defineFeature({
  name: 'earnings',
  sections: [
    {
      name: 'report',
      credits: ['BONUS_POINT'],
      rank: 4,
      title: 'features.earnings.section',
      screen: () => import('./BonusReport.tsx'),
      texts: ['earnings', 'records', 'recordTypes'],
    },
  ],
});
