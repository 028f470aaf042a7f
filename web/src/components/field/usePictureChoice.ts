import { useRef, useState } from 'react';
import { pictureProblem, type PictureProblem } from '../../lib/picture.ts';

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
): PictureChoice {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  /** Guards against an earlier file whose validation ends later. */
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
