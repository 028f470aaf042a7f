import { createContext, useCallback, useContext } from 'react';
import { useLocalStorage } from '../lib/useLocalStorage.ts';

/** Shows amounts in a part of the page however the member has set them: while it is printed. */
export const AmountsShown = createContext(false);

/** Whether amounts are shown as dots, on this device and in all tabs. */
export function useHideAmounts(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const [stored, store] = useLocalStorage('hideAmounts');
  const isShown = useContext(AmountsShown);
  const setHidden = useCallback((hidden: boolean) => store(hidden ? '1' : null), [store]);
  return [stored === '1' && !isShown, setHidden];
}
