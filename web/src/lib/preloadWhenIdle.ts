import { useEffect } from 'react';
import type { LazyPart } from './lazyPart.ts';

type Preloadable = Pick<LazyPart, 'preload'>;

/** Delay after the first screen is shown, in ms. */
const afterStart = 2_000;

/** Delay after a screen is shown until its other parts load, in ms. */
const afterScreen = 1_500;

/** Preloads likely next screens while the browser is idle. Returns a cancel function. */
export function preloadWhenIdle(screens: readonly Preloadable[], afterMs = afterStart): () => void {
  const timer = setTimeout(() => {
    for (const { preload } of screens) preload();
  }, afterMs);
  return () => clearTimeout(timer);
}

/**
 * Preloads the rarely used parts of a screen once it is idle.
 * @param parts must be a stable array
 */
export function usePreloadedParts(parts: readonly Preloadable[]): void {
  useEffect(() => preloadWhenIdle(parts, afterScreen), [parts]);
}
