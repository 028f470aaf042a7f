import { Gauge, type Registry } from 'prom-client';
import type { BacklogGauge } from '../telemetry/backlog-gauge.ts';
import type { Job } from './job.ts';

/** Registers gauges and returns the job that measures them. A gauge appears after its first count. */
export function registerBacklog(registry: Registry, backlog: Iterable<BacklogGauge>): Job {
  const gauges = Array.from(backlog, ({ name, help, label, count }) => ({
    name,
    gauge: new Gauge({ name, help, labelNames: [label], registers: [registry] }),
    label,
    count,
  }));
  return {
    name: 'backlog',
    everyMs: 60_000,
    run: async ({ database }, round) => {
      for (const { name, gauge, label, count } of gauges)
        await round.item(name, async () => {
          for (const [value, waiting] of await count(database))
            gauge.set({ [label]: value }, Number(waiting));
        });
    },
  };
}
