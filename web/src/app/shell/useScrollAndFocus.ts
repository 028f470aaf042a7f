import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { screenEntryKey } from '../../browser/overlays.ts';
import { scrollOnceRendered } from '../../browser/scrollOnceRendered.ts';

/** How far each history entry was scrolled when it was left, in px. */
const offsets = new Map<string, number>();

/** Remembers how far an entry is scrolled; the answer is how far it was when it was left before. */
function useOffset(place: string) {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    before.current = offsets.get(place);
    // The browser would scroll the screen before, while the next one is on its way.
    window.history.scrollRestoration = 'manual';
    const remember = () => void offsets.set(place, window.scrollY);
    // A new address of the screen that is shown, such as a filter: it is scrolled already.
    if (before.current === undefined) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);
  return before;
}

/**
 * Scrolls a new screen to the top and one that the member returns to where they left it, and focuses the main element
 * so that screen readers announce the title. Does nothing within a screen.
 */
export function useScrollAndFocus(screen: string) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const place = screenEntryKey(location);
  const address = location.pathname + location.search;
  const before = useRef({ screen, address });
  const known = useOffset(place);
  useEffect(() => {
    const from = before.current;
    before.current = { screen, address };
    // The first screen of a page is read out by the browser itself.
    if (from.screen !== screen) main.current?.focus({ preventScroll: true });
    const offset = known.current;
    if (from.address !== address && offset !== undefined) return scrollOnceRendered(offset);
    if (from.screen !== screen) window.scrollTo(0, 0);
    return undefined;
  }, [screen, address, place, known]);
  return main;
}
