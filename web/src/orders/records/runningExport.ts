import { useSyncExternalStore } from 'react';

/** The state of a running export. It outlives the screen that started it, and ends with the session. */
export interface RunningExport {
  /** Of the file it writes. */
  readonly fileName: string;
  /** Rows that are written. */
  readonly count: number;
  /**
   * Null while it reads. `until`, in ms since 1970, it resumes by itself; after an error it resumes when the member
   * wants it to.
   */
  readonly pause: { readonly until: number } | { readonly error: unknown } | null;
  readonly cancel: () => void;
  /** Resumes after an error. */
  readonly resume: () => void;
}

let running: RunningExport | null = null;
/** How many screens show the progress themselves. */
let screens = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The export that is on its way, if any: one at a time, whatever screen began it. */
export const runningExport = (): RunningExport | null => running;

/** The running export, while no screen shows it. */
export const unseenExport = (): RunningExport | null => (screens === 0 ? running : null);

/** Sets the state of the export; null when it is over. */
export function setRunningExport(next: RunningExport | null): void {
  running = next;
  notify();
}

/** A screen shows the progress itself until it calls the returned function. */
export function showExport(): () => void {
  screens += 1;
  notify();
  return () => {
    screens -= 1;
    notify();
  };
}

export const useRunningExport = (): RunningExport | null => useSyncExternalStore(subscribe, runningExport);

export const useUnseenExport = (): RunningExport | null => useSyncExternalStore(subscribe, unseenExport);
