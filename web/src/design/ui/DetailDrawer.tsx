import type { ReactNode } from 'react';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { useOverlay } from '../../browser/useOverlay.ts';

export interface DetailDrawerPanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export interface DetailDrawerProps extends DetailDrawerPanelProps {
  /** The drawer is open by its address, so Back closes it anyway. */
  hasAddress?: boolean;
  /** In place of `onClose` where the member goes to another screen from it. */
  onLeave?: () => void;
}

const loadPanel = lazyImport(() => import('./DetailDrawerPanel.tsx'));

/** Details of a list item in a side drawer; a bottom sheet on a phone. */
export function DetailDrawer({ hasAddress = false, onLeave, ...props }: DetailDrawerProps) {
  const panel = useLazyImport(loadPanel, props.open);
  const close = useOverlay(props.open && !hasAddress, props.onClose, onLeave);
  return panel === null ? null : <panel.DetailDrawerPanel {...props} onClose={close} />;
}
