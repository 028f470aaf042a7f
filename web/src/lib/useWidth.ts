import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens.ts';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Below 768 px (spec §2): bottom tabs, cards instead of rows. */
export const useIsPhone = (): boolean => useMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);

/** From 1024 px: the side navigation with words, side panels beside a flow. */
export const useIsDesktop = (): boolean => useMedia(`(min-width: ${breakpoints.desktop}px)`);

/** From 1280 px: room for names where a symbol would do. */
export const useIsWide = (): boolean => useMedia(`(min-width: ${breakpoints.wide}px)`);
