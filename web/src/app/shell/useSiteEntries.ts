import { useOverview } from '../../overview/overview.tsx';
import { entriesFor, type NavigationEntry } from '../navigation.ts';
import { useSiteMenuQuery } from './site.generated.ts';

/**
 * The entries of the site menu. One that reads a published text is there while it is published: not until that is known,
 * nor when it cannot be had.
 */
export function useSiteEntries(): readonly NavigationEntry[] {
  // Asked for when a menu opens, and shown at once from the time before.
  const { data } = useSiteMenuQuery({ fetchPolicy: 'cache-and-network', context: { background: true } });
  const member = useOverview()?.me ?? null;
  const published = Object.values(data ?? {}).flatMap((texts) => texts.map(({ kind }) => kind));
  return entriesFor('site', member).filter(({ reads }) => reads === undefined || published.includes(reads));
}
