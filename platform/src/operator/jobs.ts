/** The operator's view of jobs. */
import type { Job } from '../jobs/job.ts';
import { failingItems, listRuns, retryItems, type FailingItem } from '../jobs/runs.ts';
import type { Services } from '../services/services.ts';
import { change, command, done, notDone, type Command } from './command.ts';
import { optional, text } from './values.ts';

/** Failing items shown per job. */
const maxShown = 20;

/** The commands about jobs. `jobs` are those whose failing rows are checked for being due. */
export const jobCommands = (jobs: readonly Job[]): readonly Command[] => [
  command({
    words: 'jobs',
    does: 'jobs with their last round, items done, duration, and failing items with their causes',
    run: async ({ services }) => done(await describeJobs(services, jobs), 'No job has run yet.'),
  }),
  change({
    words: 'job retry',
    does: 'retries failing items in the next round: one item of a job, or all',
    args: { job: text('Which job? jobs names them.'), item: optional(text('Which item?')) },
    changes: ({ job, item }) => ({
      sql: `select count(*) as items, min(retry_at) as first_try, max(retry_at) as last_try from job_failure
            where job = $1 and ($2::text is null or item = $2)`,
      params: [job, item ?? null],
    }),
    run: async ({ services: { database, clock } }, { job, item }) => {
      const items = await retryItems(database, job, item, clock.now());
      return items === 0
        ? notDone(`Nothing of ${job} fails${item === undefined ? '' : ` by the name ${item}`}.`)
        : done(`Items of ${job} that are tried in its next round: ${items}.`);
    },
  }),
];

async function describeJobs(services: Services, all: readonly Job[]): Promise<string[]> {
  const runs = new Map((await listRuns(services.database)).map((run) => [run.job, run]));
  const jobs = new Map(
    all.filter(({ isNeeded }) => isNeeded?.(services) ?? true).map((job) => [job.name, job]),
  );
  const lines: string[] = [];
  for (const name of [...new Set([...jobs.keys(), ...runs.keys()])].sort()) {
    const run = runs.get(name);
    const failing = await failingItems(services, jobs.get(name) ?? { name }, maxShown + 1);
    lines.push(
      [
        name,
        run === undefined ? 'has not run yet' : `last run ${run.last_run_at.toISOString()}`,
        `items done ${run?.items_done ?? 0n}`,
        ...(run?.worked_at == null
          ? []
          : [`the last at ${run.worked_at.toISOString()} in ${run.worked_ms ?? 0n} ms`]),
        ...(run?.cause == null ? [] : [`its last round failed: ${run.cause}`]),
      ].join('  '),
      ...failing.slice(0, maxShown).map(lineOf),
      ...(failing.length > maxShown ? ['  and more'] : []),
    );
  }
  return lines;
}

const lineOf = ({ item, failures, first_failed_at: first, retry_at: retry, cause }: FailingItem): string =>
  `  ${item}  failed ${failures} times since ${first.toISOString()}, next try ${retry.toISOString()}: ${cause}`;
