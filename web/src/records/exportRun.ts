import { session } from '../session/session.ts';
import { csvHead, csvLines, type CsvSource } from './csv.ts';
import type { FileSink } from './fileSink.ts';
import { readPages } from './readPages.ts';
import { runningExport } from './runningExport.ts';

/** Where a running export stands; `count` rows are written. */
export type ExportState =
  | { readonly step: 'reading'; readonly count: number }
  /** It goes on by itself at `until`, in ms since 1970. */
  | { readonly step: 'resting'; readonly count: number; readonly until: number }
  /** It goes on from its place when the member wants it to. */
  | { readonly step: 'stuck'; readonly count: number; readonly error: unknown };

/** How an export ended. */
export type ExportEnd =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** An export on its way. It outlives the screen that began it, and ends with the session. */
export interface ExportRun {
  /** Of the file it writes. */
  readonly fileName: string;
  readonly state: () => ExportState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly cancel: () => void;
  /** Goes on after it was stuck. */
  readonly resume: () => void;
}

/** Asks before the page is left: the file would be lost. */
const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Writes every row of a list to a file, a page at a time: no more than a page is in memory. Resolves when it is over;
 * a file that is not whole is not there.
 */
export async function runExport<Row>(
  { load, header, toFields }: CsvSource<Row>,
  file: FileSink,
  fileName: string,
): Promise<ExportEnd> {
  const abort = new AbortController();
  const { signal } = abort;
  const listeners = new Set<() => void>();
  let state: ExportState = { step: 'reading', count: 0 };
  let goOn: () => void = () => undefined;
  const enter = (next: ExportState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const reading = () => enter({ step: 'reading', count: state.count });

  const forgetSession = session.onEnd(() => abort.abort());
  window.addEventListener('beforeunload', warnOfLeaving);
  const end = runningExport.begin({
    fileName,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => abort.abort(),
    resume: () => goOn(),
  });

  /** Until the member goes on or gives up. */
  const whenStuck = (error: unknown) =>
    new Promise<void>((resolve, reject) => {
      goOn = () => {
        reading();
        resolve();
      };
      signal.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')), {
        once: true,
      });
      enter({ step: 'stuck', count: state.count, error });
    });

  try {
    await file.write(csvHead(header));
    const pages = readPages(load, {
      signal,
      onRest: (until) => {
        if (until === null) reading();
        else enter({ step: 'resting', count: state.count, until });
      },
      whenStuck,
    });
    for await (const rows of pages) {
      await file.write(csvLines(rows.map(toFields)));
      enter({ step: 'reading', count: state.count + rows.length });
    }
    signal.throwIfAborted();
    await file.close();
    return { kind: 'saved', count: state.count };
  } catch (error) {
    await file.abort().catch(() => undefined);
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
  } finally {
    forgetSession();
    window.removeEventListener('beforeunload', warnOfLeaving);
    end();
  }
}
