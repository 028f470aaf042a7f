import { defineFeature } from '../defineFeature.ts';
import { MatchingCodeIcon } from './icons.tsx';
import { matchingCodesPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    'matching-codes': typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    matchingCodes: true;
  }
}

export default defineFeature({
  name: 'matching-codes',
  entries: [
    {
      path: matchingCodesPath(),
      title: 'features.matching-codes.title',
      icon: MatchingCodeIcon,
      group: 'more',
      places: ['side'],
      flag: 'matchingCodesEnabled',
      screen: () => import('./MatchingCodeScreen.tsx'),
      texts: ['matching-codes', 'flow'],
    },
  ],
  sections: [
    {
      name: 'code',
      credits: ['INSURANCE_POINT'],
      rank: 5,
      title: 'features.matching-codes.title',
      flag: 'matchingCodesEnabled',
      screen: () => import('./MatchingCodeFlow.tsx'),
      texts: ['matching-codes', 'flow'],
    },
  ],
  flows: [{ name: 'matchingCodes', path: matchingCodesPath(), sections: ['code'] }],
  events: () => import('./events.tsx'),
  eventsFlag: 'matchingCodesEnabled',
});
