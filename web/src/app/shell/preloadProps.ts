import type { NavigationEntry } from '../collectNavigation.ts';

/** Props of a menu link that fetch its screen while the pointer or the focus rests on it. */
export function preloadProps({ Screen }: NavigationEntry) {
  return { onPointerEnter: Screen.preload, onFocus: Screen.preload };
}
