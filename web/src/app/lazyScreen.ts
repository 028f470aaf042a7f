import i18next from 'i18next';
import type { ComponentType } from 'react';
import { getPendingNavigation } from '../browser/failedNavigation.ts';
import { lazyComponent, type LazyComponent } from '../browser/lazyImport.ts';
import { toast } from '../browser/toast.ts';
import type { Namespace } from '../i18n/resources.ts';

let loadingCount = 0;
const listeners = new Set<() => void>();

function countLoading(change: number): void {
  loadingCount += change;
  for (const listener of listeners) listener();
}

/** Reports the load error of a navigation that was taken back (spec §8). */
function reportCancelled(): void {
  toast.error(i18next.t('states.screenFailed'), { description: i18next.t('states.screenFailedHint') });
}

/** Counts a load, and takes the navigation back that needed it if it fails: then the load never settles. */
async function watch<T>(loading: Promise<T>, renew: () => void): Promise<T> {
  const takeBack = getPendingNavigation();
  countLoading(1);
  try {
    return await loading.finally(() => countLoading(-1));
  } catch (error) {
    if (takeBack?.() !== true) throw error;
    renew();
    reportCancelled();
  }
  return new Promise<never>(() => undefined);
}

/** Whether a screen is being loaded that the member has navigated to. */
export const isScreenLoading = (): boolean => loadingCount > 0;

/** Notifies when a screen starts or finishes loading. */
export function subscribeToScreenLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A screen whose code and texts load on first use. Until then the previous screen stays. If the load fails, the
 * address goes back to that screen, so that the navigation is swallowed (spec §2), and a toast reports the load error
 * (spec §8).
 */
export const lazyScreen = (
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: readonly Namespace[],
): LazyComponent => lazyComponent(load, texts, watch);
