import { useCallback, useState } from 'react';
import { draftKey } from '../data/session/session.ts';

/** Restores a draft, dropping anything that is not a string value. */
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
  /** Resets the values and deletes the stored draft. */
  clear: () => void;
  /** Deletes the stored draft but keeps the values on screen, for a form that is about to close. */
  forget: () => void;
}

/**
 * Form values that survive a reload (switching the language reloads, spec §9) and, for the same member, the loss of the
 * session, stored in sessionStorage. Never use it for passwords, codes or pictures. `prefill` overrides stored values.
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
