import { maxPageSize } from '@portal/schema/rules';
import { asPortalError, type PortalErrorCode } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import { portalNow } from '../../time/clock.ts';
import { csvHead, csvLines, type CsvSource } from './csv.ts';
import type { FileSink } from './fileSink.ts';
import { setRunningExport, type RunningExport } from './runningExport.ts';

/** How an export ended. */
export type ExportEnd =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Transient failures; any other failure would only repeat. */
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

/** How long to wait after 'too many requests' without a delay from the gateway, in ms. */
const defaultPause = 60_000;

/** Waits `ms`; rejects as soon as the export is cancelled. */
const wait = async (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Asks before the page is left: the file would be lost. */
const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Writes every row of a list to a file, page by page: at most one page is in memory. Retries a failed page, so that
 * nothing is missing or repeated. Resolves when it is over; an incomplete file is removed.
 */
export async function runExport<Row>(
  { load, columns }: CsvSource<Row>,
  file: FileSink,
  fileName: string,
): Promise<ExportEnd> {
  const abort = new AbortController();
  const { signal } = abort;
  let count = 0;
  let resume: () => void = () => undefined;
  const report = (pause: RunningExport['pause']) =>
    setRunningExport({ fileName, count, pause, cancel: () => abort.abort(), resume: () => resume() });

  /** Waits until the member resumes or cancels. */
  const waitForMember = async (error: unknown) =>
    new Promise<void>((resolve, reject) => {
      resume = resolve;
      signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      report({ error });
    });

  async function readPage(after: string | null) {
    for (let failures = 0; ;) {
      try {
        const page = await load({ after, first: maxPageSize, signal });
        signal.throwIfAborted();
        return page;
      } catch (error) {
        signal.throwIfAborted();
        const { code, retryAfter } = asPortalError(error);
        // Being asked to slow down is not counted as a failure.
        const isLimited = code === 'RATE_LIMITED';
        if (!isLimited && !passing.has(code)) throw error;
        const limit = retryAfter === null ? defaultPause : retryAfter * 1000 + 500;
        const pause = isLimited ? limit : retryDelays[failures++];
        if (pause === undefined) {
          await waitForMember(error);
          failures = 0;
        } else {
          report({ until: portalNow() + pause });
          await wait(pause, signal);
        }
        report(null);
      }
    }
  }

  const stopWatchingSession = session.onEnd(() => abort.abort());
  window.addEventListener('beforeunload', warnOfLeaving);
  report(null);
  try {
    await file.write(csvHead(columns.map(({ title }) => title)));
    let after: string | null = null;
    for (;;) {
      const { rows, hasNextPage, endCursor } = await readPage(after);
      await file.write(csvLines(rows.map((row) => columns.map(({ value }) => value(row) ?? ''))));
      count += rows.length;
      report(null);
      if (!hasNextPage || endCursor === null) break;
      if (endCursor === after) throw new Error('A page ends where it began');
      after = endCursor;
    }
    signal.throwIfAborted();
    await file.close();
    return { kind: 'saved', count };
  } catch (error) {
    await file.abort().catch(() => undefined);
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
  } finally {
    stopWatchingSession();
    window.removeEventListener('beforeunload', warnOfLeaving);
    setRunningExport(null);
  }
}
