// Keeps the page and its code on the device, so that a later visit starts without waiting for the network. Answers of the
// API are never kept. The build adds the call of `keep` with the files of the release (`serviceWorker.ts`).

/** How long the server may take to send the page before the kept one is shown, in ms. */
const maxWaitMs = 1500;

/**
 * How long a kept page is shown without waiting for the server, in ms: a tab stays open in its release for longer. A reload
 * always asks for the release that is served.
 */
const freshMs = 10 * 60_000;

const cacheName = 'portal';

/** @param {{ readonly first: readonly string[], readonly files: readonly string[] }} release */
// eslint-disable-next-line no-unused-vars -- The build adds the call.
function keep({ first, files }) {
  const scope = new URL('./', location.href).href;
  const known = new Set(files.map((file) => scope + file));

  addEventListener('install', (event) => {
    const install = async () => {
      const cache = await caches.open(cacheName);
      await cache.addAll(
        first.map((file) => new Request(scope + file, { cache: file === '' ? 'reload' : 'default' })),
      );
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

  /** Fetches a file whose name says its content, and keeps it. */
  async function fetchFile(cache, request) {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  }

  async function answerFile({ request }) {
    const cache = await caches.open(cacheName);
    return (await cache.match(request.url)) ?? fetchFile(cache, request);
  }

  /** Whether the server sent the page a moment ago. A device whose clock is far off finds none that is. */
  function isFresh(kept) {
    const age = Date.now() - Date.parse(kept.headers.get('date') ?? '');
    return age >= 0 && age < freshMs;
  }

  /**
   * The page of the release that is served now, so that no member stays on an old one; the kept one where it is fresh, or
   * the server is late.
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
    const kept = await cache.match(scope);
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
