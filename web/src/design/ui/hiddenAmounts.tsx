import { createContext, use, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useLocalStorage } from '../../browser/useLocalStorage.ts';

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

/**
 * Provides whether amounts are hidden: amounts update in a transition after the switch, so that the switch responds at
 * once.
 */
export function AmountsRoot({ children }: { children: ReactNode }) {
  const [hidden] = useHideAmounts();
  return <Hidden value={useDeferredValue(hidden)}>{children}</Hidden>;
}

/** Whether amounts are shown as dots. */
export function useAmountsHidden(): boolean {
  const given = use(Hidden);
  // Within a root an amount does not subscribe itself, which would update it synchronously.
  const [stored] = useLocalStorage(given === null ? key : null);
  const isShown = use(AmountsShown);
  return (given ?? stored === '1') && !isShown;
}
