import sharp from 'sharp';

import { strokesOf, type Point, type Stroke } from './captcha-glyphs.ts';

const width = 280;
const height = 96;
const inks = ['#123c69', '#5b2333', '#1f4d3a', '#4a3b76', '#5a3e1b'];

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** Draws the characters as a PNG: each rotated, slanted and scaled separately, then all distorted by one wave. */
export function drawCaptcha(text: string): Promise<Buffer> {
  const ink = oneOf(inks);
  const bend = wave();
  const letters = Array.from(text).flatMap((character, index) => {
    const place = placed(index, text.length);
    return strokesOf(character).map((stroke) => line(dense(stroke).map(place).map(bend), ink, between(5, 7)));
  });
  const noise = Array.from({ length: 2 }, () => line(scratch().map(bend), ink, between(1.6, 2.4)));
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${between(0, width).toFixed(1)}" cy="${between(0, height).toFixed(1)}" r="${between(0.8, 2).toFixed(1)}" fill="${ink}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4f1ea"/>${[...dots, ...noise, ...letters].join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

/** The position and transformation of a character's box. */
function placed(index: number, count: number): (point: Point) => Point {
  const cell = (width - 40) / count;
  const size = between(40, 50);
  const angle = between(-0.35, 0.35);
  const slant = between(-0.25, 0.25);
  const centre: Point = [20 + cell * (index + 0.5) + between(-3, 3), height / 2 + between(-8, 8)];
  return ([x, y]) => {
    const [left, down] = [(x - 0.5) * size * 0.72, (y - 0.5) * size];
    const leaned = left + slant * down;
    return [
      centre[0] + leaned * Math.cos(angle) - down * Math.sin(angle),
      centre[1] + leaned * Math.sin(angle) + down * Math.cos(angle),
    ];
  };
}

/** Distorts the whole picture, so that no straight line stays straight. */
function wave(): (point: Point) => Point {
  const [across, along] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)];
  const [tall, wide] = [between(3, 6), between(3, 6)];
  return ([x, y]) => [x + wide * Math.sin(y / 18 + across), y + tall * Math.sin(x / 24 + along)];
}

/** Adds points to a stroke, so that it stays smooth when distorted. */
function dense(stroke: Stroke): Point[] {
  const steps = 6;
  return stroke.flatMap((end, index) => {
    const start = stroke[index - 1];
    if (start === undefined) return [end];
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps;
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
    });
  });
}

/** A line from one side to the other, across the characters. */
function scratch(): Point[] {
  const [from, to] = [between(15, height - 15), between(15, height - 15)];
  return dense([
    [0, from],
    [width / 2, between(10, height - 10)],
    [width, to],
  ]);
}

const line = (points: readonly Point[], ink: string, thickness: number): string =>
  `<polyline fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" points="${points
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')}"/>`;
