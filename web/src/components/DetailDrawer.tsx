import type { ReactNode } from 'react';
import { useLoadedWhen } from '../lib/useLoaded.ts';

export interface DetailDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const fetchPanel = () => import('./DetailDrawerPanel.tsx').then((module) => module.DetailDrawerPanel);

/** Details of a list item in a side drawer; a bottom sheet on a phone. */
export function DetailDrawer(props: DetailDrawerProps) {
  const { part: Panel } = useLoadedWhen(props.open, fetchPanel);
  return Panel === null ? null : <Panel {...props} />;
}
