/** SVG drawing helpers for demonstration pictures. Only lines, because a server has no fonts. */

/** The seven segments of a digit in a box of 1 × 2 units. */
const strokes = ['0,0 1,0', '1,0 1,1', '1,1 1,2', '0,2 1,2', '0,1 0,2', '0,0 0,1', '0,1 1,1'];

/** The segments of each digit. */
const digits = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];

/** Draws a number at a position, each digit `size` pixels wide. Returns SVG. */
export function number(text: string, x: number, y: number, size: number, ink: string): string {
  const drawn = Array.from(text).map((character, index) => {
    const place = `translate(${x + index * size * 1.55} ${y}) scale(${size})`;
    if (character === '.') return `<circle transform="${place}" cx="0.5" cy="2" r="0.14" fill="${ink}"/>`;
    const lines = Array.from(digits[Number(character)] ?? '').map(
      (stroke) => `<polyline points="${strokes[Number(stroke)] ?? ''}"/>`,
    );
    return `<g transform="${place}" fill="none" stroke="${ink}" stroke-width="0.2" stroke-linecap="round">${lines.join('')}</g>`;
  });
  return drawn.join('');
}

/** A bar in place of an unreadable word. */
export const word = (x: number, y: number, long: number, tall = 16): string =>
  `<rect x="${x}" y="${y}" width="${long}" height="${tall}" rx="${tall / 2}" fill="#c3c9d4"/>`;
