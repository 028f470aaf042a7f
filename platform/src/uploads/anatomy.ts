/** What a file is made of, without decoding a pixel: told from its bytes, never from a name or what somebody says. */
import { anatomyOfJpeg } from './jpeg.ts';
import { anatomyOfPng } from './png.ts';
import { anatomyOfWebp } from './webp.ts';

/** The parts of a picture that matter before it is decoded. */
export interface Anatomy {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** By its header; undefined when that is not there. */
  readonly pixels: number | undefined;
  /** Every part that holds no pixels: texts, profiles, thumbnails, and whatever else somebody put there. */
  readonly remarks: readonly Buffer[];
  /** Where the picture ends, by its own structure; undefined when it is broken before that. */
  readonly end: number | undefined;
}

/** The anatomy of a JPEG, PNG or WebP; undefined for anything else. */
export function anatomyOf(bytes: Buffer): Anatomy | undefined {
  return anatomyOfJpeg(bytes) ?? anatomyOfPng(bytes) ?? anatomyOfWebp(bytes);
}

/** Begins what is HTML, SVG, a script or a PDF, wherever a reader of those looks for it. */
const foreignText = /<(?:script|html|svg|iframe|!doctype|\?php)|%pdf-/i;
/** Begins a file of an archive (ZIP, and what is one: JAR, DOCX). */
const archive = Buffer.from('PK\x03\x04', 'latin1');

/** Whether the file is something else as well: for another program, within or behind the picture. */
export function isMixed(bytes: Buffer, anatomy: Anatomy): boolean {
  const { format, end, remarks } = anatomy;
  if (hidesSomething(remarks)) return true;
  return end !== undefined && !isHarmless(bytes.subarray(end), format);
}

const hidesSomething = (remarks: readonly Buffer[]): boolean =>
  remarks.some((part) => foreignText.test(part.toString('latin1')) || part.includes(archive));

/**
 * What may follow a picture: zeros, and behind a JPEG further whole JPEGs. The cameras of many phones write a preview
 * or a map of the highlights there.
 */
function isHarmless(rest: Buffer, format: Anatomy['format']): boolean {
  for (let at = 0; at < rest.length;) {
    if (rest[at] === 0) {
      at += 1;
      continue;
    }
    const next = format === 'jpeg' ? anatomyOfJpeg(rest.subarray(at)) : undefined;
    if (next?.end === undefined || hidesSomething(next.remarks)) return false;
    at += next.end;
  }
  return true;
}
