/** Takes a failed navigation back; false if it is no longer the current one, or has no screen to go back to. */
type TakeBack = () => boolean;

/** Returns how to take the current navigation back; null while none is under way. */
type NavigationGuard = () => TakeBack | null;

let guard: NavigationGuard = () => null;

/** Registers the router; returns how to remove it again. */
export function setNavigationGuard(next: NavigationGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = () => null;
  };
}

/** Called when a screen's code starts to load: returns how to undo the navigation that needs it, null if none does. */
export const getPendingNavigation = (): TakeBack | null => guard();
