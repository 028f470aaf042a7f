import { startTransition, useId, useState, type MouseEvent } from 'react';
import { useLazyImport, type LazyImport } from './lazyImport.ts';
import { useOverlay } from './useOverlay.ts';

/** Props that `usePopup` passes to the popup. */
export interface PopupProps {
  id: string;
  /** Null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** For its links, which close it by leading elsewhere. */
  onFollow: () => void;
}

/** A button with a lazily loaded popup. `loadPopup` must be a module constant. */
export function usePopup<T>(loadPopup: LazyImport<T>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const loaded = useLazyImport(loadPopup, anchor !== null);
  const isOpen = anchor !== null && loaded !== null;
  const onFollow = () => setAnchor(null);
  const onClose = useOverlay(anchor !== null, onFollow);
  return {
    /** Null until it is loaded. */
    loaded,
    popup: { id, anchor, onClose, onFollow } satisfies PopupProps,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // Built in pieces: on a slow phone the press is answered before the whole popup is.
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
        startTransition(() => setAnchor(currentTarget)),
    } as const,
  };
}
