import { defineFeature } from '../defineFeature.ts';
import { DepositIcon } from './icons.tsx';
import { depositPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    deposit: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
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
      phonePath: '/recharge-h5',
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
  firstStep: {
    rank: 4,
    path: depositPath(),
    title: 'steps.deposit.title',
    body: 'steps.deposit.body',
    progress: () => import('./firstStep.ts'),
  },
  recordLinks: [
    {
      type: 'DEPOSIT',
      pathFor: ({ receiptNumber }) => depositPath({ tab: 'records', receipt: receiptNumber }),
      labelFor: () => 'detail.deposit',
    },
  ],
  events: () => import('./events.tsx'),
});
