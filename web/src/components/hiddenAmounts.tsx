import { createContext, use, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useLocalStorage } from '../lib/useLocalStorage.ts';

/** Shows amounts in a part of the page however the member has set them: while it is printed. */
export const AmountsShown = createContext(false);

/** Null where no `AmountsFrame` is around. */
const Hidden = createContext<boolean | null>(null);

const key = 'hideAmounts';

/** The setting itself, on this device and in all tabs, for what changes it. */
export function useHideAmounts(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const [stored, store] = useLocalStorage(key);
  const setHidden = useCallback((hidden: boolean) => store(hidden ? '1' : null), [store]);
  return [stored === '1', setHidden];
}

/** Around all amounts: they change in pieces after the switch that was pressed, so that it answers at once. */
export function AmountsFrame({ children }: { children: ReactNode }) {
  const [hidden] = useHideAmounts();
  return <Hidden value={useDeferredValue(hidden)}>{children}</Hidden>;
}

/** Whether amounts are shown as dots. */
export function useAmountsHidden(): boolean {
  const given = use(Hidden);
  // Within a frame an amount does not ask for itself: it would change at once.
  const [stored] = useLocalStorage(given === null ? key : null);
  const isShown = use(AmountsShown);
  return (given ?? stored === '1') && !isShown;
}
