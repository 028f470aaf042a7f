import { defineFeature } from '../defineFeature.ts';
import { JackpotIcon } from './icons.tsx';
import { jackpotPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    jackpot: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    jackpot: true;
  }
}

export default defineFeature({
  name: 'jackpot',
  entries: [
    {
      path: jackpotPath(),
      phonePath: '/prize-h5',
      title: 'features.jackpot.title',
      icon: JackpotIcon,
      group: 'more',
      places: ['side'],
      screen: () => import('./Jackpot.tsx'),
      texts: ['jackpot', 'flow'],
    },
  ],
  flows: [{ name: 'jackpot', path: jackpotPath() }],
  events: () => import('./events.tsx'),
});
