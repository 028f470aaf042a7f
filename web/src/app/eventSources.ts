import { lazyImport, type LazyImport } from '../browser/lazyImport.ts';
import type { Member } from '../data/overview/overview.tsx';
import type { Feature } from '../features/defineFeature.ts';
import { features } from '../features/index.ts';
import type { EventSource } from '../notices/event.ts';

const loaders = new Map<string, LazyImport<readonly EventSource[]>>();

const isOpen = ({ eventsFlag }: Feature, member: Member | null): boolean =>
  eventsFlag === undefined || member?.[eventsFlag] === true;

/**
 * Loads the events of every feature whose area is open for the member, with their texts: the same list, and the same
 * loader, for the bell and for the dashboard. Without a member, of those that are open for everyone.
 */
export function eventSourcesFor(member: Member | null): LazyImport<readonly EventSource[]> {
  const open = features.filter((feature) => isOpen(feature, member));
  const key = open.map(({ name }) => name).join(' ');
  const known = loaders.get(key);
  if (known !== undefined) return known;
  const loader = lazyImport(
    async () =>
      (await Promise.all(open.flatMap(({ events }) => events?.() ?? []))).map((module) => module.default),
    ['notices'],
  );
  loaders.set(key, loader);
  return loader;
}
