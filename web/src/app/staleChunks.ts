const key = 'reloadedForChunk';

/** How long a reload counts as tried, in ms: a release an hour later may need one again. */
const triedFor = 60_000;

/** Whether the portal is served in another release than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  const names = scripts.map(({ src }) => src.split('/').at(-1) ?? '');
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  if (!page.ok) return false;
  const served = await page.text();
  return names.some((name) => !served.includes(name));
}

/**
 * After a release, a page that is open asks for chunks that are gone. One reload fetches the new release; a second
 * within a minute would be a loop. A chunk that failed for another reason, such as a lost connection, is retried by
 * `lazyImport`: a reload would take away what the member sees, and might fail too.
 */
export function recoverStaleChunks(
  reload: () => void = () => window.location.reload(),
  outdated: () => Promise<boolean> = isOutdated,
): void {
  let checking = false;
  async function check(): Promise<void> {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (checking || Date.now() - last < triedFor) return;
    checking = true;
    try {
      if (!(await outdated())) return;
      sessionStorage.setItem(key, String(Date.now()));
      reload();
    } catch {
      // The server cannot be reached: nothing is known of its release.
    } finally {
      checking = false;
    }
  }
  window.addEventListener('vite:preloadError', () => void check());
}
