import { useRef, useState } from 'react';
import { pictureProblem, type PictureProblem } from '../../lib/picture.ts';

/** How a chosen file becomes the picture that is sent. */
export interface Drawing {
  /** The largest file to choose; what is made of it is smaller. */
  readonly maxBytes: number;
  /** Rejects for what cannot be drawn. */
  readonly prepare: (file: File) => Promise<File>;
}

export interface RefusedFile {
  readonly file: File;
  readonly why: PictureProblem;
}

export interface PictureChoice {
  /** The latest file if it was invalid; the previous picture stays chosen. */
  refused: RefusedFile | null;
  /** Validates a file and chooses it when it is valid. */
  take: (file: File | undefined) => void;
  /** Rejects a chosen file that cannot be displayed. */
  refuse: (file: File) => void;
  remove: () => void;
}

/** State of a picture field. Files are validated by content, and the latest one wins. */
export function usePictureChoice(
  isDisabled: boolean,
  onChange: (picture: File | null) => void,
  draw?: Drawing,
): PictureChoice {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  /** Guards against an earlier file whose validation ends later. */
  const latest = useRef<File | null>(null);

  async function look(file: File): Promise<void> {
    latest.current = file;
    let why = await pictureProblem(file, draw?.maxBytes);
    const picture = why === null && draw !== undefined ? await draw.prepare(file).catch(() => null) : file;
    if (picture === null) why = 'broken';
    if (latest.current !== file) return;
    setRefused(why === null ? null : { file, why });
    if (why === null) onChange(picture);
  }
  return {
    refused,
    take: (file) => {
      if (file !== undefined && !isDisabled) void look(file);
    },
    refuse: (file) => {
      setRefused({ file, why: 'broken' });
      onChange(null);
    },
    remove: () => {
      latest.current = null;
      setRefused(null);
      onChange(null);
    },
  };
}
