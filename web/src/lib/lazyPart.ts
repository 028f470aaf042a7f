import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';

/** How long a screen, or a part of one, may take to load before that is reported (spec §9), in ms. */
export const partTimeout = 120_000;

/** Pause between tries of a failed load, in ms. */
const retryPause = 3_000;

/** A part of the portal that did not load in two minutes. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

export interface LazyPart {
  readonly Component: ComponentType;
  /** Fetches code and texts ahead: on hover, on focus, when idle. */
  readonly preload: () => void;
}

interface PartModule {
  readonly default: ComponentType;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries until it works: a member who lost the connection for a moment sees only that it took longer. */
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

/** Resolves with the part, or fails after two minutes; what it does in between nobody needs to know. */
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

/**
 * A part of the portal whose code and texts are fetched when it is first needed: a screen, or a tab of one. `watch`
 * sees every load that somebody waits for.
 */
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
      // A preload that fails is nobody's loss: the navigation tries again and reports.
      start().catch(() => (loading = undefined));
    },
  };
}
