import { useRef, useState } from 'react';
import { lazyImport } from '../../browser/lazyImport.ts';
import { preparePhoto } from '../../browser/photo.ts';
import { maxPictureBytes, pictureProblem, type PictureProblem } from '../../browser/picture.ts';

/** Redraws a chosen file. Rejects if it cannot be drawn. */
export type Drawing = (file: File) => Promise<File>;

export interface RefusedFile {
  readonly file: File;
  readonly why: PictureProblem;
}

export interface PictureChoice {
  /** The latest file if it was invalid; the previous picture stays chosen. */
  refused: RefusedFile | null;
  /** The latest file until its picture is chosen. */
  pending: File | null;
  /** Validates a file and chooses it when it is valid. */
  take: (file: File | undefined) => void;
  /** Rejects a chosen file that cannot be displayed. */
  refuse: (file: File) => void;
  remove: () => void;
}

/** Loaded when a PDF is chosen: larger than all other code of a screen. */
const loadPdf = lazyImport(() => import('../../browser/pdf.ts'));

/**
 * Returns the picture to send: the file itself if possible. A picture that is too large, or in a format that only the
 * browser can read, is redrawn; of a PDF the first page.
 */
async function pictureOf(file: File, draw?: Drawing): Promise<File | PictureProblem> {
  const problem = await pictureProblem(file);
  if (problem !== null && problem !== 'heic' && problem !== 'pdf') return problem;
  if (problem === null && draw === undefined && file.size <= maxPictureBytes) return file;
  try {
    const photo = problem === 'pdf' ? await (await loadPdf()).drawFirstPage(file) : file;
    const picture = await (draw ?? preparePhoto)(photo);
    return picture.size > maxPictureBytes ? 'tooLarge' : picture;
  } catch {
    return problem ?? 'broken';
  }
}

/** State of a picture field. Files are validated by content, and the latest one wins. */
export function usePictureChoice(
  isDisabled: boolean,
  onChange: (picture: File | null) => void,
  draw?: Drawing,
): PictureChoice {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [pending, setPending] = useState<File | null>(null);
  /** Guards against an earlier file whose validation ends later. */
  const latest = useRef<File | null>(null);

  async function look(file: File): Promise<void> {
    latest.current = file;
    setPending(file);
    const picture = await pictureOf(file, draw);
    if (latest.current !== file) return;
    setPending(null);
    const isRefused = typeof picture === 'string';
    setRefused(isRefused ? { file, why: picture } : null);
    if (!isRefused) onChange(picture);
  }
  return {
    refused,
    pending,
    take: (file) => {
      if (file !== undefined && !isDisabled) void look(file);
    },
    refuse: (file) => {
      setRefused({ file, why: 'broken' });
      onChange(null);
    },
    remove: () => {
      latest.current = null;
      setPending(null);
      setRefused(null);
      onChange(null);
    },
  };
}
