import type { Screen } from './lazyScreen.tsx';

/** How long after the first screen the next ones are fetched, in ms: by then the first is ready to be used. */
const quiet = 2_000;

/** Fetches screens that will likely be next while the browser has nothing to do; returns how to call it off. */
export function preloadWhenIdle(screens: readonly Screen[]): () => void {
  const timer = setTimeout(() => {
    for (const { preload } of screens) preload();
  }, quiet);
  return () => clearTimeout(timer);
}
