import { useRef, useState } from 'react';

export interface Action<A extends readonly unknown[]> {
  /** Runs it; while it runs, another call does nothing. */
  run: (...args: A) => Promise<void>;
  isRunning: boolean;
  /** What the latest run failed with; null while it runs and after a success. */
  error: unknown;
  /** What it failed with holds no longer: what was sent has been changed since. */
  forget: () => void;
}

/** Something that is sent once, however often its button is pressed, and whose failure stays in sight. */
export function useAction<A extends readonly unknown[]>(action: (...args: A) => Promise<void>): Action<A> {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (...args: A): Promise<void> => {
    // The state is set at the next render only; a second press may come before.
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setError(null);
    try {
      await action(...args);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { run, isRunning, error, forget: () => setError(null) };
}
