/** One round of a job, item by item. */
import type { Logger } from 'pino';
import { DatabaseUnavailable, sqlState } from '../database/errors.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../services/services.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** The properties of a job that a round uses. */
export interface RunnableJob {
  readonly name: string;
  readonly everyMs: number;
  /**
   * Passes every item to the round, so that a failing one does not block the others. See `rowJob` for rows of a table.
   */
  readonly run: (services: Services, round: JobRound) => Promise<unknown>;
}

/** Where a round reports. */
export interface JobObserver {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'jobItems'>;
}

/** The longest wait between two tries of an item. */
export const maxWaitMs = 60 * 60_000;

/** Maximum characters of a stored cause. */
const maxCause = 200;

/** Whether the error would affect every other item too. */
const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.reason !== 'busy' && error.reason !== 'timeout' // a single locked or slow row can cause these
    : error instanceof Refusal && !error.final;

/** Describes an error in one line for the operator, without database details, which contain row values. */
export function describeCause(error: unknown): string {
  const said = error instanceof Error ? error.message : 'unknown';
  const state = sqlState(error);
  const line = (state === undefined ? said : `${state} ${said}`).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.slice(0, maxCause) || 'unknown';
}

/** Processes the items of one round. Failures are recorded for the operator; the wait doubles after each one. */
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

  /** Runs a named item, unless it failed and its next try is not due yet. */
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
   * Runs an item; `isRetry` if it failed before. `work` returns false if there was nothing to do. Returns whether the
   * item was done or failed. Throws only errors that affect every item, and those that `endsRound` selects.
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
      this.#observer?.logger.info({ job: this.#job.name, item }, 'a failed item of a job has recovered');
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
      [job, item, this.now, everyMs, maxWaitMs, describeCause(error)],
    );
    // Logs the first, second, fourth, eighth … failure, so that days of failures take a dozen lines.
    if (Number.isInteger(Math.log2(failures)))
      this.#observer?.logger.error({ err: error, job, item, failures }, 'an item of a job failed');
  }
}

/** Runs one round of a job. Throws if the round as a whole failed. */
export async function runRound(
  services: Services,
  job: RunnableJob,
  observer?: JobObserver,
): Promise<JobRound['counts']> {
  const round = new JobRound(services, job, observer);
  await job.run(services, round);
  return round.counts;
}
