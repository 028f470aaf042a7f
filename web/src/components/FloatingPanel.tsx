import type { ReactNode } from 'react';
import { useLoadedWhen } from '../lib/useLoaded.ts';

export interface FloatingPanelProps {
  /** What it opens under; null while it is closed. */
  anchor: HTMLElement | null;
  label: string;
  /** px; on a narrower screen it is as wide as the screen allows. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

const fetchPanel = () => import('./FloatingPanelPopover.tsx').then((module) => module.FloatingPanelPopover);

/** A panel under the field that opened it. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { part: Panel } = useLoadedWhen(props.anchor !== null, fetchPanel);
  return Panel === null ? null : <Panel {...props} />;
}
