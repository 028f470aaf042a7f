import { useEffect, useRef } from 'react';

/**
 * Focuses what the next attempt begins with, once one was refused: the field for what confirms it, or the button where
 * there is none, as with a passkey. Fields are disabled while an attempt runs, which takes the focus from them.
 * @param refusal null while there is none, and while an attempt runs
 */
export function useFocusOnRefusal(refusal: unknown) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    (field.current ?? button.current)?.focus();
    field.current?.select();
  }, [refusal]);
  return { field, button };
}
