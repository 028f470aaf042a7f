import { useSyncExternalStore } from 'react';

const key = 'hideAmounts';
const listeners = new Set<() => void>();

const isHidden = () => localStorage.getItem(key) === '1';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's switch arrives as a storage event.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function setHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Whether amounts are shown as dots on this device, in every tab, and how to change it. */
export function useHideAmounts(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden), setHidden];
}
