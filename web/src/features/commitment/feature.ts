import { defineFeature } from '../defineFeature.ts';
import { CommitmentIcon } from './icons.tsx';
import { applicationsPath, commitmentPath, freePackagesPath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    commitment: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    commitment: true;
  }
}

const area = { icon: CommitmentIcon, group: 'more', flag: 'commitmentEnabled' } as const;

/** Screens within the first one, so that menus list only that. */
const within = { ...area, places: [], partOf: 'commitment' } as const;

export default defineFeature({
  name: 'commitment',
  entries: [
    {
      ...area,
      path: commitmentPath(),
      title: 'features.commitment.title',
      places: ['side'],
      screen: () => import('./CommitmentScreen.tsx'),
      texts: ['commitment'],
    },
    {
      ...within,
      path: applicationsPath(),
      title: 'features.commitment.applications',
      screen: () => import('./ApplicationScreen.tsx'),
      texts: ['commitment', 'records'],
    },
    {
      ...within,
      path: freePackagesPath,
      title: 'features.commitment.free',
      screen: () => import('./FreePackageScreen.tsx'),
      texts: ['commitment', 'flow'],
    },
  ],
  flows: [{ name: 'commitment', path: freePackagesPath }],
  events: () => import('./events.tsx'),
  eventsFlag: 'commitmentEnabled',
});
