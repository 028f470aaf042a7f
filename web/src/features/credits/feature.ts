import { WalletIcon } from '../../design/icons/screens.tsx';
import { sectionCredits, sectionPath } from '../../extension-points/creditSections.ts';
import { defineFeature, type Entry } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    credits: typeof texts;
  }
}

const section: Pick<Entry, 'screen' | 'texts'> = {
  screen: () => import('./CreditSection.tsx'),
  texts: ['charts'],
};

/** The sections of the credits (spec §2). They are part of the wallet: no menu lists them. */
export default defineFeature({
  name: 'credits',
  entries: sectionCredits.map((coin) => ({
    path: sectionPath(coin),
    title: `common:credits.${coin}`,
    icon: WalletIcon,
    group: 'money',
    places: [],
    partOf: 'wallet',
    section: coin,
    ...section,
  })),
});
