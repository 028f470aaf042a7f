import { defineFeature } from '../defineFeature.ts';
import { WithdrawalIcon } from './icons.tsx';
import { mobileWithdrawalPath, withdrawalPath } from './paths.ts';
import type texts from './texts/en-US.json';
import type states from './texts/withdrawalStates/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    withdrawal: typeof texts;
    /** What became of withdrawals. */
    withdrawalStates: typeof states;
  }
}

declare module '../../money-flow/attempt.ts' {
  interface Flows {
    withdrawal: true;
  }
}

export default defineFeature({
  name: 'withdrawal',
  entries: [
    {
      path: withdrawalPath(),
      aliases: [mobileWithdrawalPath],
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
      mobilePath: mobileWithdrawalPath,
      label: 'features.withdrawal.action',
      pathFor: (coin) => (coin === 'WITHDRAWAL_POINT' ? withdrawalPath() : null),
      direction: 'out',
      rank: 2,
    },
  ],
  events: () => import('./events.tsx'),
});
