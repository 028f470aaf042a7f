import { createContext } from 'react';
import type { LazyComponent } from '../browser/lazyImport.ts';
import type { HoldReason } from '../generated/schema.ts';

/** A panel that a feature shows on the dashboard. */
export interface OfferedPanel {
  /** Shown while credits of the member are held for this reason. */
  readonly holds: HoldReason;
  readonly Panel: LazyComponent;
}

/** Provided by the shell, because features do not import each other's panels. */
export const DashboardPanels = createContext<readonly OfferedPanel[]>([]);
