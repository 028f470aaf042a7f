import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { uploadBytes } from '@portal/schema/rest';
import sharp from 'sharp';

import { refuseField, type FieldName } from '../messages/index.ts';
import { Semaphore } from '../semaphore.ts';
import { refusals } from './refusals.ts';

/** A picture that was sent, as it will be kept: WebP, upright, without anything but its pixels. */
export interface Picture {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the bytes that were sent. */
  readonly sentSha256: Buffer;
}

const maxMegapixels = 50;
const maxPixels = maxMegapixels * 1_000_000;

/** No side of what is kept is longer, in pixels. */
const maxSide = 2_048;

/** A picture of as many pixels takes some three seconds on a core that others use too. */
const decodeSeconds = 20;

/** Each of those that wait holds its picture in memory. */
const maxQueue = 16;

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
  readonly #semaphore: Semaphore;

  constructor(onQueue?: (length: number) => void) {
    this.#semaphore = new Semaphore({
      atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
      maxQueue,
      overloaded: 'too many pictures to decode',
      onQueue,
    });
  }

  /**
   * Decodes a JPEG, PNG or WebP and encodes it anew, so that nothing of the file is kept but what its pixels show.
   * Refused with IMAGE_UNREADABLE for anything else and for what is broken, IMAGE_TOO_MANY_PIXELS by its header alone.
   */
  async read(bytes: Buffer): Promise<Picture> {
    // No other decoder is ever given a stranger's file.
    if (!signatures.test(bytes.toString('hex', 0, 12))) throw refusals.IMAGE_UNREADABLE();
    const picture = await this.#semaphore.run(() => encodeAnew(bytes));
    return { ...picture, sentSha256: sha256(bytes) };
  }
}

/** The first bytes of a JPEG, PNG and WebP in hexadecimal digits; the length field of a WebP may be anything. */
const signatures = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

async function encodeAnew(bytes: Buffer): Promise<Omit<Picture, 'sentSha256'>> {
  try {
    // Of several frames or pictures in one file the first. Size and format are looked at before a pixel is decoded.
    const { data, info } = await sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      pages: 1,
      autoOrient: true,
    })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the decoder has to say of a stranger's file, it cannot be read.
    throw error instanceof Error && error.message.includes('pixel limit')
      ? tooManyPixels()
      : refusals.IMAGE_UNREADABLE();
  }
}

const tooManyPixels = (): Error => refusals.IMAGE_TOO_MANY_PIXELS({ megapixels: maxMegapixels.toString() });
