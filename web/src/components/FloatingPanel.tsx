import type { ReactNode } from 'react';
import { useLoadedWhen } from '../lib/useLoaded.ts';

export interface FloatingPanelProps {
  /** The element to open below; null while closed. */
  anchor: HTMLElement | null;
  label: string;
  /** In px; limited by the screen's width. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

const fetchPanel = () => import('./FloatingPanelPopover.tsx').then((module) => module.FloatingPanelPopover);

/** A popover below the field that opened it. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { part: Panel } = useLoadedWhen(props.anchor !== null, fetchPanel);
  return Panel === null ? null : <Panel {...props} />;
}
