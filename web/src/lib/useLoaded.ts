import { useCallback, useEffect, useState } from 'react';

/** How long after it appears a part is fetched ahead, in ms: by then the screen is ready to be used. */
const quiet = 1_500;

/**
 * A part of a screen that is not needed before it is asked for, such as what a button opens. It is fetched when the
 * browser has been idle for a moment, or at once by `load`; null until then. What cannot be fetched is tried again at
 * the next call, and nothing breaks. `fetchPart` is a constant of the module.
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

/** The same for a part that opens: `part` is null until `isOpen` was true once and it has come. */
export function useLoadedWhen<T>(isOpen: boolean, fetchPart: () => Promise<T>): { part: T | null } {
  const { part, load } = useLoaded(fetchPart);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return { part };
}
