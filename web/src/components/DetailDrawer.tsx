import type { ReactNode } from 'react';
import { lazyImport, useLazyImport } from '../lib/lazyImport.ts';

export interface DetailDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const loadPanel = lazyImport(() => import('./DetailDrawerPanel.tsx'));

/** Details of a list item in a side drawer; a bottom sheet on a phone. */
export function DetailDrawer(props: DetailDrawerProps) {
  const panel = useLazyImport(loadPanel, props.open);
  return panel === null ? null : <panel.DetailDrawerPanel {...props} />;
}
