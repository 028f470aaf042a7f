import { AccountIcon } from '../../design/icons/screens.tsx';
import { userInfoPath } from '../../extension-points/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    member: typeof texts;
  }
}

export default defineFeature({
  name: 'member',
  entries: [
    {
      path: userInfoPath(),
      title: 'features.member.title',
      headerTitle: 'features.member.headerTitle',
      icon: AccountIcon,
      group: 'account',
      places: ['header'],
      tab: { position: 4 },
      screen: () => import('./UserInfo.tsx'),
      texts: ['member', 'payout'],
    },
  ],
});
