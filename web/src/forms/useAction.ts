import { useRef, useState } from 'react';
import { dismissErrors } from '../data/graphql/report.ts';

export interface Action<A extends readonly unknown[]> {
  /** Ignored while a run is in progress. */
  run: (...args: A) => Promise<void>;
  isRunning: boolean;
  /** Error of the latest run; null while it runs and after a success. */
  error: unknown;
}

/**
 * Runs an async action once no matter how often it is triggered, and keeps its error. A new run closes what is left of
 * earlier failures.
 */
export function useAction<A extends readonly unknown[]>(action: (...args: A) => Promise<void>): Action<A> {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (...args: A): Promise<void> => {
    // A ref, because a second press can come before the next render.
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setError(null);
    dismissErrors();
    try {
      await action(...args);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { run, isRunning, error };
}
