import type { Anatomy } from './anatomy.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Length and type before a chunk's content, its checksum behind it. */
const chunkHeader = 8;
const chunkChecksum = 4;

/** The anatomy of a PNG (ISO/IEC 15948); undefined when the bytes begin as none. */
export function anatomyOfPng(bytes: Buffer): Anatomy | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const remarks: Buffer[] = [];
  let pixels: number | undefined;
  let at = signature.length;
  while (at + chunkHeader + chunkChecksum <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + chunkHeader, at + chunkHeader + length);
    at += chunkHeader + length + chunkChecksum;
    if (type === 'IHDR' && content.length >= 8) pixels ??= content.readUInt32BE(0) * content.readUInt32BE(4);
    if (type !== 'IDAT') remarks.push(content);
    if (type === 'IEND' && at <= bytes.length) return { format: 'png', pixels, remarks, end: at };
  }
  return { format: 'png', pixels, remarks, end: undefined };
}
