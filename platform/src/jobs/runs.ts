/** The operator's view of jobs: their rounds and failing items. */
import { performance } from 'node:perf_hooks';
import type { Queryable } from '../database/database.ts';
import type { Services } from '../services/services.ts';
import type { BacklogGauge } from '../telemetry/backlog-gauge.ts';
import type { Job } from './job.ts';
import { describeCause, runRound, type JobObserver } from './round.ts';

/** How often an idle round is recorded. */
const idleWriteMs = 60_000;

/**
 * Records the rounds of a job: when something happened, otherwise once a minute. The returned function runs one round
 * and throws if the round as a whole failed.
 */
export function recordRuns(services: Services, job: Job, observer: JobObserver): () => Promise<void> {
  let last: { readonly at: number; readonly cause: string | null } | undefined;
  const write = async (done: number, cause: string | null, begun: number): Promise<void> => {
    const now = services.clock.now();
    const isNews = done > 0 || cause !== (last?.cause ?? null);
    if (!isNews && last !== undefined && now.getTime() - last.at < idleWriteMs) return;
    await services.database.execute(
      `insert into job_run as r (job, last_run_at, items_done, cause, worked_at, worked_ms) values ($1, $2, $3, $4, $5, $6)
       on conflict (job) do update set last_run_at = $2, items_done = r.items_done + $3, cause = $4,
         worked_at = coalesce($5, r.worked_at), worked_ms = coalesce($6, r.worked_ms)`,
      done > 0
        ? [job.name, now, done, cause, now, Math.round(performance.now() - begun)]
        : [job.name, now, done, cause, null, null],
    );
    last = { at: now.getTime(), cause };
  };
  return async () => {
    const begun = performance.now();
    try {
      const { done } = await runRound(services, job, observer);
      await write(done, null, begun);
    } catch (error) {
      // If the database is unavailable, the error is only in the log.
      await write(0, describeCause(error), begun).catch(() => undefined);
      throw error;
    }
  };
}

/** A failing item. */
export interface FailingItem {
  readonly item: string;
  readonly failures: number;
  readonly first_failed_at: Date;
  readonly last_failed_at: Date;
  readonly retry_at: Date;
  readonly cause: string;
}

/** The failing items of a job, longest first, at most `limit`. Excludes rows that are no longer due. */
export async function failingItems(
  services: Services,
  job: Pick<Job, 'name' | 'rows'>,
  limit: number,
): Promise<FailingItem[]> {
  const { database, clock } = services;
  const { table, due } = job.rows ?? {};
  // If the due rows cannot be determined, as when an endpoint does not answer, all failures are shown.
  const where = typeof due === 'function' ? await due(services).catch(() => undefined) : due;
  const isDue =
    where === undefined
      ? ''
      : `and exists (select from ${table} o where o.id = f.item::bigint and (${where}))`;
  return database.query<FailingItem>(
    `select * from job_failure f where f.job = $2 and $1::timestamptz is not null ${isDue}
     order by f.first_failed_at, f.item limit ${limit}`,
    [clock.now(), job.name],
  );
}

/** The last round of a job. */
export interface JobRun {
  readonly job: string;
  readonly last_run_at: Date;
  readonly items_done: bigint;
  /** Why the round as a whole failed; null if it succeeded. */
  readonly cause: string | null;
  /** The last round that did something, and its duration in milliseconds. */
  readonly worked_at: Date | null;
  readonly worked_ms: bigint | null;
}

/** The last round of each job that ran. */
export const listRuns = (db: Queryable): Promise<JobRun[]> => db.query<JobRun>('select * from job_run');

/** A process records its last run of a job once a minute; older than this means that it is gone. */
const goneMs = 5 * 60_000;

/** Whether some process runs a job, according to the recorded runs. */
export const isJobRunning = async (db: Queryable, name: string, now: Date): Promise<boolean> =>
  (await listRuns(db)).some(
    ({ job, last_run_at: at }) => job === name && now.getTime() - at.getTime() <= goneMs,
  );

/** Makes failing items of a job due in its next round: one, or all. Returns how many. */
export const retryItems = (
  db: Queryable,
  job: string,
  item: string | undefined,
  now: Date,
): Promise<number> =>
  db.execute('update job_failure set retry_at = $2 where job = $1 and ($3::text is null or item = $3)', [
    job,
    now,
    item ?? null,
  ]);

/** A gauge of failing items per job. */
export const failingGauge = (names: () => readonly string[]): BacklogGauge => ({
  name: 'job_items_failing',
  help: 'Failing items of background jobs that wait for a retry, updated every minute.',
  label: 'job',
  count: async (db) => {
    const rows = await db.query<{ job: string; count: bigint }>(
      `select name as job, count(f.item) from unnest($1::text[]) name left join job_failure f on f.job = name group by name`,
      [names()],
    );
    return rows.map(({ job, count }) => [job, count]);
  },
});
