import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { loadingScreens } from './loadingScreens.ts';

/** How long a screen may take to load before that is reported (spec §9), in ms. */
export const screenTimeout = 120_000;

/** Pause between tries of a failed load, in ms. */
const retryPause = 3_000;

/** A screen that did not load in two minutes. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

export interface Screen {
  readonly Component: ComponentType;
  /** Fetches code and texts ahead: on hover, on focus, when idle. */
  readonly preload: () => void;
}

interface ScreenModule {
  readonly default: ComponentType;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries until it works: a member who lost the connection for a moment sees only that it took longer. */
export async function keepTrying<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + screenTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + retryPause >= end) throw error;
      await pause(retryPause);
    }
  }
}

/** Resolves with the screen, or fails after two minutes; what it does in between nobody needs to know. */
export async function loadScreen(attempt: () => Promise<ScreenModule>): Promise<ScreenModule> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError()), screenTimeout);
  });
  try {
    return await Promise.race([keepTrying(attempt), timeout]);
  } catch {
    throw new ScreenLoadError();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A screen whose code and texts are fetched when it is first needed. Until they are there the screen before stays,
 * so that a navigation that fails is swallowed silently (spec §2) and one that never ends is reported.
 */
export function lazyScreen(load: () => Promise<ScreenModule>, texts: readonly Namespace[]): Screen {
  let loading: Promise<ScreenModule> | undefined;
  const attempt = async (): Promise<ScreenModule> => {
    // While the page reloads for a new release, Vite answers a chunk that is gone with nothing.
    const [module] = await Promise.all([load() as Promise<ScreenModule | undefined>, loadTexts(texts)]);
    return module ?? (await new Promise<never>(() => undefined));
  };
  const start = () => (loading ??= loadScreen(attempt));
  return {
    Component: lazy(() => loadingScreens.during(start())),
    preload: () => {
      // A preload that fails is nobody's loss: the navigation tries again and reports.
      start().catch(() => (loading = undefined));
    },
  };
}
