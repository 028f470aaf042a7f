import type { CSSProperties } from 'react';
import { isNegative, isZero } from '../money/decimal.ts';
import { percent } from './Chart.tsx';
import type { Scale } from './scale.ts';

/** One segment of a bar. */
export interface BarPart {
  readonly key: string;
  /** Exact decimal; negative amounts extend downwards. */
  readonly amount: string;
  readonly style: CSSProperties;
}

/** Minimum height of a bar as a fraction of the plot, so that small amounts stay visible. */
const least = 0.015;

/** A segment with its start and length, as fractions of the plot. */
interface Placed {
  readonly part: BarPart;
  readonly from: number;
  readonly length: number;
}

/** Stacks the segments on one side of zero. */
function stack(parts: readonly BarPart[], scale: Scale): readonly Placed[] {
  const zero = scale.heightOf('0');
  const lengths = parts.map(({ amount }) => Math.abs(scale.heightOf(amount) - zero));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const stretch = all > 0 && all < least ? least / all : 1;
  let from = 0;
  return parts.map((part, i) => {
    const length = (lengths[i] ?? 0) * stretch;
    const placed = { part, from, length };
    from += length;
    return placed;
  });
}

/** Stacked bars, the first segment next to zero. */
export function Bars({ columns, scale }: { columns: readonly (readonly BarPart[])[]; scale: Scale }) {
  const slot = 1 / columns.length;
  const zero = 1 - scale.heightOf('0');
  return columns.map((parts, index) => {
    const held = parts.filter(({ amount }) => !isZero(amount));
    const up = stack(
      held.filter(({ amount }) => !isNegative(amount)),
      scale,
    );
    const down = stack(
      held.filter(({ amount }) => isNegative(amount)),
      scale,
    );
    const place = {
      x: percent((index + 0.18) * slot),
      width: percent(0.64 * slot),
      rx: held.length > 1 ? 0.5 : 1.5,
    };
    return [
      ...up.map(({ part, from, length }) => (
        <rect
          key={`${index} ${part.key}`}
          {...place}
          y={percent(zero - from - length)}
          height={percent(length)}
          style={part.style}
        />
      )),
      ...down.map(({ part, from, length }) => (
        <rect
          key={`${index} ${part.key}`}
          {...place}
          y={percent(zero + from)}
          height={percent(length)}
          style={part.style}
        />
      )),
    ];
  });
}
