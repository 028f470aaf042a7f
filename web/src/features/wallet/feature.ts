import { WalletIcon } from '../../design/icons/screens.tsx';
import { defineFeature } from '../defineFeature.ts';
import { walletPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    wallet: typeof texts;
  }
}

export default defineFeature({
  name: 'wallet',
  entries: [
    {
      path: walletPath(),
      phonePath: '/assets',
      title: 'features.wallet.title',
      icon: WalletIcon,
      group: 'overview',
      places: ['side'],
      tab: { position: 2 },
      screen: () => import('./Wallet.tsx'),
      texts: ['wallet', 'charts', 'records'],
    },
  ],
});
