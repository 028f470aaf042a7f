import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The member's choice of theme, stored on this device. */
export function useThemeMode(): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', setMode };
}
