import { defineFeature } from '../defineFeature.ts';
import { OtcIcon } from './icons.tsx';
import { otcPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    otc: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    'otc.buy': true;
    'otc.sell': true;
  }
}

const screen = {
  title: 'features.otc.title',
  flag: 'otcEnabled',
  screen: () => import('./OtcScreen.tsx'),
  texts: ['otc', 'flow'],
} as const;

export default defineFeature({
  name: 'otc',
  entries: [{ path: otcPath(), icon: OtcIcon, group: 'more', places: ['side'], ...screen }],
  sections: [{ name: 'otc', credits: ['USDT_POINT'], rank: 4, ...screen }],
  flows: [
    { name: 'otc.buy', path: otcPath() },
    { name: 'otc.sell', path: otcPath({ tab: 'sell' }) },
  ],
  events: () => import('./events.tsx'),
  eventsFlag: 'otcEnabled',
});
