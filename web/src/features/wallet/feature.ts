import { WalletIcon } from '../../components/icons/screens.tsx';
import { defineFeature } from '../defineFeature.ts';
import { mobileWalletPath, walletPath } from './paths.ts';
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
      aliases: [mobileWalletPath],
      title: 'features.wallet.title',
      icon: WalletIcon,
      group: 'money',
      places: ['side'],
      tab: { position: 2, path: mobileWalletPath },
      screen: () => import('./Wallet.tsx'),
      texts: ['wallet', 'figures', 'records'],
    },
  ],
});
