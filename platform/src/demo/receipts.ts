/** Pictures of receipts for the demonstration. */
import sharp from 'sharp';
import type { PictureReader, Picture } from '../uploads/picture.ts';
import { number, word } from './drawing.ts';

/** The contents of a receipt. */
interface Receipt {
  readonly amount: string;
  /** Digits. */
  readonly reference: string;
}

const width = 720;
const height = 1_060;

/** Draws a receipt as a PNG in the style of a banking app. */
function draw({ amount, reference }: Receipt): Promise<Buffer> {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 640 + row * 72;
    const long = 90 + ((Number(reference.slice(-2)) + row * 37) % 90);
    return `${word(72, y, long)}${word(width - 72 - 180 + row * 20, y, 180 - row * 20)}
      <rect x="72" y="${y + 44}" width="${width - 144}" height="2" fill="#e6e9ef"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#eef1f6"/>
    <rect x="36" y="36" width="${width - 72}" height="${height - 72}" rx="28" fill="#ffffff"/>
    <circle cx="${width / 2}" cy="160" r="60" fill="#1f9d63"/>
    <polyline points="334,162 353,182 390,140" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    ${word(width / 2 - 120, 256, 240, 22)}${word(width / 2 - 80, 298, 160)}
    ${number(amount, width / 2 - (amount.length * 34 * 1.55) / 2, 370, 34, '#1b2333')}
    ${word(72, 520, 150)}${number(reference, 72, 556, 14, '#46506a')}
    ${rows.join('')}
    <rect x="72" y="${height - 130}" width="${width - 144}" height="52" rx="26" fill="#e6e9ef"/></svg>`),
  )
    .png()
    .toBuffer();
}

/** Draws receipt pictures by reference, processed like members' uploads. */
export async function drawReceipts(
  reader: PictureReader,
  receipts: readonly Receipt[],
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const receipt of receipts) pictures.set(receipt.reference, await reader.read(await draw(receipt)));
  return pictures;
}
