import { useRef, useState } from 'react';
import { pictureProblem, type PictureProblem } from '../../lib/picture.ts';

/** A file that cannot be sent, and why. */
export interface RefusedFile {
  readonly file: File;
  readonly why: PictureProblem;
}

export interface PictureChoice {
  /** The latest file, where it cannot be sent; the picture before it stays chosen. */
  refused: RefusedFile | null;
  /** Looks at a file, and chooses it when it can be sent. */
  take: (file: File | undefined) => void;
  /** The chosen one cannot be shown after all. */
  refuse: (file: File) => void;
  remove: () => void;
}

/** Which picture is chosen: told by its content whether it can be sent, and the latest one counts. */
export function usePictureChoice(
  isDisabled: boolean,
  onChange: (picture: File | null) => void,
): PictureChoice {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  /** An earlier one that is still looked at has no say. */
  const latest = useRef<File | null>(null);

  async function look(file: File): Promise<void> {
    latest.current = file;
    const why = await pictureProblem(file);
    if (latest.current !== file) return;
    setRefused(why === null ? null : { file, why });
    if (why === null) onChange(file);
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
