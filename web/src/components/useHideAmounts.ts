import { useCallback } from 'react';
import { useLocalStorage } from '../lib/useLocalStorage.ts';

/** Whether amounts are shown as dots, on this device and in all tabs. */
export function useHideAmounts(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const [stored, store] = useLocalStorage('hideAmounts');
  const setHidden = useCallback((hidden: boolean) => store(hidden ? '1' : null), [store]);
  return [stored === '1', setHidden];
}
