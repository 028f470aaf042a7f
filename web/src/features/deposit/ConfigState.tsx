import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';

/** What stands there before the rules are in: their place, or why they could not be had. */
export function ConfigState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== undefined && error !== null) return <ErrorPanel error={error} onRetry={onRetry} />;
  return <SkeletonRows count={3} height={72} gap={16} />;
}
