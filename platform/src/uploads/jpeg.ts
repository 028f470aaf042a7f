import type { Anatomy } from './anatomy.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Start-of-frame markers: C0 to CF but for C4, C8 and CC, which mean other things. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** TEM and the restart markers: they stand alone. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The anatomy of a JPEG (ITU-T T.81, annex B); undefined when the bytes begin as none. */
export function anatomyOfJpeg(bytes: Buffer): Anatomy | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff) return undefined;
  const remarks: Buffer[] = [];
  let pixels: number | undefined;
  const broken = (): Anatomy => ({ format: 'jpeg', pixels, remarks, end: undefined });
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return broken();
    // Any number of FF may stand before a marker.
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    at += 1;
    if (marker === endOfImage) return { format: 'jpeg', pixels, remarks, end: at };
    if (marker === undefined || marker === 0 || marker === startOfImage) return broken();
    if (isAlone(marker)) continue;
    if (at + 2 > bytes.length) return broken();
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) return broken();
    if (isFrame(marker) && length >= 7) pixels ??= bytes.readUInt16BE(at + 3) * bytes.readUInt16BE(at + 5);
    if (marker !== startOfScan) remarks.push(bytes.subarray(at + 2, at + length));
    at += length;
    if (marker === startOfScan) at = endOfScan(bytes, at);
  }
}

/** Where the coded pixels of a scan end: at the next marker that is neither a restart nor a stuffed FF. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
