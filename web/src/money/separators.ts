/** What the points and commas of a typed number mean. */
type Separated =
  | { readonly kind: 'plain'; readonly number: string }
  /** `1,234`: twelve hundred and more in one country, one and a fraction in another. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [whole: string, decimal: string] }
  | { readonly kind: 'broken' };

type Mark = ',' | '.';

const other = { ',': '.', '.': ',' } as const;

/** Whether a mark separates every three digits, as in `1,234,567`. A grouped number never starts with 0. */
const isGrouped = (typed: string, mark: Mark): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(typed);

const plain = (number: string): Separated => ({ kind: 'plain', number });

/**
 * Reads points and commas where they can mean one thing only: `12,5`, `1,234.50` and `1.234,50`. A single point is
 * always the decimal point, as on the screens. `plain` has no comma and at most one point, wherever the rest is no
 * number.
 */
export function readSeparators(typed: string): Separated {
  const at = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'));
  if (at === -1) return plain(typed);
  const mark: Mark = typed[at] === ',' ? ',' : '.';
  const [before, after] = [typed.slice(0, at), typed.slice(at + 1)];
  if (before.includes(mark)) {
    return isGrouped(typed, mark) ? plain(typed.replaceAll(mark, '')) : { kind: 'broken' };
  }
  if (before.includes(other[mark])) {
    return isGrouped(before, other[mark])
      ? plain(`${before.replaceAll(other[mark], '')}.${after}`)
      : { kind: 'broken' };
  }
  return mark === ',' && isGrouped(typed, ',')
    ? { kind: 'ambiguous', readings: [before + after, `${before}.${after}`] }
    : plain(`${before}.${after}`);
}
