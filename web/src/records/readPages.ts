import { asPortalError, type PortalErrorCode } from '../graphql/errors.ts';
import { portalNow } from '../lib/clock.ts';
import { largestPage, type LoadPage } from './pages.ts';

/**
 * Half of what the gateway lets an address ask in a minute (REQUESTS_PER_ADDRESS_PER_MINUTE, 1200): the rest of the
 * portal, and whoever sits behind the same address, goes on undisturbed.
 */
export const pagesPerMinute = 600;

const minuteMs = 60_000;

/** Failures that pass by themselves; anything else is answered the same way however often it is asked. */
const passing: ReadonlySet<PortalErrorCode> = new Set([
  'NETWORK_LOST',
  'REQUEST_TIMEOUT',
  'INTERNAL_SERVER_ERROR',
  'BAD_GATEWAY',
  'SERVICE_UNAVAILABLE',
  'GATEWAY_TIMEOUT',
  'SERVER_BUSY',
]);

/** How long to wait before each further try of a page, in ms; after the last of them the member decides. */
export const retryDelays: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** How long to wait where the gateway asks for a pause and does not say how long, in ms: its windows are a minute. */
const defaultPause = minuteMs;

/** What may be done about a page that failed. */
type Remedy = { readonly wait: number; readonly counts: boolean } | 'ask' | 'give up';

function remedyFor(error: unknown, tries: number): Remedy {
  const { code, retryAfter } = asPortalError(error);
  // Being asked to slow down is no failure, and not counted as one.
  if (code === 'RATE_LIMITED') {
    return { wait: retryAfter === null ? defaultPause : retryAfter * 1000 + 500, counts: false };
  }
  if (!passing.has(code)) return 'give up';
  const wait = retryDelays[tries];
  return wait === undefined ? 'ask' : { wait, counts: true };
}

/** Rests so many ms; rejects as soon as the reading is called off. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Called off'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Keeps to so many pages a minute. */
function pacer(signal: AbortSignal): () => Promise<void> {
  let windowEnd = 0;
  let taken = 0;
  let last = 0;
  return async () => {
    const now = Date.now();
    // Browsers slow the timers of a page that is not in sight: there only a full minute is waited for.
    const gap = document.hidden ? 0 : minuteMs / pagesPerMinute;
    if (now < last + gap) await rest(last + gap - now, signal);
    if (Date.now() < windowEnd && taken >= pagesPerMinute) await rest(windowEnd - Date.now(), signal);
    last = Date.now();
    if (last >= windowEnd) {
      windowEnd = last + minuteMs;
      taken = 0;
    }
    taken += 1;
  };
}

export interface ReadOptions {
  signal: AbortSignal;
  /** Rests until this instant, in ms since 1970, before the same page is asked for again; null once that is over. */
  onRest: (until: number | null) => void;
  /** Every try of a page has failed: resolves when the member wants to go on from there. */
  whenStuck: (error: unknown) => Promise<void>;
}

/**
 * Reads a whole list, page behind page, in order and at a pace the gateway bears. A page that fails is asked for again
 * in its place: nothing is left out and nothing comes twice. Rejects when called off, and for failures that last.
 */
export async function* readPages<Row>(
  load: LoadPage<Row>,
  { signal, onRest, whenStuck }: ReadOptions,
): AsyncGenerator<readonly Row[], void, undefined> {
  const inPace = pacer(signal);

  async function readPage(after: string | null) {
    for (let tries = 0; ;) {
      await inPace();
      try {
        return await load({ after, first: largestPage, signal });
      } catch (error) {
        signal.throwIfAborted();
        const remedy = remedyFor(error, tries);
        if (remedy === 'give up') throw error;
        if (remedy === 'ask') {
          await whenStuck(error);
          tries = 0;
          continue;
        }
        if (remedy.counts) tries += 1;
        onRest(portalNow() + remedy.wait);
        await rest(remedy.wait, signal);
        onRest(null);
      }
    }
  }

  let after: string | null = null;
  for (;;) {
    const { rows, hasNextPage, endCursor } = await readPage(after);
    signal.throwIfAborted();
    yield rows;
    if (!hasNextPage || endCursor === null) return;
    if (endCursor === after) throw new Error('A page ends where it began');
    after = endCursor;
  }
}
