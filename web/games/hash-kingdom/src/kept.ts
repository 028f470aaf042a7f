/**
 * What the page keeps in this tab. Without `GAME_ORIGIN` the page is sandboxed and has no
 * storage: what it keeps lasts until a reload.
 */
const memory = new Map<string, string>();

function storageOf(name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    // Throws in a sandbox, and where the member has storage blocked.
    return null;
  }
}

/** The value, or null. */
export const getKept = (storage: 'sessionStorage' | 'localStorage', key: string): string | null =>
  storageOf(storage)?.getItem(key) ?? memory.get(key) ?? null;

/** Keeps a value. */
export function keep(storage: 'sessionStorage' | 'localStorage', key: string, value: string): void {
  const found = storageOf(storage);
  if (found === null) memory.set(key, value);
  else found.setItem(key, value);
}
