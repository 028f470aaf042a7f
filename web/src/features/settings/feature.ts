import { SettingsIcon } from '../../design/icons/screens.tsx';
import { defineFeature } from '../defineFeature.ts';
import { settingsPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    settings: typeof texts;
  }
}

export default defineFeature({
  name: 'settings',
  entries: [
    {
      path: settingsPath,
      title: 'features.settings.title',
      headerTitle: 'features.settings.headerTitle',
      icon: SettingsIcon,
      group: 'account',
      places: ['header'],
      screen: () => import('./Settings.tsx'),
      texts: ['settings', 'confirmation'],
    },
  ],
  firstStep: {
    rank: 2,
    path: settingsPath,
    title: 'steps.secure.title',
    body: 'steps.secure.body',
    progress: () => import('./firstStep.ts'),
  },
});
