import type { Anatomy } from './anatomy.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const fileHeader = 12;
const chunkHeader = 8;

/** Chunks of pixels, and of how they are arranged. */
const ofPixels = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** The anatomy of a WebP (RFC 9649); undefined when the bytes begin as none. */
export function anatomyOfWebp(bytes: Buffer): Anatomy | undefined {
  if (bytes.length < fileHeader || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = chunkHeader + bytes.readUInt32LE(4);
  const remarks: Buffer[] = [];
  let pixels: number | undefined;
  let at = fileHeader;
  while (at + chunkHeader <= Math.min(end, bytes.length)) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + chunkHeader, at + chunkHeader + length);
    pixels ??= pixelsOf(type, content);
    if (!ofPixels.has(type)) remarks.push(content);
    // Chunks begin at even places.
    at += chunkHeader + length + (length % 2);
  }
  return { format: 'webp', pixels, remarks, end: at === end && end <= bytes.length ? end : undefined };
}

function pixelsOf(type: string, content: Buffer): number | undefined {
  if (content.length < 10) return undefined;
  switch (type) {
    case 'VP8X':
      return (content.readUIntLE(4, 3) + 1) * (content.readUIntLE(7, 3) + 1);
    case 'VP8 ':
      return (content.readUInt16LE(6) & 0x3fff) * (content.readUInt16LE(8) & 0x3fff);
    case 'VP8L': {
      const bits = content.readUInt32LE(1);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    }
    default:
      return undefined;
  }
}
