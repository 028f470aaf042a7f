import { defineFeature, type Entry } from '../defineFeature.ts';
import { HomeIcon, OverviewIcon, PaperIcon, PeopleIcon, RoadmapIcon } from './icons.tsx';
import { sitePages } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    site: typeof texts;
  }
}

const screen = () => import('./SitePage.tsx');

const page = (path: keyof typeof sitePages, { title, icon }: Pick<Entry, 'title' | 'icon'>): Entry => ({
  path,
  title,
  icon,
  group: 'site',
  places: ['site'],
  reads: sitePages[path],
  screen,
  texts: ['site'],
});

export default defineFeature({
  name: 'site',
  entries: [
    page('/site/home', { title: 'features.site.home', icon: HomeIcon }),
    page('/site/overview', { title: 'features.site.overview', icon: OverviewIcon }),
    page('/site/team', { title: 'features.site.team', icon: PeopleIcon }),
    page('/site/roadmap', { title: 'features.site.roadmap', icon: RoadmapIcon }),
    page('/site/white-paper', { title: 'features.site.whitePaper', icon: PaperIcon }),
  ],
});
