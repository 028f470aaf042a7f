import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import type { ReviewKind } from '../../generated/schema.ts';

const loadLine = lazyImport(() => import('./UsualTimeLine.tsx'), ['reviews']);

/** How long a review of that kind usually takes, in a sentence after another; nothing where that is not known. */
export function UsualReviewTime({ kind }: { kind: ReviewKind }) {
  const loaded = useLazyImport(loadLine, true);
  return loaded === null ? null : <loaded.UsualTimeLine kind={kind} />;
}
