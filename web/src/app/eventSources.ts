import { features } from '../features/index.ts';
import { lazyImport } from '../lib/lazyImport.ts';

/** The events of every feature, with their texts: the same list for the bell and for the dashboard. */
export const loadEventSources = lazyImport(
  async () =>
    (await Promise.all(features.flatMap(({ events }) => events?.() ?? []))).map((module) => module.default),
  ['notices'],
);
