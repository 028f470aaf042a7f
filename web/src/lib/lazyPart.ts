import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';

/** How long a lazy part may take to load before an error is shown (spec §9), in ms. */
export const partTimeout = 120_000;

/** Delay between attempts, in ms. */
const retryPause = 3_000;

/** Thrown when a part did not load within `partTimeout`. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

export interface LazyPart {
  readonly Component: ComponentType;
  /** Loads code and texts early: on hover, on focus, when idle. */
  readonly preload: () => void;
}

interface PartModule {
  readonly default: ComponentType;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries until `partTimeout`, so that a brief loss of connection only looks like a slow load. */
export async function keepTrying<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + partTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + retryPause >= end) throw error;
      await pause(retryPause);
    }
  }
}

/** Resolves with the part, or rejects after `partTimeout`. */
export async function loadPart(attempt: () => Promise<PartModule>): Promise<PartModule> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadError()), partTimeout);
  });
  try {
    return await Promise.race([keepTrying(attempt), timeout]);
  } catch {
    throw new PartLoadError();
  } finally {
    clearTimeout(timer);
  }
}

/** A screen or tab whose code and texts load on first use. `watch` receives every load that blocks rendering. */
export function lazyPart(
  load: () => Promise<PartModule>,
  texts: readonly Namespace[],
  watch: (loading: Promise<PartModule>) => Promise<PartModule> = (loading) => loading,
): LazyPart {
  let loading: Promise<PartModule> | undefined;
  const attempt = async (): Promise<PartModule> => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    return module;
  };
  const start = () => (loading ??= loadPart(attempt));
  return {
    Component: lazy(() => watch(start())),
    preload: () => {
      // A failed preload is ignored: navigation tries again and reports it.
      start().catch(() => (loading = undefined));
    },
  };
}
