import { defineFeature } from '../defineFeature.ts';
import { WithdrawalIcon } from './icons.tsx';
import { withdrawalPath } from './paths.ts';
import type texts from './texts/en-US.json';
import type states from './texts/withdrawalStates/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    withdrawal: typeof texts;
    /** What became of withdrawals. */
    withdrawalStates: typeof states;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    withdrawal: true;
  }
}

export default defineFeature({
  name: 'withdrawal',
  entries: [
    {
      path: withdrawalPath(),
      phonePath: '/withdraw-h5',
      title: 'features.withdrawal.title',
      icon: WithdrawalIcon,
      group: 'money',
      places: ['side'],
      partOf: 'wallet',
      screen: () => import('./WithdrawalScreen.tsx'),
      texts: ['withdrawal', 'flow'],
    },
  ],
  flows: [{ name: 'withdrawal', path: withdrawalPath() }],
  quickActions: [
    {
      path: withdrawalPath(),
      label: 'features.withdrawal.action',
      pathFor: (coin) => (coin === 'WITHDRAWAL_POINT' ? withdrawalPath() : null),
      direction: 'out',
      rank: 2,
    },
  ],
  firstStep: {
    rank: 7,
    path: withdrawalPath(),
    title: 'steps.withdraw.title',
    body: 'steps.withdraw.body',
    progress: () => import('./firstStep.ts'),
  },
  recordLinks: [
    {
      type: 'WITHDRAW',
      pathFor: ({ receiptNumber }) => withdrawalPath({ tab: 'records', receipt: receiptNumber }),
      labelFor: ({ status }) =>
        status === 'REJECTED' || status === 'FAILED' ? 'detail.withdrawalAgain' : 'detail.withdrawal',
    },
  ],
  events: () => import('./events.tsx'),
});
