import { useCallback, useSyncExternalStore } from 'react';

/** What a browser refuses to store (a full disk, a private window) is kept as long as the page. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab keeps arrives as a storage event.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/**
 * A short text that this device keeps for a member beyond the session, in every tab, apart from every other member's:
 * null until something was kept, and while the member is not known.
 */
export function useKept(
  name: string,
  memberId: string | null,
): readonly [kept: string | null, keep: (value: string) => void] {
  const key = memberId === null ? null : `${name}.${memberId}`;
  const kept = useSyncExternalStore(subscribe, () => (key === null ? null : read(key)));
  const keep = useCallback(
    (value: string) => {
      if (key !== null) write(key, value);
    },
    [key],
  );
  return [kept, keep];
}
