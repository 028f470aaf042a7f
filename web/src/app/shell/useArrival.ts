import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../../lib/covers.ts';
import { scrollWhenThere } from '../../lib/scrollWhenThere.ts';

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
 * A new screen begins at its top, one that the member comes back to where it was left, and a screen reader is told its
 * title. Within a screen, where it begins is its own matter.
 */
export function useArrival(screen: string) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const place = placeOf(location);
  const address = location.pathname + location.search;
  const before = useRef({ screen, address });
  const known = useOffset(place);
  useEffect(() => {
    const from = before.current;
    before.current = { screen, address };
    // The first screen of a page is read out by the browser itself.
    if (from.screen !== screen) main.current?.focus({ preventScroll: true });
    const offset = known.current;
    if (from.address !== address && offset !== undefined) return scrollWhenThere(offset);
    if (from.screen !== screen) window.scrollTo(0, 0);
    return undefined;
  }, [screen, address, place, known]);
  return main;
}
