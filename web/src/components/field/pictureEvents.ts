import { useEffect, useEffectEvent, type RefObject } from 'react';

const frameOf = (element: Element | null) => element?.closest('[data-picture-field]') ?? null;

/** Takes a picture from the clipboard wherever the focus is, unless that is in another such field. */
export function usePastedPicture(frame: RefObject<HTMLElement | null>, onPaste: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const focused = frameOf(document.activeElement);
    if (file === undefined || event.defaultPrevented || (focused !== null && focused !== frame.current))
      return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** A file that is dropped beside the field does not open in the portal's place. */
export function useMissedDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', keep);
    document.addEventListener('drop', keep);
    return () => {
      document.removeEventListener('dragover', keep);
      document.removeEventListener('drop', keep);
    };
  }, []);
}
