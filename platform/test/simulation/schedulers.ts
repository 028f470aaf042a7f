/** Runs the daily jobs like platform processes: one, two at once, or one that is killed. */
import type { Database, Transaction } from '../../src/database/database.ts';
import type { Job } from '../../src/jobs/job.ts';
import { runRound } from '../../src/jobs/round.ts';
import type { Services } from '../../src/services/services.ts';

/** Runs all jobs repeatedly until none finds a row. Throws if an item fails. */
export async function doAll(services: Services, jobs: readonly Job[]): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = false;
    for (const job of jobs) {
      const { done, failed } = await runRound(services, job);
      if (failed > 0) throw new Error(`the job ${job.name} has items that fail: ${await causesOf(services)}`);
      // Items that are not rows count as done each time, and rows of a job may wait for those of another.
      if (done > 0 && job.rows !== undefined) isMore = true;
    }
  }
}

async function causesOf({ database }: Services): Promise<string> {
  const rows = await database.query<{ cause: string }>('select distinct cause from job_failure limit 3');
  return rows.map(({ cause }) => cause).join('; ');
}

class Killed extends Error {
  override readonly name = 'Killed';
}

/** How the last transaction of a killed process ends: rolled back, or committed without a response. */
export type End = 'undone' | 'made';

/** A database shared by several processes: closing it has no effect. */
export const shared = (database: Database): Database => ({
  ...guarded(database, (work) => work()),
  transaction: (work, options) => database.transaction(work, options),
});

/**
 * The database of a process that is killed in its `last`th transaction, counted from 0; everything fails afterwards.
 */
export function killedDuring(database: Database, last: number, end: End): Database {
  let begun = 0;
  let isAlive = true;
  const whileAlive = <T>(work: () => Promise<T>): Promise<T> =>
    isAlive ? work() : Promise.reject(new Killed('the process is gone'));
  const transaction: Database['transaction'] = (work, options) =>
    whileAlive(async () => {
      begun += 1;
      if (begun <= last) return database.transaction(work, options);
      isAlive = false;
      await database.transaction(async (tx: Transaction) => {
        await work(tx);
        if (end === 'undone') throw new Killed('the process is gone');
      }, options);
      throw new Killed('the process is gone');
    });
  return { ...guarded(database, whileAlive), transaction };
}

/** Wraps everything except transactions in `guard`. Closing has no effect. */
const guarded = (
  database: Database,
  guard: <T>(work: () => Promise<T>) => Promise<T>,
): Omit<Database, 'transaction'> => ({
  kind: database.kind,
  query: (sql, params) => guard(() => database.query(sql, params)),
  one: (sql, params) => guard(() => database.one(sql, params)),
  maybe: (sql, params) => guard(() => database.maybe(sql, params)),
  execute: (sql, params) => guard(() => database.execute(sql, params)),
  call: (name, args) => guard(() => database.call(name, args)),
  session: (work, timeout) => guard(() => database.session(work, timeout)),
  stats: () => database.stats(),
  close: () => Promise.resolve(),
});

/** Runs the jobs in a process that is killed during its `last`th transaction. Returns whether it got that far. */
export async function doUntilKilled(
  services: Services,
  jobs: readonly Job[],
  last: number,
  end: End,
): Promise<boolean> {
  try {
    await doAll({ ...services, database: killedDuring(services.database, last, end) }, jobs);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}
