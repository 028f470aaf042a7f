import { useOutletContext } from 'react-router-dom';
import type { creditSections, SectionScreen } from '../../lib/creditSections.ts';

/** The section that stands around a screen, and which of its screens that is. */
export interface OpenSection {
  readonly section: (typeof creditSections)[number];
  readonly screen: SectionScreen;
}

/** What the section tells the screen within it. */
export const useSection = (): OpenSection => useOutletContext<OpenSection>();
