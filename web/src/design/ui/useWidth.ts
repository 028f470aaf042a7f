import { useSyncExternalStore } from 'react';
import { below, breakpoints } from '../theme/tokens.ts';

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

/** Below 768 px (spec §2): bottom tabs, cards instead of tables. */
export const useIsPhone = (): boolean => useMedia(below.tablet);

/** From 1024 px: full side navigation, side panels. */
export const useIsDesktop = (): boolean => useMedia(`(min-width: ${breakpoints.desktop}px)`);

/** From 1280 px: labels instead of icons alone. */
export const useIsWide = (): boolean => useMedia(`(min-width: ${breakpoints.wide}px)`);
