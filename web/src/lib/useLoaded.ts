import { useCallback, useEffect, useState } from 'react';

/** Delay before a part is preloaded, in ms: the screen comes first. */
const quiet = 1_500;

/**
 * Lazily loads a part of a screen, such as what a button opens: preloaded shortly after mount, or at once by `load`; null
 * until loaded. A failed load is retried at the next call. `fetchPart` must be a module constant.
 */
export function useLoaded<T>(fetchPart: () => Promise<T>): { part: T | null; load: () => void } {
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null);
  const load = useCallback(() => {
    fetchPart().then(
      (part) => setLoaded((current) => current ?? { part }),
      () => undefined,
    );
  }, [fetchPart]);
  useEffect(() => {
    const timer = setTimeout(() => void fetchPart().catch(() => undefined), quiet);
    return () => clearTimeout(timer);
  }, [fetchPart]);
  return { part: loaded?.part ?? null, load };
}

/** Loads the part when `isOpen` becomes true; null until then. */
export function useLoadedWhen<T>(isOpen: boolean, fetchPart: () => Promise<T>): { part: T | null } {
  const { part, load } = useLoaded(fetchPart);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return { part };
}
