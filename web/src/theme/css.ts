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

/** The tokens of one colour scheme as CSS custom properties: `--c-surface-card: #FFFFFF`. */
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
 * Every colour as `var(--c-…)`: styles written with it are static, and changing the theme re-renders nothing.
 * `styled('div')({ background: color.surface.card })`
 */
export const color: ColorTokens = references(light);

/** Where each scheme's values stand: the attribute is set by public/theme.js and by the theme provider. */
export const colorSheets = {
  ':root, [data-light]': colorVariables(light),
  '[data-dark]': colorVariables(dark),
};

type TypeName = keyof typeof typeScale;

/** The type scale as style objects, to spread in `styled`. */
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

/** Figures of one width, so that columns line up and a changing number does not dance. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** All beside each other in equal parts where they have 440 px, else each on a line of its own: never one left over. */
export const besideOrBelow = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 calc((440px - 100%) * 999)', minWidth: 0 },
} as const;

/** Present for a screen reader, absent for the eye. */
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

/** The ring around what the keyboard stands on. */
export const focusRing = {
  outline: `2px solid ${color.accent.main}`,
  outlineOffset: 2,
} as const;
