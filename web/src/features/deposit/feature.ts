import { defineFeature } from '../defineFeature.ts';
import { DepositIcon } from './icons.tsx';
import { depositPath, mobileDepositPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    deposit: typeof texts;
  }
}

declare module '../../money-flow/attempt.ts' {
  interface Flows {
    'deposit.chain': true;
    'deposit.bank': true;
  }
}

export default defineFeature({
  name: 'deposit',
  entries: [
    {
      path: depositPath(),
      aliases: [mobileDepositPath],
      title: 'features.deposit.title',
      icon: DepositIcon,
      group: 'money',
      places: ['side'],
      partOf: 'wallet',
      screen: () => import('./DepositScreen.tsx'),
      texts: ['deposit', 'flow'],
    },
  ],
  flows: [
    { name: 'deposit.chain', path: depositPath() },
    { name: 'deposit.bank', path: depositPath({ tab: 'bank' }) },
  ],
  quickActions: [
    {
      path: depositPath(),
      mobilePath: mobileDepositPath,
      label: 'features.deposit.title',
      pathFor: (coin) => (coin === 'CASH_POINT' ? depositPath() : null),
      direction: 'in',
      topUp: {
        pathFor: (coin) => (coin === 'CASH_POINT' ? depositPath() : null),
        label: 'features.deposit.title',
      },
      rank: 1,
    },
  ],
  events: () => import('./events.tsx'),
});
