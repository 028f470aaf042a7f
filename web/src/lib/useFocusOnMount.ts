import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element when it appears, so that a screen reader reads on from there. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
