import type { ReactNode } from 'react';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { useOverlay } from '../../browser/useOverlay.ts';

export interface FloatingPanelProps {
  /** The element to open below; null while closed. */
  anchor: HTMLElement | null;
  label: string;
  /** In px; limited by the screen's width. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

const loadPanel = lazyImport(() => import('./FloatingPanelPopover.tsx'));

/** A popover below the field that opened it. */
export function FloatingPanel(props: FloatingPanelProps) {
  const panel = useLazyImport(loadPanel, props.anchor !== null);
  const close = useOverlay(props.anchor !== null, props.onClose);
  return panel === null ? null : <panel.FloatingPanelPopover {...props} onClose={close} />;
}
