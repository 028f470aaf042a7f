import { useOverview } from '../../overview/overview.tsx';
import { entriesFor, type NavigationEntry } from '../navigation.ts';
import { useSiteMenuQuery } from './site.generated.ts';

/** The entries of the site menu whose texts are published; none until that is known, and when it cannot be had. */
export function useSiteEntries(): readonly NavigationEntry[] {
  // Asked for when a menu opens, and shown at once from the time before.
  const { data } = useSiteMenuQuery({ fetchPolicy: 'cache-and-network', context: { background: true } });
  const member = useOverview()?.me ?? null;
  if (data === undefined) return [];
  const { home, overview, team, roadmap, whitePaper } = data;
  const published = [home, overview, team, roadmap, whitePaper].flat().map(({ kind }) => kind);
  return entriesFor('site', member).filter(({ reads }) => reads !== undefined && published.includes(reads));
}
