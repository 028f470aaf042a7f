import type { CreditType } from '../../generated/schema.ts';

/** A semantic colour with its text, tinted background and border. */
export interface Tone {
  main: string;
  /** Text on a surface filled with `main`. */
  on: string;
  tint: string;
  line: string;
}

/** All colours of a scheme. Light and dark share this type, so that neither misses one. */
export interface ColorTokens {
  surface: { canvas: string; card: string; raised: string; inset: string };
  line: {
    /** Dividers. */
    soft: string;
    strong: string;
    /** Borders of controls: at least 3:1 on every surface. */
    control: string;
  };
  ink: { primary: string; secondary: string; muted: string };
  accent: Tone & { hover: string };
  positive: Tone;
  warning: Tone;
  danger: Tone & { hover: string };
  info: Tone;
  /** Distinguishable with colour vision deficiencies; always shown with a label. */
  credit: Record<CreditType, string>;
  /** The only shadow, for floating elements. */
  float: string;
  /** Backdrop of dialogs. */
  scrim: string;
}

export const light: ColorTokens = {
  surface: { canvas: '#F6F7F9', card: '#FFFFFF', raised: '#FFFFFF', inset: '#EEF1F4' },
  line: { soft: '#E3E7EC', strong: '#C5CCD6', control: '#7B879A' },
  ink: { primary: '#0E1726', secondary: '#46536A', muted: '#5B687E' },
  accent: { main: '#0B6E6E', on: '#FFFFFF', tint: '#E1F1F0', line: '#A9D3D1', hover: '#095A5A' },
  positive: { main: '#176F42', on: '#FFFFFF', tint: '#E4F4EA', line: '#AFDBC0' },
  warning: { main: '#855600', on: '#FFFFFF', tint: '#FBF1DE', line: '#EBCF97' },
  danger: { main: '#B4232F', on: '#FFFFFF', tint: '#FCEBEC', line: '#F0B9BD', hover: '#931B26' },
  info: { main: '#2457B5', on: '#FFFFFF', tint: '#E8EFFB', line: '#B6CBF0' },
  credit: {
    CASH_POINT: '#0B5B5D',
    BONUS_POINT: '#875C00',
    ASSETS_POINT: '#6A2995',
    INSURANCE_POINT: '#3865CE',
    GMT: '#D0559A',
    USDT_POINT: '#319C3F',
    WITHDRAWAL_POINT: '#84230F',
  },
  float: '0 1px 2px rgb(14 23 38 / 6%), 0 12px 32px rgb(14 23 38 / 14%)',
  scrim: 'rgb(14 23 38 / 48%)',
};

export const dark: ColorTokens = {
  surface: { canvas: '#0B1017', card: '#121A24', raised: '#18222E', inset: '#0E151E' },
  line: { soft: '#263241', strong: '#3A495C', control: '#6C7D93' },
  ink: { primary: '#E8EDF4', secondary: '#A9B5C6', muted: '#8C9AAE' },
  accent: { main: '#4CC2B8', on: '#06201E', tint: '#12302F', line: '#22524F', hover: '#6BD2C9' },
  positive: { main: '#4CC38A', on: '#06200F', tint: '#10291D', line: '#1F4D37' },
  warning: { main: '#E2A93B', on: '#241800', tint: '#2C220D', line: '#57431A' },
  danger: { main: '#F2777F', on: '#2B0508', tint: '#321A1E', line: '#653038', hover: '#F6959B' },
  info: { main: '#7FA8F5', on: '#06163A', tint: '#16233A', line: '#2C446F' },
  credit: {
    CASH_POINT: '#1FE6E9',
    BONUS_POINT: '#A78905',
    ASSETS_POINT: '#C6A1FE',
    INSURANCE_POINT: '#4889F1',
    GMT: '#EE70B0',
    USDT_POINT: '#72C757',
    WITHDRAWAL_POINT: '#FDC1AD',
  },
  float: '0 0 0 1px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 50%)',
  scrim: 'rgb(3 6 10 / 64%)',
};

/** Six sizes in px, as size/line-height. */
export const typeScale = {
  hero: { size: 32, line: 40, weight: 600 },
  title: { size: 24, line: 32, weight: 600 },
  section: { size: 18, line: 28, weight: 600 },
  body: { size: 16, line: 24, weight: 400 },
  dense: { size: 14, line: 20, weight: 400 },
  label: { size: 12, line: 16, weight: 500 },
} as const;

/** For text compared character by character: addresses, hashes. */
export const monospace =
  "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

export const radius = { card: 12, control: 8, full: 999 } as const;

/** Minimum widths in px (spec §2: 768 separates phone and desktop). */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media conditions for what is narrower than a breakpoint, by any fraction of a pixel. */
export const below = {
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;

/** Fixed sizes of the layout, in px. */
export const layout = {
  sideNavigation: 248,
  rail: 72,
  header: 64,
  bottomTabs: 64,
  content: 1200,
  flow: 560,
} as const;

/** In ms. Short, so that members never wait for animation. */
export const motion = { quick: 150, calm: 200 } as const;
