import { useEffect, useState, type ReactNode, type RefCallback } from 'react';

/** How far outside the window, in px, rows are still there: a fast scroll finds them ready. */
const margin = 1500;

type Listener = (entry: IntersectionObserverEntry) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all blocks of all lists. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${margin}px 0px` },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

export interface WindowedProps {
  /** Draws the block: with its content, or `height` px of nothing in the same place. */
  children: (ref: RefCallback<Element>, height: number | null) => ReactNode;
}

/**
 * A block of a long list that leaves the document while it is far outside the window and holds its place, so that
 * ten thousand rows cost as much as the fifty in sight. What has the focus stays.
 */
export function Windowed({ children }: WindowedProps) {
  const [element, setElement] = useState<Element | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (element === null) return;
    return observe(element, ({ isIntersecting, target, boundingClientRect }) => {
      if (isIntersecting) setHeight(null);
      else if (!target.contains(document.activeElement)) setHeight((old) => old ?? boundingClientRect.height);
    });
  }, [element]);
  return children(setElement, height);
}
