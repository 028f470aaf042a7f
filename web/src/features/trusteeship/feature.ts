import { EntrustIcon } from '../../design/icons/credits.tsx';
import { defineFeature } from '../defineFeature.ts';
import { trusteeshipPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    trusteeship: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    trusteeship: true;
  }
}

export default defineFeature({
  name: 'trusteeship',
  entries: [
    {
      path: trusteeshipPath(),
      title: 'features.trusteeship.title',
      icon: EntrustIcon,
      group: 'protection',
      places: ['side'],
      screen: () => import('./Trusteeship.tsx'),
      texts: ['trusteeship', 'flow'],
    },
  ],
  sections: [
    {
      name: 'custody',
      credits: ['ASSETS_POINT'],
      rank: 2,
      title: 'features.trusteeship.title',
      screen: () => import('./TrusteeshipFlow.tsx'),
      texts: ['trusteeship', 'flow'],
    },
  ],
  flows: [{ name: 'trusteeship', path: trusteeshipPath() }],
  panels: [{ holds: 'ENTRUST', panel: () => import('./panel.tsx'), texts: ['trusteeship'] }],
  events: () => import('./events.tsx'),
});
