import { dark, light, typeScale, type ColorTokens } from './tokens.ts';

type Leaves = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const variableName = (path: readonly string[]) =>
  `--c-${path.join('-').replaceAll('_', '-')}`.replaceAll(/[A-Z]/g, (c) => c.toLowerCase());

function walk(tokens: object, visit: (path: readonly string[], value: string) => void): void {
  for (const [group, value] of Object.entries(tokens as Leaves)) {
    if (typeof value === 'string') visit([group], value);
    else for (const [name, leaf] of Object.entries(value)) visit([group, name], leaf);
  }
}

/** CSS custom properties of a colour scheme: `--c-surface-card: #FFFFFF`. */
export function colorVariables(tokens: ColorTokens): Record<string, string> {
  const variables: Record<string, string> = {};
  walk(tokens, (path, value) => (variables[variableName(path)] = value));
  return variables;
}

function references(tokens: ColorTokens): ColorTokens {
  const result: Record<string, string | Record<string, string>> = {};
  walk(tokens, ([group, name]) => {
    if (group === undefined) return;
    if (name === undefined) result[group] = `var(${variableName([group])})`;
    else {
      const of = (result[group] ??= {}) as Record<string, string>;
      of[name] = `var(${variableName([group, name])})`;
    }
  });
  return result as unknown as ColorTokens;
}

/**
 * Every colour as `var(--c-…)`, so that styles are static and a theme change re-renders nothing:
 * `styled('div')({ background: color.surface.card })`
 */
export const color: ColorTokens = references(light);

/** Selectors of the schemes; head.js and the theme provider set the attribute. */
export const colorSheets = {
  ':root, [data-light]': colorVariables(light),
  '[data-dark]': colorVariables(dark),
};

type TypeName = keyof typeof typeScale;

/** The type scale as style objects to spread into `styled`. */
export const text = Object.fromEntries(
  Object.entries(typeScale).map(([name, { size, line, weight }]) => [
    name,
    {
      fontSize: `${size / 16}rem`,
      lineHeight: `${line / 16}rem`,
      fontWeight: weight,
      letterSpacing: size >= 24 ? '-0.02em' : size >= 18 ? '-0.01em' : 'normal',
    },
  ]),
) as Record<TypeName, { fontSize: string; lineHeight: string; fontWeight: number; letterSpacing: string }>;

/** Equal digit widths, so that columns align and changing numbers do not jump. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/**
 * For text next to something else in a row that wraps: words and figures are not broken, and what does not fit wraps to
 * the next line. Only a word longer than the whole row is broken.
 */
export const wholeWords = { minWidth: 'auto', maxWidth: '100%', overflowWrap: 'break-word' } as const;

/** Equal columns from 440 px, else one column; never an incomplete row. */
export const fittingColumns = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 calc((440px - 100%) * 999)', minWidth: 0 },
} as const;

/**
 * For parts one below the other: nothing is shown below a part that is still loading, because it would move when that
 * part gets its real height.
 */
export const shownInOrder = {
  '& > [data-skeleton] ~ *, & > :has([data-skeleton]) ~ *': { display: 'none' },
} as const;

/** Hides content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Keyboard focus ring. */
export const focusRing = {
  outline: `2px solid ${color.accent.main}`,
  outlineOffset: 2,
} as const;
