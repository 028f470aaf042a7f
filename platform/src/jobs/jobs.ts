import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';

/** The longest pause between retries of a failing job. */
const maxRestMs = 10_000;

/**
 * Runs recurring jobs. Rounds of one job never overlap. A failed round is retried by the next one; from the second
 * failure in a row, rounds are skipped.
 */
export class Jobs {
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<void>>();

  constructor(metrics: Metrics, logger: Logger) {
    this.#metrics = metrics;
    this.#logger = logger;
  }

  /** Runs `work` at this interval until the jobs stop. */
  every(milliseconds: number, name: string, work: () => Promise<unknown>): void {
    let failures = 0;
    let left = 0;
    const timer = setInterval(() => {
      if (this.#running.has(name)) return;
      if (left > 0) {
        left -= 1;
        return;
      }
      const round = this.#run(name, work, failures)
        .then((isDone) => {
          failures = isDone ? 0 : failures + 1;
          left = isDone ? 0 : Math.floor(Math.min(2 ** (failures - 1), maxRestMs / milliseconds)) - 1;
        })
        .finally(() => this.#running.delete(name));
      this.#running.set(name, round);
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Starts no further round and waits for running ones. */
  async stop(): Promise<void> {
    this.#timers.forEach((timer) => clearInterval(timer));
    await Promise.all(this.#running.values());
  }

  /** Runs one round after `failures` failures in a row. Returns whether it succeeded. */
  async #run(job: string, work: () => Promise<unknown>, failures: number): Promise<boolean> {
    const begun = performance.now();
    try {
      await work();
      this.#metrics.jobLastSuccess.set({ job }, Date.now() / 1000);
      if (failures > 0) this.#logger.info({ job, failures }, 'a background job has recovered');
      return true;
    } catch (error) {
      const inARow = failures + 1;
      // Logs the first, second, fourth, eighth … failure, so that an hour of outage takes ten lines.
      if (Number.isInteger(Math.log2(inARow)))
        this.#logger.error({ err: error, job, failures: inARow }, 'a background job failed');
      return false;
    } finally {
      this.#metrics.jobDuration.observe({ job }, (performance.now() - begun) / 1000);
    }
  }
}
