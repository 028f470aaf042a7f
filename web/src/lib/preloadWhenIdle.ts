import { useEffect } from 'react';
import type { LazyPart } from './lazyPart.ts';

type Preloadable = Pick<LazyPart, 'preload'>;

/** How long after the first screen the next ones are fetched, in ms: by then the first is ready to be used. */
const afterStart = 2_000;

/** How long after a screen appears its other parts are fetched, in ms. */
const afterScreen = 1_500;

/** Fetches screens that will likely be next while the browser has nothing to do; returns how to call it off. */
export function preloadWhenIdle(screens: readonly Preloadable[], afterMs = afterStart): () => void {
  const timer = setTimeout(() => {
    for (const { preload } of screens) preload();
  }, afterMs);
  return () => clearTimeout(timer);
}

/**
 * Fetches the parts of a screen that few open, once the screen has what it needs.
 * @param parts the same array each time
 */
export function usePreloadedParts(parts: readonly Preloadable[]): void {
  useEffect(() => preloadWhenIdle(parts, afterScreen), [parts]);
}
