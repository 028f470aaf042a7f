/**
 * Recovery codes that were made and not yet saved. They are told once, so that they outlast the screen until the member
 * says that they have them: in memory alone, and no longer than the session.
 */
import { useSyncExternalStore } from 'react';
import { session } from '../../../session/session.ts';

interface MadeCodes {
  readonly codes: readonly string[];
  /** The form that made them. */
  readonly by: string;
}

let made: MadeCodes | null = null;
const listeners = new Set<() => void>();

/** Has the browser ask before the page goes, on whichever screen; not after the session, as they are gone then. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if (session.isLoggedIn()) event.preventDefault();
};

/** Keeps codes that were made just now; null once they are saved. */
export function keepMadeCodes(codes: MadeCodes | null): void {
  // An answer that comes after the end of the session is not kept.
  made = session.isLoggedIn() ? codes : null;
  if (made === null) window.removeEventListener('beforeunload', askBeforeLeaving);
  else window.addEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

session.onEnd(() => keepMadeCodes(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The codes that wait to be saved; null where there are none. */
export const useMadeCodes = (): MadeCodes | null => useSyncExternalStore(subscribe, () => made);
