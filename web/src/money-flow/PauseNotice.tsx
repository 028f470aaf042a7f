import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { lazyImport, useLazyImport } from '../lib/lazyImport.ts';
import type { PausedProps } from './Paused.tsx';

/** Loaded for the few members whose operations are paused. */
const loadPaused = lazyImport(() => import('./Paused.tsx'), ['pause']);

/** Replaces a form whose operation is paused: why, until when, and whom to contact. */
export function PauseNotice(props: PausedProps) {
  const loaded = useLazyImport(loadPaused, true);
  return loaded === null ? <SkeletonRows count={5} height={72} gap={16} /> : <loaded.Paused {...props} />;
}
