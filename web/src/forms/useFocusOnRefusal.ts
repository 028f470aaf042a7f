import { useEffect, useRef } from 'react';

/**
 * Focuses the first control of the next attempt after a refusal: the confirmation field, or the button if there is
 * none, as with a passkey. Fields are disabled while an attempt runs, which takes the focus from them.
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
