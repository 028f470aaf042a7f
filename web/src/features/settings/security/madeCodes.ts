/**
 * Recovery codes that the member has not saved yet. The platform returns them once, so they are kept when the screen
 * closes: in memory only, until the member confirms them or the session ends.
 */
import { useSyncExternalStore } from 'react';
import { session } from '../../../data/session/session.ts';

interface MadeCodes {
  readonly codes: readonly string[];
  /** The form that made them. */
  readonly by: string;
}

let made: MadeCodes | null = null;
const listeners = new Set<() => void>();

/** Has the browser ask before the page goes, on whichever screen; not after the session, as they are gone then. */
const confirmLeaving = (event: BeforeUnloadEvent): void => {
  if (session.isLoggedIn()) event.preventDefault();
};

/** Keeps codes that were made just now; null once they are saved. */
export function storeUnsavedCodes(codes: MadeCodes | null): void {
  // An answer that comes after the end of the session is not kept.
  made = session.isLoggedIn() ? codes : null;
  if (made === null) window.removeEventListener('beforeunload', confirmLeaving);
  else window.addEventListener('beforeunload', confirmLeaving);
  for (const listener of listeners) listener();
}

session.onEnd(() => storeUnsavedCodes(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The codes that wait to be saved; null where there are none. */
export const useUnsavedCodes = (): MadeCodes | null => useSyncExternalStore(subscribe, () => made);
