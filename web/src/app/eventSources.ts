import { features } from '../features/index.ts';
import { withTexts } from '../lib/withTexts.ts';
import type { EventSource } from '../notices/event.ts';

const load = withTexts(
  async () =>
    (await Promise.all(features.flatMap(({ events }) => events?.() ?? []))).map((module) => module.default),
  ['notices'],
);

let loading: Promise<readonly EventSource[]> | undefined;

/** Fetches the events of every feature once, with their texts: the same list for the bell and for the dashboard. */
export function fetchEventSources(): Promise<readonly EventSource[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
