/** Ends a session after the member's idle limit, even while the open portal polls. */
import { logOutIdle } from './logOut.ts';

/** What counts as use. A pointer that only moves does, because a member reads with it. */
const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How exactly it is known when the member did something, in ms. */
const resolution = 5_000;

/**
 * Watches until the returned function is called. Use in any tab counts for all, which notify each other on the channel.
 * @param limitMs how long the session may go unused
 * @param end called once when it was unused for that long
 */
export function watchIdle(
  limitMs: number,
  channel: BroadcastChannel,
  end: () => void = () => void logOutIdle(),
): () => void {
  let usedAt = Date.now();
  let isOver = false;
  const check = (): void => {
    if (isOver || Date.now() - usedAt < limitMs) return;
    isOver = true;
    end();
  };
  const use = (): void => {
    // The device may have slept: a use after the limit does not go on.
    check();
    if (isOver || Date.now() - usedAt < resolution) return;
    usedAt = Date.now();
    channel.postMessage(null);
  };
  const useElsewhere = (): void => {
    usedAt = Date.now();
  };
  for (const name of uses) window.addEventListener(name, use, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  channel.addEventListener('message', useElsewhere);
  const timer = setInterval(check, resolution);
  return () => {
    isOver = true;
    clearInterval(timer);
    channel.close();
    document.removeEventListener('visibilitychange', check);
    for (const name of uses) window.removeEventListener(name, use, { capture: true });
  };
}
