import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { uploadBytes } from '@portal/schema/rest';
import sharp, { type OutputInfo } from 'sharp';
import { Semaphore } from '../kernel/semaphore.ts';
import { refuseField, type FieldName } from '../messages/index.ts';
import { refusals } from './refusals.ts';

/** An uploaded picture as it is stored: WebP, upright, without metadata. */
export interface Picture {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes. */
  readonly sentSha256: Buffer;
}

const maxMegapixels = 50;
const maxPixels = maxMegapixels * 1_000_000;

/** Maximum side length of stored pictures, in pixels. */
const maxSide = 2_048;

/** Decoding the largest picture takes about three seconds on a shared core. */
const decodeSeconds = 20;

/** Waiting pictures are held in memory. The number per member is limited, and members take turns. */
const maxQueue = 16;
const maxQueueEach = 4;

/** Maximum size of a stored picture in bytes. */
const maxKeptBytes = 1_000_000;

/** A smaller upload may be stored with up to this many bytes, because a WebP of one pixel takes about forty. */
const minKeptBytes = 1_024;

/** Successive qualities and longer sides (in pixels) to shrink a picture that is too large. */
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

// Nothing is decoded twice, and members' pictures should not stay in memory.
sharp.cache(false);

/** Decodes the base64 of a request field; throws a refusal that names the field if it is malformed or over 5 MB. */
export function decodeBase64(field: FieldName, base64: string): Buffer {
  if (base64.length % 4 !== 0) throw refuseField(field, 'image');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > uploadBytes) throw refuseField(field, 'imageTooLarge');
  return bytes;
}

/** SHA-256 of uploaded bytes. */
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Decodes members' pictures. Decoding is expensive and triggered by strangers, so concurrency, time and pixels are
 * limited.
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
   * Decodes a JPEG, PNG or WebP and re-encodes it, so that only its pixels are kept, in fewer bytes than the upload.
   * Members take turns; pictures without a member share one turn.
   * Throws IMAGE_UNREADABLE for anything else and for damaged files, IMAGE_TOO_MANY_PIXELS by the header alone.
   */
  async read(bytes: Buffer, memberId?: bigint): Promise<Picture> {
    // Strangers' files must not reach any other decoder.
    if (!signatures.test(bytes.toString('hex', 0, 12))) throw refusals.IMAGE_UNREADABLE();
    const picture = await this.#semaphore.run(() => reencode(bytes), memberId);
    return { ...picture, sentSha256: sha256(bytes) };
  }
}

/** The first bytes of a JPEG, PNG and WebP in hexadecimal; the length field of a WebP may be anything. */
const signatures = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

async function reencode(bytes: Buffer): Promise<Omit<Picture, 'sentSha256'>> {
  try {
    // Reads only the first frame or picture. Size and format are checked before any pixel is decoded.
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
    // Any other decoder error means an unreadable file.
    throw error instanceof Error && error.message.includes('pixel limit')
      ? tooManyPixels()
      : refusals.IMAGE_UNREADABLE();
  }
}

interface Decoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Encodes pixels in fewer bytes than the upload: unchanged if possible, else with lower quality and size. */
async function encodeSmaller(
  { data, info }: Decoded,
  sent: Buffer,
): Promise<Pick<Picture, 'webp' | 'width' | 'height'>> {
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const most = Math.min(maxKeptBytes, Math.max(minKeptBytes, sent.length - 1));
  const webp = await pixels().webp({ quality: 82 }).toBuffer();
  if (webp.length <= most) return { webp, width, height };
  // Drawings and screenshots with few colours are smaller without loss; a photo would be slow and large.
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
