import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { themeModeKey, type ThemeMode } from './mode.ts';
import { styleCache } from './styleCache.ts';
import { portalTheme } from './theme.ts';

/** Provides the portal's theme; the colour scheme is the member's choice or the system's. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={portalTheme()}
        defaultMode="system"
        modeStorageKey={themeModeKey}
        disableStyleSheetGeneration
        noSsr
      >
        <CssBaseline />
        <InstantSwitch />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Another theme appears at once: colours that have a transition would change one after the other. */
function InstantSwitch(): null {
  const { colorScheme } = useColorScheme();
  const last = useRef(colorScheme);
  useLayoutEffect(() => {
    if (last.current === colorScheme) return undefined;
    last.current = colorScheme;
    const { documentElement: page } = document;
    page.setAttribute('data-theme-switch', '');
    const end = (): void => {
      // Computes the new colours while nothing has a transition.
      getComputedStyle(document.body).getPropertyValue('color');
      page.removeAttribute('data-theme-switch');
    };
    const timer = setTimeout(end, 1);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [colorScheme]);
  return null;
}

/** The member's choice of theme, stored on this device. */
export function useThemeMode(): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', setMode };
}
