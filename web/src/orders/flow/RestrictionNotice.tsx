import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import type { RestrictedProps } from './Restricted.tsx';

/** Loaded only for the few members with closed operations. */
const loadRestricted = lazyImport(() => import('./Restricted.tsx'), ['restriction']);

/** Replaces a form whose operation is closed to the member: why, until when, and what the member can do. */
export function RestrictionNotice(props: RestrictedProps) {
  const loaded = useLazyImport(loadRestricted, true);
  return loaded === null ? <SkeletonRows count={5} height={72} gap={16} /> : <loaded.Restricted {...props} />;
}

/** Shown above a form of which a part needs a verified identity. */
export function IdentityHint() {
  const loaded = useLazyImport(loadRestricted, true);
  return loaded === null ? null : <loaded.PartlyRestricted />;
}
