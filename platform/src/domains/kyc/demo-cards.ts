/** Demo identity cards of people who do not exist. */
import sharp from 'sharp';
import { number, word } from '../../demo/drawing.ts';
import type { Picture, PictureReader } from '../../uploads/picture.ts';

const width = 1_012;
const height = 638;

/** The varying parts of a card. */
interface Card {
  /** Its digits are on the front. */
  readonly identityNumber: string;
  /** The paper colour. */
  readonly paper: string;
}

/** Returns both sides of a card, processed like members' uploads. */
export async function drawCard(
  reader: PictureReader,
  card: Card,
): Promise<{ readonly front: Picture; readonly back: Picture }> {
  return {
    front: await reader.read(await toPng(front(card))),
    back: await reader.read(await toPng(back(card))),
  };
}

const toPng = (drawn: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#7c8494"/>${drawn}</svg>`),
  )
    .png()
    .toBuffer();

const paperOf = ({ paper }: Card): string =>
  `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="36" fill="${paper}"/>`;

const digitsOf = ({ identityNumber }: Card): string => identityNumber.replace(/\D/g, '');

const front = (card: Card): string => `${paperOf(card)}
  <rect x="72" y="120" width="264" height="336" rx="16" fill="#ffffff"/>
  <circle cx="204" cy="246" r="66" fill="#a9b3c4"/>
  <path d="M92 456 a112 116 0 0 1 224 0 z" fill="#a9b3c4"/>
  ${word(72, 66, 300, 26)}
  ${[0, 1, 2, 3].map((row) => `${word(390, 136 + row * 78, 110)}${word(530, 136 + row * 78, 330 - row * 44)}`).join('')}
  ${number(digitsOf(card), 390, 474, 15, '#273043')}`;

const back = (card: Card): string => `${paperOf(card)}
  <rect x="24" y="92" width="${width - 48}" height="92" fill="#273043"/>
  ${[0, 1, 2].map((row) => word(72, 244 + row * 66, 560 - row * 90, 22)).join('')}
  <rect x="72" y="470" width="${width - 144}" height="96" fill="#ffffff" opacity="0.7"/>
  ${number(digitsOf(card), 96, 494, 18, '#46506a')}`;
