import { useId, useState, type MouseEvent } from 'react';
import { useLoaded } from './useLoaded.ts';

/** Props that `usePopup` passes to the popup. */
export interface PopupProps {
  id: string;
  /** Null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/**
 * A button with a lazily loaded popup. `fetchPopup` must be a module constant:
 * `const fetchPopup = () => import('./XPopup.tsx').then((m) => m.XPopup)`.
 */
export function usePopup<T>(fetchPopup: () => Promise<T>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { part, load } = useLoaded(fetchPopup);
  const isOpen = anchor !== null && part !== null;
  return {
    Popup: part,
    popup: { id, anchor, onClose: () => setAnchor(null) } satisfies PopupProps,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: load,
      onFocus: load,
      onClick: (event: MouseEvent<HTMLElement>) => {
        setAnchor(event.currentTarget);
        load();
      },
    } as const,
  };
}
