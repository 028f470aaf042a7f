import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { Overlays } from './overlays.ts';

/** Null without a router of the portal's: then what covers a screen has no history entry. */
export const OverlaysContext = createContext<Overlays | null>(null);

/**
 * Lets the browser's Back close what covers the screen (see `Overlays`). Returns what closes it in any other way, for its
 * button, Escape and backdrop; its content may also close it by its own state. `onLeave` is called instead of `onClose`
 * where the member goes to another screen from it.
 */
export function useOverlay(isOpen: boolean, onClose: () => void, onLeave: () => void = onClose): () => void {
  const overlays = useContext(OverlaysContext);
  const id = useRef<string | null>(null);
  const close = useEffectEvent((isBack: boolean) => (isBack ? onClose : onLeave)());
  useEffect(() => {
    if (!isOpen || overlays === null) return;
    const opened = overlays.open((isBack) => close(isBack));
    id.current = opened;
    return () => {
      id.current = null;
      overlays.forget(opened);
    };
  }, [isOpen, overlays]);
  return () => {
    if (overlays === null || id.current === null || !overlays.leave(id.current)) onClose();
  };
}
