import { useSyncExternalStore } from 'react';
import type { ExportRun } from './exportRun.ts';

/** The export that is on its way, if any: one at a time, whatever screen began it. */
class RunningExport {
  #run: ExportRun | null = null;
  /** Screens that show the progress themselves. */
  #shownBy = 0;
  readonly #listeners = new Set<() => void>();

  readonly run = (): ExportRun | null => this.#run;

  /** The run, while no screen shows it. */
  readonly unseen = (): ExportRun | null => (this.#shownBy === 0 ? this.#run : null);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the function it returns when the run is over. */
  begin(run: ExportRun): () => void {
    this.#run = run;
    this.#changed();
    return () => {
      if (this.#run === run) this.#run = null;
      this.#changed();
    };
  }

  /** A screen shows the progress until it calls the function it gets. */
  readonly show = (): (() => void) => {
    this.#shownBy += 1;
    this.#changed();
    return () => {
      this.#shownBy -= 1;
      this.#changed();
    };
  };

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const runningExport = new RunningExport();

export const useRunningExport = (): ExportRun | null =>
  useSyncExternalStore(runningExport.subscribe, runningExport.run);

export const useUnseenExport = (): ExportRun | null =>
  useSyncExternalStore(runningExport.subscribe, runningExport.unseen);
