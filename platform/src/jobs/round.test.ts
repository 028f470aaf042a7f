import { beforeEach, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../test/commands.ts';
import { onEachPlatform, onOnePlatform } from '../../test/platforms.ts';
import { refusals } from '../ledger/refusals.ts';
import { createLogger } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Job } from './job.ts';
import { describeCause, runRound } from './round.ts';
import { rowJob } from './rows.ts';
import { listRuns, recordRuns } from './runs.ts';

const minute = 60_000;

describe('describeCause', () => {
  it('returns one line of bounded length without row values', () => {
    expect(describeCause(new Error(`a\u001b[2J\nb ${'x'.repeat(1_000)}`))).toMatch(/^a \[2J b x{100,}$/);
    expect(describeCause(new Error('x'.repeat(1_000)))).toHaveLength(200);
    expect(describeCause('thrown')).toBe('unknown');
  });
});

onEachPlatform('rowJob', (suite) => {
  const database = () => suite.platform.services.database;
  /** Rows marked `bad` fail; `times` counts how often a row was processed. */
  const job = rowJob<{ id: bigint; bad: boolean }>({
    name: 'probes',
    everyMs: minute,
    table: 'probe',
    due: 'o.times = 0 and o.due_at <= $1',
    order: 'o.id',
    work: async ({ tx, row }) => {
      await tx.execute('update probe set times = times + 1 where id = $1', [row.id]);
      if (row.bad) throw new Error(`probe ${row.id} is bad`);
    },
  });
  const round = () => runRound(suite.platform.services, job);
  const fill = (from: number, to: number, bad: boolean) =>
    database().execute('insert into probe select n, $3, 0, $4 from generate_series($1::int, $2::int) n', [
      from,
      to,
      bad,
      suite.platform.clock.now(),
    ]);
  const done = async (bad: boolean) =>
    (await database().one<{ n: bigint }>('select sum(times) as n from probe where bad = $1', [bad])).n;
  beforeEach(async () => {
    await database().query(`create table if not exists probe
      (id bigint primary key, bad boolean not null, times int not null, due_at timestamptz not null)`);
    await database().execute('delete from probe');
    await database().execute('delete from job_failure');
    await database().execute('delete from job_run');
  });

  it('processes the other rows when some fail and records each failure with its cause', async () => {
    await fill(1, 2, true);
    await fill(3, 250, false);
    expect(await round()).toEqual({ done: 248, failed: 2 });
    expect(await done(false)).toEqual(248n);
    expect(await done(true)).toEqual(0n);
    expect(await database().query('select item, failures, cause from job_failure order by item')).toEqual([
      { item: '1', failures: 1, cause: 'probe 1 is bad' },
      { item: '2', failures: 1, cause: 'probe 2 is bad' },
    ]);
  });

  it('retries a failing row with growing delays and clears the failure on success', async () => {
    await fill(1, 1, true);
    const tries: number[] = [];
    for (let minutes = 0; minutes < 200; minutes += 1) {
      if ((await round()).failed > 0) tries.push(minutes);
      suite.platform.clock.advance(minute);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    await database().execute('update probe set bad = false');
    suite.platform.clock.advance(60 * minute);
    expect(await round()).toEqual({ done: 1, failed: 0 });
    expect(await database().query('select from job_failure')).toEqual([]);
  });

  it('takes new rows before failing ones and retries a bounded number per round', async () => {
    await fill(1, 350, true);
    expect(await round()).toEqual({ done: 0, failed: 350 });
    suite.platform.clock.advance(minute);
    await fill(1_000, 1_009, false);
    expect(await round()).toEqual({ done: 10, failed: 100 });
    expect(await done(false)).toEqual(10n);
  });

  it('processes each row once when several rounds run at once', async () => {
    await fill(1, 150, false);
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { done: some }) => sum + some, 0)).toBe(150);
    expect(await database().query('select from probe where times <> 1')).toEqual([]);
  });

  it('ends the round without recording failures if every row would fail', async () => {
    const halted = rowJob<{ id: bigint }>({
      name: 'halted',
      everyMs: minute,
      table: 'probe',
      due: 'o.due_at <= $1',
      order: 'o.id',
      work: () => Promise.reject(refusals.LEDGER_HALTED({ final: false })),
    });
    await fill(1, 3, false);
    await expect(runRound(suite.platform.services, halted)).rejects.toMatchObject({ code: 'LEDGER_HALTED' });
    expect(await database().query('select from job_failure')).toEqual([]);
  });

  it('clears the failure of a row that is no longer due', async () => {
    await fill(1, 1, true);
    await round();
    await database().execute('update probe set times = 7');
    suite.platform.clock.advance(minute);
    expect(await round()).toEqual({ done: 0, failed: 0 });
    expect(await database().query('select from job_failure')).toEqual([]);
  });

  it('logs and measures failures with the row id', async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const run = recordRuns(suite.platform.services, job, { logger, metrics });
    await fill(7, 7, true);
    await fill(8, 9, false);
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await run();
      suite.platform.clock.advance(60 * minute);
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
      [1, 2, 4].map((failures) => ({
        job: 'probes',
        item: '7',
        failures,
        err: { message: 'probe 7 is bad' },
        msg: 'an item of a job failed',
      })),
    );
    expect(await metrics.registry.getSingleMetricAsString('job_items_total')).toContain(
      'job_items_total{job="probes",outcome="failed"} 5\njob_items_total{job="probes",outcome="done"} 2',
    );
  });

  it('shows failures to the operator, who can retry a row immediately', async () => {
    const { clock, services } = suite.platform;
    await fill(5, 5, true);
    await fill(6, 7, false);
    const begun = clock.now().toISOString();
    const nextTry = new Date(clock.now().getTime() + minute).toISOString();
    await recordRuns(services, job, { logger: createLogger('silent'), metrics: createMetrics() })();
    const shown = async () =>
      (await runConfirmed(suite.platform, ['jobs'])).text
        .split('\n')
        .filter((line) => line.startsWith('probes') || line.startsWith('  5'));
    expect(await shown()).toEqual([
      expect.stringMatching(`^probes  last run ${begun}  items done 2  the last at ${begun} in \\d+ ms$`),
      `  5  failed 1 times since ${begun}, next try ${nextTry}: probe 5 is bad`,
    ]);
    expect(await round()).toEqual({ done: 0, failed: 0 });
    expect(await runConfirmed(suite.platform, ['job', 'retry', 'probes', '6'])).toMatchObject({
      exitCode: 1,
    });
    expect(await runConfirmed(suite.platform, ['job', 'retry', 'probes', '5'])).toEqual({
      text: 'Items of probes that are tried in its next round: 1.',
      exitCode: 0,
    });
    expect(await round()).toEqual({ done: 0, failed: 1 });
  });

  it('shows why the last round failed as a whole', async () => {
    const broken: Job = { name: 'broken', everyMs: minute, run: () => Promise.reject(new Error('no way')) };
    const run = recordRuns(suite.platform.services, broken, {
      logger: createLogger('silent'),
      metrics: createMetrics(),
    });
    await expect(run()).rejects.toThrow('no way');
    expect((await runConfirmed(suite.platform, ['jobs'])).text).toContain(
      'items done 0  its last round failed: no way',
    );
  });
});

