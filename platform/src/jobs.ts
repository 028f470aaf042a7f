import { performance } from 'node:perf_hooks';

import type { Logger } from 'pino';

import type { Metrics } from './metrics.ts';

/** Work that comes round by itself. One round of a job at a time; a round that fails leaves the next to try. */
export class Jobs {
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<void>>();

  constructor(metrics: Metrics, logger: Logger) {
    this.#metrics = metrics;
    this.#logger = logger;
  }

  /** Runs `work` every so many milliseconds until the jobs stop. */
  every(milliseconds: number, name: string, work: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      if (this.#running.has(name)) return;
      const round = this.#run(name, work).finally(() => this.#running.delete(name));
      this.#running.set(name, round);
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Starts no further round and waits for those that run. */
  async stop(): Promise<void> {
    this.#timers.forEach((timer) => clearInterval(timer));
    await Promise.all(this.#running.values());
  }

  async #run(job: string, work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    try {
      await work();
      this.#metrics.jobLastSuccess.set({ job }, Date.now() / 1000);
    } catch (error) {
      this.#logger.error({ err: error, job }, 'a background job failed');
    }
    this.#metrics.jobDuration.observe({ job }, (performance.now() - begun) / 1000);
  }
}
