/** Valid and invalid pictures for uploads. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp';

/** A picture of this size, different for each `tint`. */
export function createPicture(
  format: Format,
  { width = 60, height = 40, tint = 120 }: { width?: number; height?: number; tint?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: tint, g: 200, b: 80 } } })
    .toFormat(format)
    .toBuffer();
}

/** One chunk of a PNG. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of a hundred bytes whose header claims this size. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts a segment after the start of a JPEG: FE is a comment, E0 to EF are for applications. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** Appends a chunk to a WebP and updates its size. */
export function withWebpChunk(webp: Buffer, type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  const all = Buffer.concat([webp, head, content, Buffer.alloc(content.length % 2)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

/** The smallest valid zip archive: one empty file. */
export const zip = Buffer.concat([
  Buffer.from('504b03040a0000000000000000000000000000000000000000000100000061', 'hex'),
  Buffer.from(
    '504b01021e030a00000000000000000000000000000000000000000001000000000000000000000000000000000061',
    'hex',
  ),
  Buffer.from('504b050600000000010001002f0000001f0000000000', 'hex'),
]);
