import { useEffect, useState, type ReactNode, type RefCallback } from 'react';

/** How far outside the viewport rows stay rendered, in px, so that fast scrolling finds them. */
const margin = 1500;

type Listener = (entry: IntersectionObserverEntry) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One IntersectionObserver for all blocks. */
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
  /** Renders the block: its content, or an empty box of `height` px. */
  children: (ref: RefCallback<Element>, height: number | null) => ReactNode;
}

/**
 * A block of a long list that is replaced by an empty box far outside the viewport, so that ten thousand rows cost as
 * much as fifty. A block with the focus stays.
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
