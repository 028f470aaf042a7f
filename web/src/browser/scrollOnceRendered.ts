/** How long to wait for the screen's full height, in ms. */
const timeout = 3_000;

/** Events of a member who scrolls. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Restores a scroll position once the screen is high enough. Returns a function that gives up. */
export function scrollOnceRendered(offset: number): () => void {
  const isRendered = () => {
    window.scrollTo(0, offset);
    return Math.abs(window.scrollY - offset) < 1;
  };
  if (isRendered()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (isRendered()) stop();
  });
  const timer = setTimeout(() => stop(), timeout);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const inputEvent of inputEvents) window.removeEventListener(inputEvent, stop);
  };
  for (const hand of inputEvents) window.addEventListener(hand, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
