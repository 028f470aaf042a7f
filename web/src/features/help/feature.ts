import { QuestionIcon } from '../../design/icons/status.tsx';
import { defineFeature } from '../defineFeature.ts';
import { helpPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    help: typeof texts;
  }
}

export default defineFeature({
  name: 'help',
  entries: [
    {
      path: helpPath(),
      title: 'features.help.title',
      icon: QuestionIcon,
      group: 'site',
      places: ['header', 'site'],
      forVisitors: true,
      screen: () => import('./HelpScreen.tsx'),
      texts: ['help'],
    },
  ],
});
