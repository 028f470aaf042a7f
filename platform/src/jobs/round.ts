/** One round of a job, item by item. */
import type { Logger } from 'pino';

import { DatabaseUnavailable, sqlState } from '../database/errors.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** What a round needs to know of its job. */
export interface RunnableJob {
  readonly name: string;
  readonly everyMs: number;
  /** Hands every item to the round, so that one that fails holds up no other: see `rowJob` for rows of a table. */
  readonly run: (services: Services, round: JobRound) => Promise<unknown>;
}

/** Where a round tells what happened. */
export interface JobObserver {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'jobItems'>;
}

/** The longest wait between two tries of an item, in milliseconds. */
export const maxWaitMs = 60 * 60_000;

/** Most characters that are kept of a cause. */
const maxCause = 200;

/** Whether the error would stop every other item as well, and therefore says nothing about this one. */
const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.reason !== 'busy' && error.reason !== 'timeout' // as a row alone can cause that is locked or slow
    : error instanceof Refusal && !error.final;

/** An error in one line for the operator, without a database's details, which contain values of rows. */
export function causeOf(error: unknown): string {
  const said = error instanceof Error ? error.message : 'unknown';
  const state = sqlState(error);
  const line = (state === undefined ? said : `${state} ${said}`).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.slice(0, maxCause) || 'unknown';
}

/** Does the items of one round. What fails is recorded for the operator and waits, twice as long after every failure. */
export class JobRound {
  readonly #services: Pick<Services, 'database'>;
  readonly #job: Pick<RunnableJob, 'name' | 'everyMs'>;
  readonly #observer: JobObserver | undefined;
  readonly now: Date;
  #done = 0;
  #failed = 0;

  constructor(
    services: Pick<Services, 'database' | 'clock'>,
    job: Pick<RunnableJob, 'name' | 'everyMs'>,
    observer?: JobObserver,
  ) {
    this.#services = services;
    this.#job = job;
    this.#observer = observer;
    this.now = services.clock.now();
  }

  /** Items done and failed so far. */
  get counts(): { readonly done: number; readonly failed: number } {
    return { done: this.#done, failed: this.#failed };
  }

  /** Does one of a few named items, unless it failed and its time has not come again. */
  async item(name: string, work: () => Promise<unknown>): Promise<void> {
    const failure = await this.#services.database.maybe<{ rests: boolean }>(
      'select retry_at > $3 as rests from job_failure where job = $1 and item = $2',
      [this.#job.name, name, this.now],
    );
    if (failure?.rests === true) return;
    await this.attempt(name, failure !== undefined, async () => {
      await work();
      return true;
    });
  }

  /**
   * Does an item, which failed before if `isRetry`. `work` answers false where there was nothing to do. Returns whether
   * something became of it. Throws only what stops every item, and what `endsRound` says.
   */
  async attempt(
    item: string,
    isRetry: boolean,
    work: () => Promise<boolean>,
    endsRound: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    try {
      if (!(await work())) return false;
    } catch (error) {
      if (isOutage(error)) throw error;
      await this.#recordFailure(item, error);
      if (endsRound(error)) throw error;
      return true;
    }
    this.#done += 1;
    this.#observer?.metrics.jobItems.inc({ job: this.#job.name, outcome: 'done' });
    if (isRetry) {
      await this.#services.database.execute('delete from job_failure where job = $1 and item = $2', [
        this.#job.name,
        item,
      ]);
      this.#observer?.logger.info({ job: this.#job.name, item }, 'an item of a job that failed is done');
    }
    return true;
  }

  async #recordFailure(item: string, error: unknown): Promise<void> {
    const { name: job, everyMs } = this.#job;
    this.#failed += 1;
    this.#observer?.metrics.jobItems.inc({ job, outcome: 'failed' });
    const { failures } = await this.#services.database.one<{ failures: number }>(
      `insert into job_failure as f (job, item, first_failed_at, last_failed_at, retry_at, cause)
       values ($1, $2, $3, $3, $3::timestamptz + least($4::float8, $5::float8) * interval '1 millisecond', $6)
       on conflict (job, item) do update set failures = f.failures + 1, last_failed_at = excluded.last_failed_at,
         retry_at = $3::timestamptz + least($4::float8 * power(2, least(f.failures, 30)), $5::float8) * interval '1 millisecond',
         cause = excluded.cause
       returning failures`,
      [job, item, this.now, everyMs, maxWaitMs, causeOf(error)],
    );
    // The first, second, fourth, eighth …: what fails for days is a dozen lines.
    if (Number.isInteger(Math.log2(failures)))
      this.#observer?.logger.error({ err: error, job, item, failures }, 'an item of a job failed');
  }
}

/** Runs one round of a job. Throws when the round as a whole failed. */
export async function runRound(
  services: Services,
  job: RunnableJob,
  observer?: JobObserver,
): Promise<JobRound['counts']> {
  const round = new JobRound(services, job, observer);
  await job.run(services, round);
  return round.counts;
}
