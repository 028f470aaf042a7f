import { describe, expect, it } from 'vitest';
import { dark, light, type ColorTokens } from './tokens.ts';

type Rgb = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function toLinear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(toLinear(a)), luminance(toLinear(b))].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Colour vision deficiencies as linear RGB matrices. Machado et al. 2009, severity 1. */
const eyes: Record<string, readonly (readonly number[])[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenBy(matrix: readonly (readonly number[])[], rgb: Rgb): Rgb {
  const row = (i: number) => {
    const factors = matrix[i] ?? [];
    const sum = rgb.reduce((total, channel, k) => total + channel * (factors[k] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(1), row(2)];
}

/** OKLab, where distance corresponds to perceived difference. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const schemes: readonly (readonly [string, ColorTokens])[] = [
  ['light', light],
  ['dark', dark],
];

describe.each(schemes)('the %s palette', (_name, tokens) => {
  const surfaces = Object.entries(tokens.surface);
  const tones = {
    accent: tokens.accent,
    positive: tokens.positive,
    warning: tokens.warning,
    danger: tokens.danger,
    info: tokens.info,
  };

  it.each(surfaces)('shows every ink on %s with at least 4.5:1', (_surface, surface) => {
    for (const [ink, value] of Object.entries(tokens.ink)) {
      expect(contrast(value, surface), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(surfaces)('shows every tone as text on %s with at least 4.5:1', (_surface, surface) => {
    for (const [name, tone] of Object.entries(tones)) {
      expect(contrast(tone.main, surface), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.entries(tones))(
    'uses readable text on the tint of %s and on the filled tone',
    (_name2, tone) => {
      expect(contrast(tone.main, tone.tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.ink.primary, tone.tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.ink.secondary, tone.tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone.on, tone.main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps hovered buttons readable', () => {
    expect(contrast(tokens.accent.on, tokens.accent.hover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.danger.on, tokens.danger.hover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)(
    'draws the edges of controls and the seven credits on %s with at least 3:1',
    (_s, surface) => {
      expect(contrast(tokens.line.control, surface)).toBeGreaterThanOrEqual(3);
      for (const [coin, value] of Object.entries(tokens.credit)) {
        expect(contrast(value, surface), coin).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(Object.entries(eyes))('keeps the seven credits apart for a %s eye', (_eye, matrix) => {
    const seen = Object.entries(tokens.credit).map(
      ([coin, value]) => [coin, oklab(seenBy(matrix, toLinear(value)))] as const,
    );
    for (const [i, [coinA, a]] of seen.entries()) {
      for (const [coinB, b] of seen.slice(i + 1)) {
        expect(distance(a, b), `${coinA} beside ${coinB}`).toBeGreaterThanOrEqual(0.08);
      }
    }
  });
});
