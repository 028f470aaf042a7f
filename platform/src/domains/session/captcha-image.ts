import sharp from 'sharp';
import { getStrokes, type Point, type Stroke } from './captcha-glyphs.ts';

const width = 280;
const height = 96;
const inks = ['#123c69', '#5b2333', '#1f4d3a', '#4a3b76', '#5a3e1b'];

const randomBetween = (least: number, most: number): number => least + Math.random() * (most - least);
const pickOne = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** Draws the characters as a PNG: each rotated, slanted and scaled separately, then all distorted by one wave. */
export function drawCaptcha(text: string): Promise<Buffer> {
  const ink = pickOne(inks);
  const bend = wave();
  const letters = Array.from(text).flatMap((character, index) => {
    const place = placeCharacter(index, text.length);
    return getStrokes(character).map((stroke) =>
      line(addPoints(stroke).map(place).map(bend), ink, randomBetween(5, 7)),
    );
  });
  const noise = Array.from({ length: 2 }, () => line(scratch().map(bend), ink, randomBetween(1.6, 2.4)));
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${randomBetween(0, width).toFixed(1)}" cy="${randomBetween(0, height).toFixed(1)}" r="${randomBetween(0.8, 2).toFixed(1)}" fill="${ink}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4f1ea"/>${[...dots, ...noise, ...letters].join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

/** Returns the position and transformation of a character's box. */
function placeCharacter(index: number, count: number): (point: Point) => Point {
  const cell = (width - 40) / count;
  const size = randomBetween(40, 50);
  const angle = randomBetween(-0.35, 0.35);
  const slant = randomBetween(-0.25, 0.25);
  const centre: Point = [20 + cell * (index + 0.5) + randomBetween(-3, 3), height / 2 + randomBetween(-8, 8)];
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
  const [across, along] = [randomBetween(0, 2 * Math.PI), randomBetween(0, 2 * Math.PI)];
  const [tall, wide] = [randomBetween(3, 6), randomBetween(3, 6)];
  return ([x, y]) => [x + wide * Math.sin(y / 18 + across), y + tall * Math.sin(x / 24 + along)];
}

/** Adds points to a stroke, so that it stays smooth when distorted. */
function addPoints(stroke: Stroke): Point[] {
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
  const [from, to] = [randomBetween(15, height - 15), randomBetween(15, height - 15)];
  return addPoints([
    [0, from],
    [width / 2, randomBetween(10, height - 10)],
    [width, to],
  ]);
}

const line = (points: readonly Point[], ink: string, thickness: number): string =>
  `<polyline fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" points="${points
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')}"/>`;
