import type { MediaKind } from '../../generated/schema.ts';

/** The pages of the site menu, in its order (spec §2), by their addresses. */
export const sitePages = {
  '/site/home': 'HOME',
  '/site/overview': 'OVERVIEW',
  '/site/team': 'TEAM',
  '/site/roadmap': 'ROADMAP',
  '/site/white-paper': 'WHITE_PAPER',
} as const satisfies Readonly<Record<string, MediaKind>>;

/** The page at an address; undefined for any other. */
export const pageAt = (pathname: string): MediaKind | undefined =>
  Object.entries(sitePages).find(([path]) => path === pathname)?.[1];
