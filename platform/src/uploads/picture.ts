import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { uploadBytes } from '@portal/schema/rest';
import sharp from 'sharp';

import { refuse, refuseField, type FieldName } from '../messages/index.ts';
import { Turns } from '../turns.ts';
import { anatomyOf, isMixed, type Anatomy } from './anatomy.ts';

/** A picture that was sent, as it will be kept: WebP, upright, without anything but its pixels. */
export interface Picture {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the bytes that were sent. */
  readonly sentSha256: Buffer;
}

const mostMegapixels = 50;
const mostPixels = mostMegapixels * 1_000_000;

/** No side of what is kept is longer, in pixels. */
const longestSide = 2_048;

/** A picture of as many pixels takes some three seconds on a core that others use too. */
const decodeSeconds = 20;

/** Each of those that wait holds its picture in memory. */
const longestQueue = 16;

// Nothing is decoded twice, and what one member sent has no reason to stay in memory.
sharp.cache(false);

/** The bytes behind the base64 of a request field; refused by name when they are none, or more than 5 MB. */
export function bytesOf(field: FieldName, base64: string): Buffer {
  if (base64.length % 4 !== 0) throw refuseField(field, 'image');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > uploadBytes) throw refuseField(field, 'imageTooLarge');
  return bytes;
}

/** SHA-256 of bytes as they were sent. */
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Reads pictures that members send. Decoding is the one thing here that a stranger can make dear: so few are decoded
 * at once, for so long and of so many pixels.
 */
export class PictureReader {
  readonly #turns: Turns;

  constructor(onQueue?: (length: number) => void) {
    this.#turns = new Turns({
      atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
      longestQueue,
      overloaded: 'too many pictures to decode',
      onQueue,
    });
  }

  /**
   * Decodes a JPEG, PNG or WebP and encodes it anew. Refused with IMAGE_UNREADABLE for anything else and for what is
   * broken, IMAGE_TOO_MANY_PIXELS by its header alone, IMAGE_MIXED for a file that is something else as well.
   */
  async read(bytes: Buffer): Promise<Picture> {
    const anatomy = anatomyOf(bytes);
    if (anatomy === undefined) throw refuse('IMAGE_UNREADABLE');
    if (anatomy.pixels !== undefined && anatomy.pixels > mostPixels) throw tooManyPixels();
    if (isMixed(bytes, anatomy)) throw refuse('IMAGE_MIXED');
    if (anatomy.end === undefined || anatomy.pixels === undefined) throw refuse('IMAGE_UNREADABLE');
    const picture = await this.#turns.run(() => encodeAnew(bytes, anatomy));
    return { ...picture, sentSha256: sha256(bytes) };
  }
}

async function encodeAnew(bytes: Buffer, { format }: Anatomy): Promise<Omit<Picture, 'sentSha256'>> {
  try {
    // Of several frames the first: sharp reads one page unless it is asked for more.
    const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
    const found = await input.metadata();
    if (found.format !== format) throw refuse('IMAGE_UNREADABLE');
    const { data, info } = await input
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the decoder has to say of a stranger's file, it cannot be read.
    throw error instanceof Error && error.message.includes('pixel limit')
      ? tooManyPixels()
      : refuse('IMAGE_UNREADABLE');
  }
}

const tooManyPixels = (): Error => refuse('IMAGE_TOO_MANY_PIXELS', { megapixels: mostMegapixels.toString() });
