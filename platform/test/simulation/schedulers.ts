/** The daily work as platform processes do it: one, two at once, and one that is killed. */
import type { Database, Transaction } from '../../src/database/database.ts';
import type { Job } from '../../src/jobs/job.ts';
import { runRound } from '../../src/jobs/round.ts';
import type { Services } from '../../src/services.ts';

/** Runs all jobs round after round until none of them finds a row to work on; an item that fails is an error. */
export async function doAll(services: Services, jobs: readonly Job[]): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = false;
    for (const job of jobs) {
      const { done, failed } = await runRound(services, job);
      if (failed > 0) throw new Error(`the job ${job.name} has items that fail: ${await causesOf(services)}`);
      // What is no row of a table counts as done each time, and rows of a job may wait for those of another.
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

/** How a process ends with the transaction that it is in: it is undone, or made while no one is told. */
export type End = 'undone' | 'made';

/** The database of a process that is killed in its transaction of this number, counted from 0; from then on all fails. */
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
  return {
    kind: database.kind,
    query: (sql, params) => whileAlive(() => database.query(sql, params)),
    one: (sql, params) => whileAlive(() => database.one(sql, params)),
    maybe: (sql, params) => whileAlive(() => database.maybe(sql, params)),
    execute: (sql, params) => whileAlive(() => database.execute(sql, params)),
    call: (name, args) => whileAlive(() => database.call(name, args)),
    transaction,
    session: (work, timeout) => whileAlive(() => database.session(work, timeout)),
    stats: () => database.stats(),
    close: () => Promise.resolve(),
  };
}

/** Runs the jobs in a process that is killed during its transaction of this number. Returns whether it got that far. */
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
