import type { ThemeOptions } from '@mui/material/styles';
import { color, focusRing, tabular, text } from './css.ts';
import { radius } from './tokens.ts';

const typographyTags = {
  hero: 'p',
  title: 'h1',
  section: 'h2',
  body: 'p',
  dense: 'p',
  label: 'span',
} as const;

/** Overrides of MUI components: flat, 1 px lines, no ripple, no capitals. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        backgroundColor: color.surface.canvas,
        color: color.ink.primary,
        ...text.body,
        WebkitFontSmoothing: 'antialiased',
        minWidth: 320,
      },
      '#root': { minHeight: '100dvh' },
      '[data-theme-switch] *': { transition: 'none !important' },
      ':focus-visible': focusRing,
      'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
      'ul, ol': { padding: 0, listStyle: 'none' },
      'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiTypography: { defaultProps: { variant: 'body', variantMapping: typographyTags } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...text.dense,
        fontWeight: 600,
        borderRadius: radius.control,
        minWidth: 0,
        minHeight: 40,
        padding: '8px 16px',
        whiteSpace: 'normal',
        textAlign: 'center',
        '&.MuiButton-sizeSmall': { minHeight: 32, padding: '5px 12px' },
        '&.MuiButton-sizeLarge': { minHeight: 48, padding: '12px 20px', ...text.body, fontWeight: 600 },
        '&.Mui-disabled': { color: color.ink.muted },
        '&.MuiButton-contained.Mui-disabled': { backgroundColor: color.surface.inset },
        '&.MuiButton-outlined.MuiButton-colorPrimary': {
          color: color.ink.primary,
          borderColor: color.line.control,
          backgroundColor: color.surface.card,
          '&:hover': { backgroundColor: color.surface.inset },
          '&.Mui-disabled': { borderColor: color.line.soft, color: color.ink.muted },
        },
        '&.MuiButton-text.MuiButton-colorPrimary:hover': { backgroundColor: color.accent.tint },
        // Alone in its line, its label aligns with the edge of the column, since its padding is invisible. On both
        // sides, so that centred content stays centred.
        'div > &.MuiButton-text:only-child': { marginInline: -16 },
        'div > &.MuiButton-text.MuiButton-sizeSmall:only-child': { marginInline: -12 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        color: color.ink.secondary,
        width: 40,
        height: 40,
        '&:hover': { backgroundColor: color.surface.inset },
        '&.MuiIconButton-sizeSmall': { width: 32, height: 32 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginTop: 4,
        minWidth: 200,
        backgroundColor: color.surface.raised,
        border: `1px solid ${color.line.soft}`,
        borderRadius: radius.card,
        boxShadow: color.float,
      },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...text.dense,
        minHeight: 40,
        gap: 12,
        borderRadius: radius.control,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: color.accent.tint,
          color: color.ink.primary,
        },
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: -2, backgroundColor: color.surface.inset },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundColor: color.surface.raised,
        border: `1px solid ${color.line.soft}`,
        borderRadius: radius.card,
        boxShadow: color.float,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: color.surface.raised, boxShadow: color.float, borderColor: color.line.soft },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: color.surface.inset, borderRadius: radius.control } },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 2, borderRadius: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        ...text.dense,
        fontWeight: 500,
        textTransform: 'none',
        minHeight: 44,
        padding: '10px 12px',
        minWidth: 0,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...text.dense,
        ...tabular,
        fontWeight: 500,
        textTransform: 'none',
        color: color.ink.secondary,
        borderColor: color.line.control,
        minHeight: 40,
        padding: '8px 12px',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: color.accent.main,
          backgroundColor: color.accent.tint,
        },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: color.accent.main,
        fontWeight: 500,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: 1,
        textDecorationColor: color.accent.line,
        '&:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
};
