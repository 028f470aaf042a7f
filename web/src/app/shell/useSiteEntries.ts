import { useOverview } from '../../data/overview/overview.tsx';
import type { NavigationEntry } from '../collectNavigation.ts';
import { entriesFor } from '../navigation.ts';
import { useSiteMenuQuery } from './site.generated.ts';

/** The entries of the site menu. One that shows a published text is hidden until it is known to be published. */
export function useSiteEntries(): readonly NavigationEntry[] {
  // Asked for when a menu opens, and shown at once from the time before.
  const { data } = useSiteMenuQuery({ fetchPolicy: 'cache-and-network', context: { background: true } });
  const member = useOverview()?.me ?? null;
  const published = Object.values(data ?? {}).flatMap((texts) => texts.map(({ kind }) => kind));
  return entriesFor('site', member).filter(({ reads }) => reads === undefined || published.includes(reads));
}
