import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/resources.ts';
import { lazyComponent, type LazyComponent } from '../lib/lazyImport.ts';

let loadingCount = 0;
const listeners = new Set<() => void>();

function countLoading(change: number): void {
  loadingCount += change;
  for (const listener of listeners) listener();
}

async function watch<T>(loading: Promise<T>): Promise<T> {
  countLoading(1);
  return loading.finally(() => countLoading(-1));
}

/** Whether a screen is being loaded that the member has navigated to. */
export const isScreenLoading = (): boolean => loadingCount > 0;

/** Notifies when a screen begins or ends to load. */
export function subscribeToScreenLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A screen whose code and texts load on first use. Until then the previous screen stays, so that a navigation that
 * fails is swallowed silently (spec §2) and one that never ends is reported.
 */
export const lazyScreen = (
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: readonly Namespace[],
): LazyComponent => lazyComponent(load, texts, watch);
