import { EntrustIcon } from '../../components/icons/credits.tsx';
import { defineFeature } from '../defineFeature.ts';
import { custodyPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    trusteeship: typeof texts;
  }
}

declare module '../../money-flow/attempt.ts' {
  interface Flows {
    trusteeship: true;
  }
}

export default defineFeature({
  name: 'trusteeship',
  entries: [
    {
      path: custodyPath(),
      title: 'features.trusteeship.title',
      icon: EntrustIcon,
      group: 'protection',
      places: ['side'],
      screen: () => import('./Custody.tsx'),
      texts: ['trusteeship', 'flow'],
    },
  ],
  sections: [
    {
      name: 'custody',
      credits: ['ASSETS_POINT'],
      rank: 2,
      title: 'features.trusteeship.title',
      screen: () => import('./CustodyFlow.tsx'),
      texts: ['trusteeship', 'flow'],
    },
  ],
  flows: [{ name: 'trusteeship', path: custodyPath() }],
  panels: [{ holds: 'ENTRUST', panel: () => import('./panel.tsx'), texts: ['trusteeship'] }],
  events: () => import('./events.tsx'),
});
