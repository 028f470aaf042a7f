const key = 'reloadedForChunk';

/** How long a reload counts as tried, in ms: a release an hour later may need one again. */
const triedFor = 60_000;

/**
 * After a release, a page that is open asks for chunks that are gone. One reload fetches the new release; a second
 * within a minute would be a loop, so then the failure goes where it came from.
 */
export function recoverStaleChunks(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < triedFor) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
