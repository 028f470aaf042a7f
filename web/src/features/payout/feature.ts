import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    payout: typeof texts;
  }
}

export default defineFeature({ name: 'payout', events: () => import('./events.tsx') });
