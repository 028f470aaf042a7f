/** Largest picture to send, in bytes. */
export const maxPictureBytes = 5_000_000;

/**
 * Largest file to choose, in bytes: phone cameras produce larger files than the portal sends. A larger picture is
 * redrawn.
 */
export const maxPhotoBytes = 40_000_000;

/**
 * `accept` of file inputs. Only a hint: the content decides. HEIC is omitted, because Safari then still offers such
 * photos and re-encodes them as the first of these.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** `accept` of inputs for files, of which PDFs are drawn. */
export const fileTypes = `${pictureTypes},application/pdf`;

/** Why a file is rejected. */
export type PictureProblem = 'empty' | 'tooLarge' | 'heic' | 'pdf' | 'type' | 'broken';

/** Bytes needed to recognise a format. */
const headLength = 16;

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.slice(from, to));
const begins = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, i) => head[i] === byte);

/** Detects the format from the first bytes. */
function kindOf(head: Uint8Array): 'picture' | 'heic' | 'pdf' | null {
  const isJpeg = begins(head, [0xff, 0xd8, 0xff]);
  const isPng = begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP';
  if (isJpeg || isPng || isWebp) return 'picture';
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf';
  // The photo format of many phones, which the platform cannot read, and few browsers can draw.
  const isHeic =
    ascii(head, 4, 8) === 'ftyp' && /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(ascii(head, 8, 12));
  return isHeic ? 'heic' : null;
}

/**
 * Checks that a file is a JPEG, PNG or WebP within the size limit; null when it is. `heic` and `pdf` may still be
 * drawn.
 */
export async function pictureProblem(file: File, maxBytes = maxPhotoBytes): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty';
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    // Moved or deleted since it was chosen.
    return 'broken';
  }
  const kind = kindOf(head);
  if (kind === null) return 'type';
  if (file.size > maxBytes) return 'tooLarge';
  return kind === 'picture' ? null : kind;
}

/** `1.2 MB`, the same in every language. Rounds up, so that a file above a limit never seems to meet it. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
