import './variants.ts';
import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { componentStyles } from './components.ts';
import { colorSheets, text } from './css.ts';
import { breakpoints, dark, light, motion, radius, type ColorTokens } from './tokens.ts';
import { insertVariables } from './variables.ts';

/** The tokens as a MUI palette, for components that choose colours themselves. */
function palette(tokens: ColorTokens): PaletteOptions {
  const tone = ({ main, on }: { main: string; on: string }, hover = main) => ({
    main,
    dark: hover,
    light: main,
    contrastText: on,
  });
  return {
    primary: tone(tokens.accent, tokens.accent.hover),
    secondary: tone({ main: tokens.ink.secondary, on: tokens.surface.card }),
    success: tone(tokens.positive),
    warning: tone(tokens.warning),
    error: tone(tokens.danger, tokens.danger.hover),
    info: tone(tokens.info),
    background: { default: tokens.surface.canvas, paper: tokens.surface.card },
    text: { primary: tokens.ink.primary, secondary: tokens.ink.secondary, disabled: tokens.ink.muted },
    divider: tokens.line.soft,
  };
}

const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: 'm' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    breakpoints: {
      values: { xs: 0, tablet: breakpoints.tablet, desktop: breakpoints.desktop, wide: breakpoints.wide },
    },
    spacing: 4,
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily: 'var(--font-sans)',
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      ...text,
      // Variants that MUI components use internally.
      h6: text.section,
      subtitle1: text.body,
      subtitle2: text.dense,
      body1: text.body,
      body2: text.dense,
      button: { ...text.dense, fontWeight: 600, textTransform: 'none' },
      caption: text.label,
      overline: { ...text.label, textTransform: 'none' },
    },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.quick,
        standard: motion.calm,
        complex: motion.calm,
        enteringScreen: motion.calm,
        leavingScreen: motion.quick,
      },
    },
    components: componentStyles,
  });

type PortalTheme = ReturnType<typeof makeTheme>;

function makeWithVariables(): PortalTheme {
  const theme = makeTheme();
  const { sheet } = document.head.appendChild(document.createElement('style'));
  if (sheet !== null) insertVariables(sheet, [...theme.generateStyleSheets(), colorSheets]);
  return theme;
}

let made: PortalTheme | undefined;

/** The portal's theme. It is made when it is first asked for, which takes a slow phone a while. */
export const portalTheme = (): PortalTheme => (made ??= makeWithVariables());
