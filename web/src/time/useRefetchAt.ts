import { useEffect, useEffectEvent } from 'react';
import { useHasPassed } from './useHasPassed.ts';

/** Refetches when the next of these instants passes, ISO 8601. */
export function useRefetchAt(instants: readonly string[], refetch: () => void): void {
  const [next = null] = instants.toSorted();
  const hasPassed = useHasPassed(next);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (hasPassed) refetchNow();
  }, [hasPassed]);
}
