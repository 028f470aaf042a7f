import { HistoryIcon } from '../../design/icons/screens.tsx';
import { sectionCredits } from '../../extension-points/creditSections.ts';
import { recordsPath } from '../../orders/records/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import { statementPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    history: typeof texts;
  }
}

export default defineFeature({
  name: 'history',
  entries: [
    {
      path: recordsPath(),
      title: 'features.history.title',
      icon: HistoryIcon,
      group: 'more',
      places: ['side'],
      tab: { position: 3 },
      screen: () => import('./Records.tsx'),
      texts: ['history', 'records', 'recordTypes'],
    },
    {
      path: statementPath(),
      title: 'features.history.statement',
      icon: HistoryIcon,
      group: 'more',
      places: [],
      partOf: 'history',
      screen: () => import('./StatementScreen.tsx'),
      texts: ['history', 'records', 'recordTypes', 'receipt'],
    },
  ],
  sections: [
    {
      name: 'records',
      credits: sectionCredits,
      rank: 1,
      title: 'features.history.section',
      screen: () => import('./SectionRecords.tsx'),
      texts: ['history', 'records', 'recordTypes'],
    },
  ],
});
