import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the viewport a part is rendered, in px, so that scrolling finds it there. */
const margin = 600;

/** How long an opened page has for what it shows first, and for the member's first presses, in ms. */
const openingTime = 6_000;

/** Until all parts of an opened page were rendered: a later screen is rendered whole at once. */
let isOpening = true;

/** Renders of parts that the member has not come near yet, in the order of the page. */
const waiting = new Set<() => void>();

/** Calls back once the page is idle; not every browser reports that. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback);
}

/** One part after the other, so that the page answers between them. */
function renderNext(): void {
  const [render] = waiting;
  if (render === undefined) {
    isOpening = false;
    return;
  }
  waiting.delete(render);
  render();
  whenIdle(renderNext);
}

/** Renders once the page is idle. Returns how to take that back. */
function renderWhenIdle(render: () => void): () => void {
  if (waiting.size === 0) setTimeout(() => whenIdle(renderNext), openingTime);
  waiting.add(render);
  return () => waiting.delete(render);
}

export interface WhenNearProps {
  /** What the part takes up before it is rendered, in px: about its own height. */
  height: number;
  /** Whether to render at once, as when the address links to it. */
  isNeeded?: boolean;
  children: ReactNode;
}

/**
 * A part far down on the first screen, which is rendered when the member comes near it, and otherwise once the page
 * is idle: what is out of sight delays nothing that is in sight.
 */
export function WhenNear({ height, isNeeded = false, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(!isOpening);
  if (isNeeded && !isShown) setShown(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const show = () => startTransition(() => setShown(true));
    if (element.getBoundingClientRect().top < window.innerHeight + margin) {
      show();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      {
        rootMargin: `${margin}px 0px`,
      },
    );
    observer.observe(element);
    const cancel = renderWhenIdle(show);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);
  return isShown ? children : <div ref={box} style={{ height }} />;
}
