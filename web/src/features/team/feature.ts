import { defineFeature } from '../defineFeature.ts';
import { TeamIcon } from './icons.tsx';
import { teamPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    team: typeof texts;
  }
}

export default defineFeature({
  name: 'team',
  entries: [
    {
      path: teamPath(),
      title: 'features.team.title',
      headerTitle: 'features.team.headerTitle',
      icon: TeamIcon,
      group: 'account',
      places: ['header'],
      screen: () => import('./InviteTree.tsx'),
      texts: ['team'],
    },
  ],
});
