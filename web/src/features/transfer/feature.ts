import { ExchangeIcon } from '../../design/icons/screens.tsx';
import { sectionScreenPath } from '../../extension-points/creditSections.ts';
import { defineFeature } from '../defineFeature.ts';
import { transferPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    transfer: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    transfer: true;
  }
}

export default defineFeature({
  name: 'transfer',
  entries: [
    {
      path: transferPath(),
      title: 'features.transfer.title',
      icon: ExchangeIcon,
      group: 'money',
      places: ['side'],
      partOf: 'wallet',
      screen: () => import('./TransferScreen.tsx'),
      texts: ['transfer', 'flow'],
    },
  ],
  sections: [
    {
      name: 'transfer',
      credits: ['CASH_POINT'],
      rank: 2,
      title: 'features.transfer.section',
      screen: () => import('./TransferScreen.tsx'),
      texts: ['transfer', 'flow'],
    },
  ],
  flows: [{ name: 'transfer', path: transferPath() }],
  quickActions: [
    {
      path: transferPath(),
      label: 'features.transfer.title',
      pathFor: (coin) => (coin === 'CASH_POINT' ? sectionScreenPath(coin, 'transfer') : null),
      rank: 3,
    },
  ],
  recordLinks: [
    {
      type: 'TRANSFER',
      pathFor: ({ coin, counterparty }) =>
        counterparty === null ? null : transferPath({ coin, to: counterparty }),
      labelFor: () => 'detail.transferTo',
    },
  ],
  events: () => import('./events.tsx'),
});
