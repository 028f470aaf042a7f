import { hasSection, sectionScreenPath } from '../../extension-points/creditSections.ts';
import type { CreditType } from '../../generated/schema.ts';
import { defineFeature } from '../defineFeature.ts';
import { ConvertIcon } from './icons.tsx';
import { convertPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    convert: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    convert: true;
  }
}

/** Credits that members get by converting others; the screen shows whether the pair is offered. */
const hadByConverting: readonly CreditType[] = [
  'INSURANCE_POINT',
  'ASSETS_POINT',
  'GMT',
  'USDT_POINT',
  'WITHDRAWAL_POINT',
];

export default defineFeature({
  name: 'convert',
  entries: [
    {
      path: convertPath(),
      title: 'features.convert.title',
      icon: ConvertIcon,
      group: 'money',
      places: ['side'],
      partOf: 'wallet',
      screen: () => import('./ConvertScreen.tsx'),
      texts: ['convert', 'flow'],
    },
  ],
  sections: [
    {
      name: 'convert',
      credits: ['CASH_POINT', 'ASSETS_POINT', 'GMT', 'BONUS_POINT', 'INSURANCE_POINT', 'USDT_POINT'],
      rank: 3,
      title: 'features.convert.section',
      screen: () => import('./ConvertFlow.tsx'),
      texts: ['convert', 'flow'],
    },
  ],
  flows: [{ name: 'convert', path: convertPath() }],
  quickActions: [
    {
      path: convertPath(),
      label: 'features.convert.title',
      pathFor: (coin) =>
        hasSection(coin) ? sectionScreenPath(coin, 'convert') : convertPath({ from: coin }),
      topUp: {
        pathFor: (coin) => (hadByConverting.includes(coin) ? convertPath({ to: coin }) : null),
        hint: 'features.convert.topUp.hint',
        label: 'features.convert.topUp.label',
      },
      rank: 4,
    },
  ],
  firstStep: {
    rank: 5,
    path: convertPath(),
    title: 'steps.convert.title',
    body: 'steps.convert.body',
    progress: () => import('./firstStep.ts'),
  },
  events: () => import('./events.tsx'),
});
