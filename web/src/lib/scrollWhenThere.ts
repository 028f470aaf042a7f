/** How long a screen may take to be as high as it was, in ms. */
const patience = 3_000;

/** What shows that the member scrolls by themselves. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where a screen was left, once it is high enough for that. Returns what gives it up. */
export function scrollWhenThere(offset: number): () => void {
  const isThere = () => {
    window.scrollTo(0, offset);
    return Math.abs(window.scrollY - offset) < 1;
  };
  if (isThere()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
