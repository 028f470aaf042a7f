import { useEffect, useEffectEvent, type RefObject } from 'react';

const frameOf = (element: Element | null) => element?.closest('[data-picture-field]') ?? null;

/** Accepts pasted pictures wherever the focus is, unless it is in another picture field. */
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

/** Keeps the browser from opening a file that is dropped beside the field. */
export function usePreventStrayDrops(): void {
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
