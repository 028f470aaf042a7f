import type { TypographyStyle } from '@mui/material/styles';
import type { typeScale } from './tokens.ts';

type OwnVariants = Record<keyof typeof typeScale, TypographyStyle>;
type OwnVariantNames = Record<keyof typeof typeScale, true>;

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface TypographyVariants extends OwnVariants {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xs: true;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    tablet: true;
    desktop: true;
    wide: true;
  }
}

/** Allows only the portal's own six variants. */
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariantNames {
    h1: false;
    h2: false;
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body1: false;
    body2: false;
    button: false;
    caption: false;
    overline: false;
  }
}
