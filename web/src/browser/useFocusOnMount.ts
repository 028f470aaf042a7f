import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it mounts, so that screen readers continue there. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
