import { useEffect, useEffectEvent, type RefObject } from 'react';

const frameOf = (element: Element | null) => element?.closest('[data-picture-field]') ?? null;

/** Accepts pasted pictures wherever the focus is, unless it is in another picture field. */
export function usePastedPicture(frame: RefObject<HTMLElement | null>, onPaste: (file: File) => void): void {
  const takePicture = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const focused = frameOf(document.activeElement);
    if (file === undefined || event.defaultPrevented || (focused !== null && focused !== frame.current))
      return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => takePicture(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Prevents the browser from opening a file that is dropped next to the field. */
export function usePreventStrayDrops(): void {
  useEffect(() => {
    const preventDefault = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', preventDefault);
    document.addEventListener('drop', preventDefault);
    return () => {
      document.removeEventListener('dragover', preventDefault);
      document.removeEventListener('drop', preventDefault);
    };
  }, []);
}

/** The file that was chosen. Resets the input, so that the same file can be chosen again after it changed. */
export function takeChosenFile(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0];
  input.value = '';
  return file;
}
