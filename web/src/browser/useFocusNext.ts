import { useEffect, useState } from 'react';

/**
 * Focuses an element where the control that had the focus is gone: the browser would leave the focus to the page, and a
 * keyboard would start over. Whatever has taken the focus meanwhile keeps it.
 */
export function focusIfLost(element: HTMLElement | null, options?: FocusOptions): void {
  if (document.activeElement === document.body) element?.focus(options);
}

/**
 * Returns a function that moves the focus when the focused control is about to be removed: after the next render, to
 * the first existing element with one of these ids.
 */
export function useFocusNext(): (...ids: readonly string[]) => void {
  const [next, setNext] = useState<readonly string[]>([]);
  useEffect(() => {
    const places = next.map((id) => document.getElementById(id));
    focusIfLost(places.find((place) => place !== null) ?? null);
  }, [next]);
  return (...ids) => setNext(ids);
}
