import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { Jobs } from './jobs.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const jobs = () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  return {
    lines,
    metrics,
    jobs: new Jobs(metrics, createLogger('info', { write: (line) => void lines.push(line) })),
  };
};

it('runs rounds of a job one at a time', async () => {
  const { jobs: all } = jobs();
  let rounds = 0;
  let finish = (): void => undefined;
  all.every(1_000, 'slow', () => {
    rounds += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(rounds).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(2);
  const stopped = all.stop();
  finish();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toBe(2);
});

it('logs and measures a failed round and runs the next', async () => {
  const { jobs: all, lines, metrics } = jobs();
  let rounds = 0;
  all.every(1_000, 'moody', async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('not today');
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.join()).toContain('not today');
  expect(await metrics.registry.getSingleMetricAsString('job_last_success_timestamp_seconds')).not.toContain(
    'moody',
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.join()).toContain('"failures":1,"msg":"a background job has recovered"');
  expect(await metrics.registry.getSingleMetricAsString('job_last_success_timestamp_seconds')).toContain(
    'job="moody"',
  );
  expect(await metrics.registry.getSingleMetricAsString('job_duration_seconds')).toContain(
    'job_duration_seconds_count{job="moody"} 2',
  );
  await all.stop();
});

it('backs off a job that keeps failing until it succeeds', async () => {
  const { jobs: all } = jobs();
  const rounds: number[] = [];
  const begun = Date.now();
  let isBroken = true;
  all.every(1_000, 'broken', async () => {
    rounds.push((Date.now() - begun) / 1_000);
    if (isBroken) throw new Error('still broken');
  });
  let slow = 0;
  all.every(60_000, 'rare', async () => {
    slow += 1;
    throw new Error('never');
  });
  await vi.advanceTimersByTimeAsync(46_000);
  expect(rounds).toEqual([1, 2, 4, 8, 16, 26, 36, 46]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(13_000);
  expect(rounds.slice(8)).toEqual([56, 57, 58, 59]);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(slow).toBe(4);
  await all.stop();
});

it('logs a long outage at growing intervals', async () => {
  const { jobs: all, lines } = jobs();
  all.every(10_000, 'broken', async () => {
    throw new Error('still broken');
  });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(lines.map((line) => (JSON.parse(line) as { failures: number }).failures)).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256,
  ]);
  await all.stop();
});
