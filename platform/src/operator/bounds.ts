/**
 * The range in which an operator can set a rate. Each command declares ranges for its arguments. A site that needs a
 * wider one sets `RATE_BOUNDS`, such as `package daily part=0..0.05; bonus rate part=0..0.3`.
 */
import { formatAmount, minorPerPpm, tryParseAmount } from '../ledger/amount.ts';

/** The minimum and maximum of a rate argument, as decimals. `minimum` can be negative. */
export interface Bound {
  readonly minimum: string;
  readonly maximum: string;
  /** The unit that the argument's parser returns: millionths or minor units. */
  readonly unit: 'millionths' | 'minor';
}

/** The bounds of a command's arguments by name. */
export type Bounds = Readonly<Record<string, Bound>>;

/** The bounds set by a site, by command and argument: `package daily part`. */
export type SiteBounds = ReadonlyMap<string, Pick<Bound, 'minimum' | 'maximum'>>;

/** A range of fractions. */
export const fractions = (minimum: string, maximum: string): Bound => ({
  minimum,
  maximum,
  unit: 'millionths',
});

/** A range of amounts. */
export const amounts = (minimum: string, maximum: string): Bound => ({ minimum, maximum, unit: 'minor' });

/** Parses a signed decimal to minor units; undefined if invalid. */
function toMinor(text: string): bigint | undefined {
  const size = tryParseAmount(text.replace(/^-/, ''));
  return size !== undefined && text.startsWith('-') ? -size : size;
}

const formatMinor = (value: bigint): string =>
  value < 0n ? `-${formatAmount(-value)}` : formatAmount(value);

/** Parses `RATE_BOUNDS`; undefined if invalid. */
export function parseSiteBounds(text: string): SiteBounds | undefined {
  const bounds = new Map<string, Pick<Bound, 'minimum' | 'maximum'>>();
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name, minimum, maximum] = /^(.+?)\s*=\s*(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(part) ?? [];
    if (name === undefined || minimum === undefined || maximum === undefined) return undefined;
    const [least, most] = [toMinor(minimum), toMinor(maximum)];
    if (least === undefined || most === undefined || least > most) return undefined;
    bounds.set(name, { minimum, maximum });
  }
  return bounds;
}

/** Returns why an argument is out of bounds, or undefined if all are within. */
export function checkBounds(
  words: string,
  bounds: Bounds,
  given: Readonly<Record<string, unknown>>,
  site: SiteBounds = new Map(),
): string | undefined {
  for (const [name, declared] of Object.entries(bounds)) {
    const parsed = given[name];
    if (typeof parsed !== 'bigint') continue;
    const value = declared.unit === 'millionths' ? parsed * minorPerPpm : parsed;
    const key = `${words} ${name}`;
    const { minimum, maximum } = site.get(key) ?? declared;
    if (value >= (toMinor(minimum) ?? value) && value <= (toMinor(maximum) ?? value)) continue;
    return (
      `Nothing was changed: ${formatMinor(value)} is not between ${minimum} and ${maximum}. ` +
      `If this site needs it, widen the range with RATE_BOUNDS='${key}=<minimum>..<maximum>'.`
    );
  }
  return undefined;
}
