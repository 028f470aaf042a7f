// Keeps the page and its code on the device, so that a later visit starts without waiting for the network. Answers of
// the API are never kept. Every page of the origin can write to the cache, so what is kept is served only if its
// SHA-256 is the release's. The build adds the call of `keep` with the files of the release and their hashes
// (`serviceWorker.ts`).

/** How long the server may take to send the page before the kept one is shown, in ms. */
const maxWaitMs = 1500;

/**
 * * How long a kept page is shown without waiting for the server, in ms: a tab stays open in its release for longer. A
 * reload always asks for the release that is served.
 */
const freshMs = 10 * 60_000;

const cacheName = 'portal';

/** @param {{ readonly page: string, readonly files: Readonly<Record<string, string>> }} release SHA-256 in base64 of the page and of each file */
// eslint-disable-next-line no-unused-vars -- The build adds the call.
function keep({ page, files }) {
  const scope = new URL('./', location.href).href;
  const known = new Map(Object.entries(files).map(([file, hash]) => [scope + file, hash]));

  addEventListener('install', (event) => {
    const install = async () => {
      const cache = await caches.open(cacheName);
      const icon = `${scope}favicon.svg`;
      await cache.addAll([new Request(scope, { cache: 'reload' }), verified(icon)]);
      await skipWaiting();
    };
    event.waitUntil(install());
  });

  addEventListener('activate', (event) => {
    const activate = async () => {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      const outdated = kept.filter(({ url }) => url !== scope && !known.has(url));
      await Promise.all(outdated.map((request) => cache.delete(request)));
      await registration.navigationPreload?.enable();
      await clients.claim();
    };
    event.waitUntil(activate());
  });

  /** A request for a file that the browser refuses to answer with other content. */
  function verified(url) {
    return new Request(url, { integrity: `sha256-${known.get(url)}` });
  }

  /** The page as the build made it: without the settings of the site, which the gateway adds to its first tag. */
  async function readPage(answer) {
    const added = / data-default-locale="[\w-]*" data-share-session="\w*"/;
    return new TextEncoder().encode((await answer.text()).replace(added, ''));
  }

  /** The kept answer if its content has this hash; another one is removed. */
  async function matchVerified(cache, url, hash, read = (answer) => answer.arrayBuffer()) {
    const kept = await cache.match(url);
    if (kept === undefined) return undefined;
    const digest = await crypto.subtle.digest('SHA-256', await read(kept.clone()));
    if (btoa(String.fromCharCode(...new Uint8Array(digest))) === hash) return kept;
    await cache.delete(url);
    return undefined;
  }

  /** Fetches a file with a content hash in its name, and caches it. */
  async function fetchFile(cache, request) {
    const answer = await fetch(verified(request.url));
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  }

  async function answerFile({ request }) {
    const cache = await caches.open(cacheName);
    return (await matchVerified(cache, request.url, known.get(request.url))) ?? fetchFile(cache, request);
  }

  /** Whether the server sent the page a moment ago. A device whose clock is far off finds none that is. */
  function isFresh(kept) {
    const age = Date.now() - Date.parse(kept.headers.get('date') ?? '');
    return age >= 0 && age < freshMs;
  }

  /**
   * * The page of the release that is served now, so that no member stays on an old one; the kept one where it is
   * fresh, or the server is late.
   */
  async function answerPage(event) {
    const cache = await caches.open(cacheName);
    const fetchPage = async () => {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request));
      if (answer.ok) await cache.put(scope, answer.clone());
      return answer;
    };
    const fetched = fetchPage();
    event.waitUntil(fetched.catch(() => undefined));
    const kept = await matchVerified(cache, scope, page, readPage);
    if (kept === undefined) return fetched;
    if (event.request.cache === 'default' && isFresh(kept)) return kept;
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs, kept));
    return Promise.race([fetched.then((answer) => (answer.ok ? answer : kept)).catch(() => kept), late]);
  }

  addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET') return;
    if (mode === 'navigate' && url.split(/[?#]/)[0] === scope) event.respondWith(answerPage(event));
    else if (known.has(url)) event.respondWith(answerFile(event));
  });
}
