import { DashboardIcon } from '../../design/icons/screens.tsx';
import { homePath } from '../../extension-points/paths.ts';
import { defineFeature } from '../defineFeature.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    dashboard: typeof texts;
  }
}

export default defineFeature({
  name: 'dashboard',
  entries: [
    {
      path: homePath,
      title: 'features.dashboard.title',
      icon: DashboardIcon,
      group: 'overview',
      places: ['side'],
      tab: { position: 1 },
      screen: () => import('./Dashboard.tsx'),
      texts: ['dashboard', 'charts', 'recordTypes'],
    },
  ],
  events: () => import('./events.tsx'),
});
