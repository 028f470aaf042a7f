import { useCallback, useState } from 'react';

const draftKey = (name: string) => `draft.${name}`;

/** What is left of a draft after a reload; anything that is not a plain object of strings is dropped. */
function storedDraft<T extends Record<string, string>>(name: string, empty: T): T {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const kept = Object.entries(stored).filter(
      ([field, value]) => field in empty && typeof value === 'string',
    );
    return { ...empty, ...(Object.fromEntries(kept) as Partial<T>) };
  } catch {
    return empty;
  }
}

export interface Draft<T> {
  values: T;
  set: (changes: Partial<T>) => void;
  /** Back to empty, and forgotten. */
  clear: () => void;
  /** Forgotten, but still on this screen: for when it is about to be left. */
  forget: () => void;
}

/**
 * Fields of a form that survive a reload (the language switch reloads, spec §9) in this tab's sessionStorage.
 * Never give it a password, a code or a picture. `prefill` wins over what was stored.
 */
export function useDraft<T extends Record<string, string>>(
  name: string,
  empty: T,
  prefill: Partial<T> = {},
): Draft<T> {
  const [values, setValues] = useState<T>(() => ({ ...storedDraft(name, empty), ...prefill }));
  const set = useCallback(
    (changes: Partial<T>) =>
      setValues((current) => {
        const next = { ...current, ...changes };
        sessionStorage.setItem(draftKey(name), JSON.stringify(next));
        return next;
      }),
    [name],
  );
  const forget = useCallback(() => sessionStorage.removeItem(draftKey(name)), [name]);
  const clear = useCallback(() => {
    forget();
    setValues(empty);
  }, [forget, empty]);
  return { values, set, clear, forget };
}
