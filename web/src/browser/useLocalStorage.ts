import { useCallback, useSyncExternalStore } from 'react';

/** Fallback when the browser refuses to store (full disk, private window). */
const inMemory = new Map<string, string | null>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires for changes by other tabs.
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

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Removes a value of every member from localStorage, for example at sign-out. */
export function removeMemberLocalStorage(name: string): void {
  const isOfName = (key: string): boolean => key.startsWith(`${name}.`);
  let stored: readonly string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // Storage is blocked: values are in memory.
  }
  for (const key of new Set([...stored, ...inMemory.keys()])) if (isOfName(key)) write(key, null);
}

/** A localStorage value, shared by all tabs; null when unset or without a key. Setting null removes it. */
export function useLocalStorage(
  key: string | null,
): readonly [stored: string | null, store: (value: string | null) => void] {
  const stored = useSyncExternalStore(subscribe, () => (key === null ? null : read(key)));
  const store = useCallback(
    (value: string | null) => {
      if (key !== null) write(key, value);
    },
    [key],
  );
  return [stored, store];
}

/** A localStorage value of one member, shared by all tabs; null when unset and until the member is known. */
export const useMemberLocalStorage = (name: string, memberId: string | null) =>
  useLocalStorage(memberId === null ? null : `${name}.${memberId}`);
