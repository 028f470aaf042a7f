/**
 * The characters of a captcha as strokes, so that no font is needed. In a unit square, y downwards. Characters that are
 * easily confused are left out: 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V.
 */

/** A point. */
export type Point = readonly [x: number, y: number];
/** A polyline drawn as one stroke. */
export type Stroke = readonly Point[];

const turn = 2 * Math.PI;

/** Returns part of an ellipse, in fractions of a turn, clockwise from three o'clock. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = (from + ((to - from) * step) / steps) * turn;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0.05, 1],
      [0.5, 0],
      [0.95, 1],
    ],
    [
      [0.22, 0.65],
      [0.78, 0.65],
    ],
  ],
  C: [arc(0.55, 0.5, 0.45, 0.5, -0.12, -0.88)],
  D: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    [[0.1, 0], [0.4, 0], ...arc(0.4, 0.5, 0.5, 0.5, -0.25, 0.25), [0.1, 1]],
  ],
  E: [
    [
      [0.9, 0],
      [0.15, 0],
      [0.15, 1],
      [0.9, 1],
    ],
    [
      [0.15, 0.5],
      [0.75, 0.5],
    ],
  ],
  F: [
    [
      [0.9, 0],
      [0.15, 0],
      [0.15, 1],
    ],
    [
      [0.15, 0.48],
      [0.75, 0.48],
    ],
  ],
  H: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    [
      [0.9, 0],
      [0.9, 1],
    ],
    [
      [0.1, 0.5],
      [0.9, 0.5],
    ],
  ],
  J: [
    [
      [0.4, 0],
      [0.9, 0],
    ],
    [[0.68, 0], [0.68, 0.7], ...arc(0.4, 0.7, 0.28, 0.3, 0, 0.5)],
  ],
  K: [
    [
      [0.12, 0],
      [0.12, 1],
    ],
    [
      [0.88, 0],
      [0.12, 0.58],
    ],
    [
      [0.4, 0.4],
      [0.92, 1],
    ],
  ],
  M: [
    [
      [0.05, 1],
      [0.1, 0],
      [0.5, 0.6],
      [0.9, 0],
      [0.95, 1],
    ],
  ],
  N: [
    [
      [0.1, 1],
      [0.1, 0],
      [0.9, 1],
      [0.9, 0],
    ],
  ],
  P: [[[0.15, 1], [0.15, 0], [0.5, 0], ...arc(0.5, 0.28, 0.38, 0.28, -0.25, 0.25), [0.15, 0.56]]],
  R: [
    [[0.15, 1], [0.15, 0], [0.5, 0], ...arc(0.5, 0.27, 0.36, 0.27, -0.25, 0.25), [0.15, 0.54]],
    [
      [0.5, 0.54],
      [0.9, 1],
    ],
  ],
  T: [
    [
      [0.05, 0],
      [0.95, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  W: [
    [
      [0.02, 0],
      [0.25, 1],
      [0.5, 0.35],
      [0.75, 1],
      [0.98, 0],
    ],
  ],
  X: [
    [
      [0.08, 0],
      [0.92, 1],
    ],
    [
      [0.92, 0],
      [0.08, 1],
    ],
  ],
  Y: [
    [
      [0.05, 0],
      [0.5, 0.5],
      [0.95, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 1],
    ],
  ],
  3: [arc(0.45, 0.26, 0.4, 0.26, -0.42, 0.25), arc(0.45, 0.74, 0.45, 0.26, -0.25, 0.42)],
  4: [
    [
      [0.72, 1],
      [0.72, 0],
      [0.05, 0.7],
      [0.95, 0.7],
    ],
  ],
  7: [
    [
      [0.05, 0],
      [0.92, 0],
      [0.4, 1],
    ],
  ],
  9: [[...arc(0.5, 0.3, 0.38, 0.3, 0, 1), [0.88, 0.3], [0.8, 0.75], [0.55, 1]]],
};

/** All characters with strokes. */
export const captchaCharacters = Object.keys(glyphs).join('');

/** The strokes of one character. */
export function getStrokes(character: string): readonly Stroke[] {
  const strokes = glyphs[character];
  if (strokes === undefined) throw new Error('a captcha cannot show this character');
  return strokes;
}