onEachPlatform('a job with named items', (suite) => {
  it('runs the other items when one fails and delays that one', async () => {
    const done: string[] = [];
    const job: Job = {
      name: 'names',
      everyMs: minute,
      run: async (_services, round) => {
        for (const name of ['a', 'b', 'c'])
          await round.item(name, async () => {
            if (name === 'b') throw new Error('not b');
            done.push(name);
          });
      },
    };
    const { services, clock } = suite.platform;
    expect(await runRound(services, job)).toEqual({ done: 2, failed: 1 });
    expect(await runRound(services, job)).toEqual({ done: 2, failed: 0 });
    clock.advance(minute);
    expect(await runRound(services, job)).toEqual({ done: 2, failed: 1 });
    expect(done).toEqual(['a', 'c', 'a', 'c', 'a', 'c']);
  });
});

onOnePlatform(
  'the jobs of a platform',
  (suite) => {
    it('run on a timer', async () => {
      const { jobs, services } = suite.platform;
      const frequent = jobs.filter(({ everyMs }) => everyMs <= 1_000).map(({ name }) => name);
      expect(frequent).not.toEqual([]);
      const seen = async () => (await listRuns(services.database)).map(({ job }) => job);
      await expect.poll(seen).toEqual(expect.arrayContaining(frequent));
    });
  },
  () => ({ schedulesJobs: true }),
);
