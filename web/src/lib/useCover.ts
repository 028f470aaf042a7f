import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { Covers } from './covers.ts';

/** Null without a router of the portal's: then what covers a screen has no history entry. */
export const CoversContext = createContext<Covers | null>(null);

/**
 * Lets the browser's Back close what covers the screen (see `Covers`). Returns what closes it in any other way, for its
 * button, Escape and backdrop; its content may also close it by its own state. `onLeave` is called instead of `onClose`
 * where the member goes to another screen from it.
 */
export function useCover(isOpen: boolean, onClose: () => void, onLeave: () => void = onClose): () => void {
  const covers = useContext(CoversContext);
  const id = useRef<string | null>(null);
  const close = useEffectEvent((isBack: boolean) => (isBack ? onClose : onLeave)());
  useEffect(() => {
    if (!isOpen || covers === null) return;
    const opened = covers.open((isBack) => close(isBack));
    id.current = opened;
    return () => {
      id.current = null;
      covers.forget(opened);
    };
  }, [isOpen, covers]);
  return () => {
    if (covers === null || id.current === null || !covers.leave(id.current)) onClose();
  };
}
