import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Takes the frame away that the page shows before (`index.html`), in the same moment in which the first screen is there:
 * the screen of a visitor, or what stands in the members' frame.
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  return children;
}
