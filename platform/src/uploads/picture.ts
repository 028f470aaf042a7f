import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { uploadBytes } from '@portal/schema/rest';
import sharp, { type OutputInfo } from 'sharp';

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

/** Each of those that wait holds its picture in memory. Of one member only so many wait, and members take turns. */
const maxQueue = 16;
const maxQueueEach = 4;

/** What is kept has at most so many bytes. */
const maxKeptBytes = 1_000_000;

/** A file of fewer bytes may be kept in as many as these: a WebP of one pixel has some forty. */
const minKeptBytes = 1_024;

/** How a picture that is too large so far is made smaller, until it is not: the quality, and the longer side in pixels. */
const smaller = [
  [65, maxSide],
  [55, 1_600],
  [45, 1_200],
  [35, 900],
  [25, 600],
  [20, 300],
  [10, 100],
  [1, 16],
] as const;

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
      maxQueueEach,
      overloaded: 'too many pictures to decode',
      onQueue,
    });
  }

  /**
   * Decodes a JPEG, PNG or WebP and encodes it anew, so that nothing of the file is kept but what its pixels show, in fewer
   * bytes than it came. The members' pictures take turns; those of no member are of one.
   * Refused with IMAGE_UNREADABLE for anything else and for what is broken, IMAGE_TOO_MANY_PIXELS by its header alone.
   */
  async read(bytes: Buffer, memberId?: bigint): Promise<Picture> {
    // No other decoder is ever given a stranger's file.
    if (!signatures.test(bytes.toString('hex', 0, 12))) throw refusals.IMAGE_UNREADABLE();
    const picture = await this.#semaphore.run(() => encodeAnew(bytes), memberId);
    return { ...picture, sentSha256: sha256(bytes) };
  }
}

/** The first bytes of a JPEG, PNG and WebP in hexadecimal digits; the length field of a WebP may be anything. */
const signatures = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

async function encodeAnew(bytes: Buffer): Promise<Omit<Picture, 'sentSha256'>> {
  try {
    // Of several frames or pictures in one file the first. Size and format are looked at before a pixel is decoded.
    const decoded = await sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      pages: 1,
      autoOrient: true,
    })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: decodeSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await encodeSmaller(decoded, bytes);
  } catch (error) {
    // Whatever the decoder has to say of a stranger's file, it cannot be read.
    throw error instanceof Error && error.message.includes('pixel limit')
      ? tooManyPixels()
      : refusals.IMAGE_UNREADABLE();
  }
}

interface Decoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Encodes pixels in fewer bytes than they came in: as they are if possible, else with less quality and a smaller size. */
async function encodeSmaller(
  { data, info }: Decoded,
  sent: Buffer,
): Promise<Pick<Picture, 'webp' | 'width' | 'height'>> {
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const most = Math.min(maxKeptBytes, Math.max(minKeptBytes, sent.length - 1));
  const webp = await pixels().webp({ quality: 82 }).toBuffer();
  if (webp.length <= most) return { webp, width, height };
  // A drawing or a screen of few colours takes less without loss; of a photo that would be long and large.
  if (sent[0] !== jpegStart) {
    const exact = await pixels().webp({ lossless: true, effort: 2 }).toBuffer();
    if (exact.length <= most) return { webp: exact, width, height };
  }
  for (const [quality, side] of smaller) {
    const less = await pixels()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    if (less.data.length <= most)
      return { webp: less.data, width: less.info.width, height: less.info.height };
  }
  throw new Error('a picture of 16 pixels is not smaller than a kilobyte');
}

/** The first byte of a JPEG. */
const jpegStart = 0xff;

const tooManyPixels = (): Error => refusals.IMAGE_TOO_MANY_PIXELS({ megapixels: maxMegapixels.toString() });
