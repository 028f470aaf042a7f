import { createElement, lazy, startTransition, useEffect, useState, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { untilOnline } from './online.ts';
import { pause } from './pause.ts';

/** How long a lazy import may take with a connection before an error is shown (spec §9), in ms. */
export const importTimeout = 120_000;

/** Delay between attempts, in ms. */
const retryPause = 3_000;

/** Delay before a screen's lazy imports are preloaded, in ms: the screen comes first. */
const preloadDelay = 1_500;

/** Thrown when code or texts did not load within `importTimeout`. */
export class LazyImportError extends Error {
  override readonly name = 'LazyImportError';
}

/**
 * Retries until `importTimeout`, so that a brief loss of connection only looks like a slow load. While offline it waits
 * without a limit and continues as soon as the connection is back.
 */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  let end = Date.now() + importTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!navigator.onLine) {
        await untilOnline();
        end = Date.now() + importTimeout;
        continue;
      }
      if (Date.now() + retryPause >= end) throw error;
      await pause(retryPause);
    }
  }
}

/** Rejects after `importTimeout`, which restarts when a connection comes back. */
function timeLimit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = (): void => undefined;
  const timeout = new Promise<never>((_, reject) => {
    start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (navigator.onLine) reject(new LazyImportError());
      }, importTimeout);
    };
  });
  start();
  window.addEventListener('online', start);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('online', start);
  };
  return { timeout, cancel };
}

async function loadInTime<T>(load: () => Promise<T>, texts: readonly Namespace[]): Promise<T> {
  const { timeout, cancel } = timeLimit();
  const loading = withRetry(async () => {
    const [loaded] = await Promise.all([load(), loadTexts(texts)]);
    return loaded;
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch {
    throw new LazyImportError();
  } finally {
    cancel();
  }
}

/** Loads code and its texts, once: a later call gets the same, unless the load failed. */
export interface LazyImport<T> {
  (): Promise<T>;
  /** What is loaded; null until then. */
  readonly loaded: () => { readonly value: T } | null;
}

/** Defers an import, with the texts that its code needs, until it is first called. */
export function lazyImport<T>(load: () => Promise<T>, texts: readonly Namespace[] = []): LazyImport<T> {
  let loading: Promise<T> | undefined;
  let loaded: { readonly value: T } | null = null;
  const loadOnce = async (): Promise<T> => {
    const value = await loadInTime(load, texts);
    loaded = { value };
    return value;
  };
  return Object.assign(
    () =>
      (loading ??= loadOnce().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
    { loaded: () => loaded },
  );
}

/** A component that suspends until its code and texts are there. */
export type LazyComponent = ComponentType & {
  /** Starts loading early: on hover, on focus, when idle. A failure is ignored, because rendering tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * Defers a screen or a tab until it is first rendered. `watch` receives every load that blocks rendering. If
 * it keeps one from settling, it calls `renew`, so that the next rendering loads again.
 */
export function lazyComponent(
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: readonly Namespace[] = [],
  watch: <T>(loading: Promise<T>, renew: () => void) => Promise<T> = (loading) => loading,
): LazyComponent {
  const loadOnce = lazyImport(load, texts);
  const createSuspending = (): ComponentType =>
    lazy(() => watch(loadOnce(), () => (Suspending = createSuspending())));
  let Suspending = createSuspending();
  // What is loaded is rendered at once: React's own lazy components always suspend first, which shows a fallback for
  // some 300 ms. What was rendered once stays of the same type, and keeps its state.
  const Lazy = () => createElement(useState(() => loadOnce.loaded()?.value.default ?? Suspending)[0]);
  return Object.assign(Lazy, {
    preload: async () => {
      await loadOnce().catch(() => undefined);
    },
  });
}

/** Preloads components once the screen is idle. `components` must be a stable array. */
export function usePreload(components: readonly Pick<LazyComponent, 'preload'>[]): void {
  useEffect(() => {
    const timer = setTimeout(() => components.forEach(({ preload }) => void preload()), preloadDelay);
    return () => clearTimeout(timer);
  }, [components]);
}

/**
 * The value of a lazy import: null until it is loaded, which happens at once when it is needed. Until then it is
 * preloaded shortly after mount. `load` must be the same for the same import.
 */
export function useLazyImport<T>(load: LazyImport<T>, isNeeded: boolean): T | null {
  const [loaded, setLoaded] = useState(() => (isNeeded ? load.loaded() : null));
  useEffect(() => {
    const ignore = () => undefined;
    if (!isNeeded) {
      const timer = setTimeout(() => void load().catch(ignore), preloadDelay);
      return () => clearTimeout(timer);
    }
    let isCurrent = true;
    load().then(() => {
      if (isCurrent) startTransition(() => setLoaded(load.loaded()));
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded]);
  return loaded?.value ?? null;
}
